import type { VideoSource } from '../../../domain/content/video-source';
import type { Video } from './video.types';
import { messageOf, protocols } from './frame-protocol';

type Source = Extract<VideoSource, { readonly kind: 'frame' }>;

const PLAYING = 'till-row-video--playing';
/** Interval of the handshake messages, and timeout for a player that does not start, in milliseconds. */
const HANDSHAKE_INTERVAL_MS = 500;
const START_TIMEOUT_MS = 15_000;

function createFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'till-row-video till-row-video--frame';
  frame.allow = 'autoplay';
  frame.tabIndex = -1;
  frame.inert = true;
  // The sites refuse to play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  return frame;
}

/**
 * A video in another site's muted player, visible only while it plays. Calls `onFailed` when the player reports an error,
 * does not start, or reaches the end of the video, where it would suggest other videos.
 */
export function createFrameVideo(
  layer: HTMLElement,
  { site, url, origin }: Source,
  onFailed: () => void,
): Video {
  const { handshake, play, pause, read } = protocols[site];
  const frame = createFrame(url);
  const listening = new AbortController();
  let shouldPlay = true;
  const send = (message: object): void => {
    frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  };
  const handshakeTimer = setInterval(() => {
    handshake.forEach(send);
  }, HANDSHAKE_INTERVAL_MS);
  const startTimeout = setTimeout(onFailed, START_TIMEOUT_MS);
  const onMessage = ({ data, origin: sender, source }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const state = read(messageOf(data));
    if (state === null) return;
    if (state === 'ended' || state === 'failed') onFailed();
    else if (state === 'ready') send(shouldPlay ? play : pause);
    else {
      clearInterval(handshakeTimer);
      clearTimeout(startTimeout);
      frame.classList.add(PLAYING);
      if (!shouldPlay) send(pause);
    }
  };
  window.addEventListener('message', onMessage, { signal: listening.signal });
  layer.append(frame);
  const setPlaying = (isPlaying: boolean): void => {
    if (isPlaying !== shouldPlay) send(isPlaying ? play : pause);
    shouldPlay = isPlaying;
  };
  return {
    play: () => {
      setPlaying(true);
    },
    pause: () => {
      setPlaying(false);
    },
    remove: () => {
      listening.abort();
      clearInterval(handshakeTimer);
      clearTimeout(startTimeout);
      frame.remove();
    },
  };
}
