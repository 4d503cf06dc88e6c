import { recordOf } from '../../../platform/record';

/** State that the player reports. */
export type VideoState = 'ready' | 'playing' | 'ended' | 'failed';

/** The `postMessage` protocol of a site's player, which avoids loading the site's script. */
export interface FrameProtocol {
  /** Sent until the player responds. */
  readonly handshake: readonly object[];
  readonly play: object;
  readonly pause: object;
  /** The state in a message; null for messages about anything else. */
  readonly read: (message: Readonly<Record<string, unknown>>) => VideoState | null;
}

const command = (func: string, ...args: readonly string[]): object => ({
  event: 'command',
  func,
  args,
});

const YOUTUBE_STATES: ReadonlyMap<unknown, VideoState> = new Map([
  [0, 'ended'],
  [1, 'playing'],
]);

const youTube: FrameProtocol = {
  handshake: [{ event: 'listening' }, command('addEventListener', 'onError')],
  play: command('playVideo'),
  pause: command('pauseVideo'),
  read: ({ event, info }) => {
    if (event === 'onReady' || event === 'initialDelivery') return 'ready';
    if (event === 'onError') return 'failed';
    return YOUTUBE_STATES.get(recordOf(info).playerState) ?? null;
  },
};

const listenTo = (value: string): object => ({ method: 'addEventListener', value });

const VIMEO_STATES: ReadonlyMap<unknown, VideoState> = new Map([
  ['ready', 'ready'],
  ['play', 'playing'],
  ['playing', 'playing'],
  ['ended', 'ended'],
  ['finish', 'ended'],
  ['error', 'failed'],
]);

const vimeo: FrameProtocol = {
  handshake: ['play', 'ended', 'error'].map(listenTo),
  play: { method: 'play' },
  pause: { method: 'pause' },
  read: ({ event }) => VIMEO_STATES.get(event) ?? null,
};

/** The protocols by site. */
export const protocols = { youtube: youTube, vimeo } as const;

/** The object in a player's message, which may be JSON text. */
export function messageOf(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return recordOf(data);
  try {
    return recordOf(JSON.parse(data));
  } catch {
    return {};
  }
}
