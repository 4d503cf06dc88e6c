import { recordOf } from '../../../platform/record';

/** What a player says of its film. */
export type FilmState = 'ready' | 'playing' | 'ended' | 'failed';

/** How to talk to the player of a site by messages, without a script of theirs in the page. */
export interface FrameProtocol {
  /** Sent until the player responds. */
  readonly hello: readonly object[];
  readonly play: object;
  readonly pause: object;
  /** What a message says; null for one that is about something else. */
  readonly read: (message: Readonly<Record<string, unknown>>) => FilmState | null;
}

const command = (func: string, ...args: readonly string[]): object => ({
  event: 'command',
  func,
  args,
});

const YOUTUBE_STATES: ReadonlyMap<unknown, FilmState> = new Map([
  [0, 'ended'],
  [1, 'playing'],
]);

const youTube: FrameProtocol = {
  hello: [{ event: 'listening' }, command('addEventListener', 'onError')],
  play: command('playVideo'),
  pause: command('pauseVideo'),
  read: ({ event, info }) => {
    if (event === 'onReady' || event === 'initialDelivery') return 'ready';
    if (event === 'onError') return 'failed';
    return YOUTUBE_STATES.get(recordOf(info).playerState) ?? null;
  },
};

const listenTo = (value: string): object => ({ method: 'addEventListener', value });

const VIMEO_STATES: ReadonlyMap<unknown, FilmState> = new Map([
  ['ready', 'ready'],
  ['play', 'playing'],
  ['playing', 'playing'],
  ['ended', 'ended'],
  ['finish', 'ended'],
  ['error', 'failed'],
]);

const vimeo: FrameProtocol = {
  hello: ['play', 'ended', 'error'].map(listenTo),
  play: { method: 'play' },
  pause: { method: 'pause' },
  read: ({ event }) => VIMEO_STATES.get(event) ?? null,
};

/** The protocols by site. */
export const protocols = { youtube: youTube, vimeo } as const;

/** The object in a message of a player, which may be JSON text. */
export function messageOf(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return recordOf(data);
  try {
    return recordOf(JSON.parse(data));
  } catch {
    return {};
  }
}
