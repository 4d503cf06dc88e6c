import type { Video } from './video.types';

/** A muted video from a file. Calls `onFailed` when the file cannot be played. */
export function createFileVideo(
  layer: HTMLElement,
  { url, loop }: { readonly url: string; readonly loop: boolean },
  onFailed: () => void,
): Video {
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
      // A browser that blocks autoplay shows the first frame.
      video.play().catch(() => undefined);
    },
    pause: () => {
      video.pause();
    },
    remove: () => {
      video.removeEventListener('error', onFailed);
      video.pause();
      // Stops the download and releases decoded frames.
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}
