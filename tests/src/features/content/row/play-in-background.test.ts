// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { rowVideo } from '../../../../../src/domain/content/row-video';
import { playInBackground } from '../../../../../src/features/content/row/play-in-background';

const YOUTUBE = 'https://youtu.be/Nt6r8bQmZ0k';
const VIMEO = 'https://vimeo.com/76979871';
const ORIGINS = {
  [YOUTUBE]: 'https://www.youtube-nocookie.com',
  [VIMEO]: 'https://player.vimeo.com',
} as const;
type Address = keyof typeof ORIGINS;

let sight: (entries: readonly { isIntersecting: boolean }[]) => void;
const seen = (isIntersecting: boolean): void => {
  sight([{ isIntersecting }]);
};

let layer: HTMLElement;
let stop: () => void;
let sent: unknown[];

const frame = (): HTMLIFrameElement | null => layer.querySelector('iframe');
const isShown = (): boolean => frame()?.classList.contains('till-row-video--playing') ?? false;

function start(address: Address, settings: Readonly<Record<string, string>> = {}): void {
  const video = rowVideo({ backgroundType: 'video', videoSrc: address, ...settings });
  if (video === null) throw new Error('The test has no video.');
  stop = playInBackground(document.body, layer, video);
}

/** Brings the row near the viewport and records the messages to the player. */
function comeNear(): void {
  seen(true);
  const { contentWindow } = frame() ?? {};
  vi.spyOn(contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => {
    sent.push(JSON.parse(message as string));
  });
}

/** Sends a message from the player. */
function say(address: Address, message: unknown, from: Partial<MessageEventInit> = {}): void {
  window.dispatchEvent(
    new MessageEvent('message', {
      data: typeof message === 'string' ? message : JSON.stringify(message),
      origin: ORIGINS[address],
      source: frame()?.contentWindow ?? null,
      ...from,
    }),
  );
}

const STATES = {
  [YOUTUBE]: {
    ready: { event: 'onReady' },
    playing: { event: 'infoDelivery', info: { playerState: 1 } },
    ended: { event: 'infoDelivery', info: { playerState: 0 } },
    failed: { event: 'onError', info: 150 },
    play: { event: 'command', func: 'playVideo', args: [] },
    pause: { event: 'command', func: 'pauseVideo', args: [] },
    hello: { event: 'listening' },
  },
  [VIMEO]: {
    ready: { event: 'ready' },
    playing: { event: 'play', data: {} },
    ended: { event: 'ended' },
    failed: { event: 'error' },
    play: { method: 'play' },
    pause: { method: 'pause' },
    hello: { method: 'addEventListener', value: 'play' },
  },
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  layer = document.createElement('div');
  document.body.replaceChildren(layer);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSight: typeof sight) {
        sight = onSight;
      }
      observe(): void {
        return undefined;
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-till-consent');
});

describe.each([YOUTUBE, VIMEO] as const)('a video of %s', (address) => {
  const states = STATES[address];

  it('is loaded when its row is near, in an inert iframe', () => {
    start(address, { videoLazyLoad: 'false' });
    expect(frame()).toBeNull();
    comeNear();
    expect(frame()).toMatchObject({ tabIndex: -1, inert: true, allow: 'autoplay' });
    expect(frame()?.src.startsWith(`${ORIGINS[address]}/`)).toBe(true);
    seen(true);
    expect(layer.querySelectorAll('iframe')).toHaveLength(1);
    expect(document.querySelector('script')).toBeNull();
  });

  it('is shown when it plays', () => {
    start(address);
    comeNear();
    vi.advanceTimersByTime(500);
    expect(sent).toContainEqual(states.hello);
    say(address, states.ready);
    expect(sent).toContainEqual(states.play);
    expect(isShown()).toBe(false);
    say(address, states.playing);
    expect(isShown()).toBe(true);
    sent = [];
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    expect(isShown()).toBe(true);
  });

  it('pauses outside the viewport and resumes inside', () => {
    start(address);
    comeNear();
    say(address, states.playing);
    sent = [];
    seen(false);
    seen(false);
    expect(sent).toEqual([states.pause]);
    seen(true);
    expect(sent).toEqual([states.pause, states.play]);
  });

  it('does not start outside the viewport', () => {
    start(address);
    comeNear();
    seen(false);
    sent = [];
    say(address, states.ready);
    say(address, states.playing);
    expect(sent).toEqual([states.pause, states.pause]);
  });

  it('continues outside the viewport if the page says so', () => {
    start(address, { videoPlayOnlyVisible: 'false' });
    comeNear();
    sent = [];
    seen(false);
    expect(sent).toEqual([]);
  });

  it.each(['failed', 'ended'] as const)('is removed when it has %s', (state) => {
    start(address);
    comeNear();
    say(address, states.playing);
    say(address, states[state]);
    expect(frame()).toBeNull();
    seen(true);
    expect(frame()).toBeNull();
  });

  it('is removed if it does not play within 15 seconds', () => {
    start(address);
    comeNear();
    vi.advanceTimersByTime(15_000);
    expect(frame()).toBeNull();
  });

  it('ignores messages of other frames and unknown messages', () => {
    start(address);
    comeNear();
    say(address, states.playing, { origin: 'https://evil.example' });
    say(address, states.playing, { source: window });
    for (const message of ['{', '7', 'null', '[]', { event: 7 }, { event: 'constructor' }, {}]) {
      say(address, message);
    }
    expect(isShown()).toBe(false);
  });

  it('waits for consent and is removed when consent is withdrawn', () => {
    const agree = (services: string): void => {
      document.documentElement.setAttribute('data-till-consent', services);
      document.dispatchEvent(new Event('till-consent-changed'));
    };
    agree('google-maps');
    start(address);
    seen(true);
    expect(frame()).toBeNull();
    agree('youtube vimeo');
    expect(frame()).not.toBeNull();
    agree('');
    expect(frame()).toBeNull();
  });

  it('is removed with its row and ignores messages after that', () => {
    start(address);
    comeNear();
    stop();
    expect(frame()).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});
