import type { Film } from './film.types';

/** A film from a file, muted. It calls `onFailed` when it cannot be played. */
export function createFileFilm(
  layer: HTMLElement,
  { url, loop }: { readonly url: string; readonly loop: boolean },
  onFailed: () => void,
): Film {
  const video = document.createElement('video');
  video.className = 'till-row-video';
  video.muted = true;
  video.loop = loop;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  video.preload = 'auto';
  video.src = url;
  video.addEventListener('error', onFailed);
  layer.append(video);
  return {
    play: () => {
      // A browser that plays nothing by itself shows the first picture.
      video.play().catch(() => undefined);
    },
    pause: () => {
      video.pause();
    },
    remove: () => {
      video.removeEventListener('error', onFailed);
      video.pause();
      // Ends the download, and releases what was decoded.
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}
