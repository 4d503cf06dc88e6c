import type { FilmSource } from '../../../domain/content/film-source';
import type { Film } from './film.types';
import { messageOf, protocols } from './frame-protocol';

type Source = Extract<FilmSource, { readonly kind: 'frame' }>;

const PLAYING = 'till-row-video--playing';
/** Milliseconds between two greetings, and until a player that shows nothing is given up. */
const GREETING_MS = 500;
const PATIENCE_MS = 15_000;

function createFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'till-row-video till-row-video--frame';
  frame.allow = 'autoplay';
  frame.tabIndex = -1;
  frame.inert = true;
  // The sites refuse to play for a page that does not say where it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  return frame;
}

/**
 * A film in the muted player of another site, in sight only while it plays. It calls `onFailed` when the player reports
 * an error, plays nothing, or has come to its end, where it would show other films.
 */
export function createFrameFilm(
  layer: HTMLElement,
  { site, url, origin }: Source,
  onFailed: () => void,
): Film {
  const { hello, play, pause, read } = protocols[site];
  const frame = createFrame(url);
  const listening = new AbortController();
  let isWanted = true;
  const send = (message: object): void => {
    frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  };
  const greeting = setInterval(() => {
    hello.forEach(send);
  }, GREETING_MS);
  const patience = setTimeout(onFailed, PATIENCE_MS);
  const follow = ({ data, origin: sender, source }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const state = read(messageOf(data));
    if (state === null) return;
    if (state === 'ended' || state === 'failed') onFailed();
    else if (state === 'ready') send(isWanted ? play : pause);
    else {
      clearInterval(greeting);
      clearTimeout(patience);
      frame.classList.add(PLAYING);
      if (!isWanted) send(pause);
    }
  };
  window.addEventListener('message', follow, { signal: listening.signal });
  layer.append(frame);
  const want = (wanted: boolean): void => {
    if (wanted !== isWanted) send(wanted ? play : pause);
    isWanted = wanted;
  };
  return {
    play: () => {
      want(true);
    },
    pause: () => {
      want(false);
    },
    remove: () => {
      listening.abort();
      clearInterval(greeting);
      clearTimeout(patience);
      frame.remove();
    },
  };
}
