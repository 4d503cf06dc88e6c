type State = 'playing' | 'paused';

interface Player {
  /** Messages of the player. */
  readonly ready: object;
  readonly failed: object;
  readonly said: Readonly<Record<State, object>>;
  /** The command in a message; null for messages that the sandbox ignores. */
  readonly read: (message: Readonly<Record<string, unknown>>) => State | 'hello' | null;
}

const youTube: Player = {
  ready: { event: 'onReady', info: null },
  failed: { event: 'onError', info: 150 },
  said: {
    playing: { event: 'infoDelivery', info: { playerState: 1 } },
    paused: { event: 'infoDelivery', info: { playerState: 2 } },
  },
  read: ({ event, func }) => {
    if (event === 'listening') return 'hello';
    if (func === 'playVideo') return 'playing';
    return func === 'pauseVideo' ? 'paused' : null;
  },
};

const vimeo: Player = {
  ready: { event: 'ready' },
  failed: { event: 'error', data: { name: 'PrivacyError' } },
  said: { playing: { event: 'play' }, paused: { event: 'pause' } },
  read: ({ method }) => {
    if (method === 'addEventListener') return 'hello';
    if (method === 'play') return 'playing';
    return method === 'pause' ? 'paused' : null;
  },
};

const { dataset } = document.documentElement;
const player = dataset['site'] === 'youtube' ? youTube : vimeo;
const id = location.pathname.split('/').at(-1) ?? '';
const isMuted = ['mute', 'muted'].some((name) => new URLSearchParams(location.search).has(name));
let isReady = false;

const tell = (message: object): void => {
  window.parent.postMessage(JSON.stringify(message), '*');
};

function follow(message: Readonly<Record<string, unknown>>): void {
  const wish = player.read(message);
  if (wish === null || /^(?:silent|2000)/.test(id)) return;
  if (/^(?:refused|1000)/.test(id)) {
    tell(player.failed);
    return;
  }
  if (wish === 'hello') {
    if (!isReady) tell(player.ready);
    isReady = true;
    return;
  }
  // Browsers block autoplay with sound before the first user interaction.
  if (wish === 'playing' && !isMuted) return;
  dataset['state'] = wish;
  tell(player.said[wish]);
}

window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  if (source === window.parent && typeof data === 'string') {
    follow(JSON.parse(data) as Readonly<Record<string, unknown>>);
  }
});

export {};
