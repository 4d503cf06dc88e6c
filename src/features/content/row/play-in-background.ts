import type { RowVideo } from '../../../domain/content/row-settings';

/** Distance from the window from which on a film is fetched. */
const NEAR = '200px';

function createVideo({ url, loop }: RowVideo): HTMLVideoElement {
  const video = document.createElement('video');
  video.className = 'till-row-video';
  video.muted = true;
  video.loop = loop;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  video.preload = 'auto';
  video.src = url;
  return video;
}

/**
 * Plays a film behind a row, muted: fetched when the row is nearly in the window and stopped while it is not, as the
 * settings say. Where it cannot be played, the server's own background stays.
 *
 * @returns takes it away
 */
export function playInBackground(
  part: HTMLElement,
  layer: HTMLElement,
  film: RowVideo,
): () => void {
  let video: HTMLVideoElement | null = null;
  let hasFailed = false;
  const giveUp = (): void => {
    hasFailed = true;
    video?.remove();
    video = null;
  };
  const start = (): void => {
    if (hasFailed) return;
    if (video === null) {
      video = createVideo(film);
      video.addEventListener('error', giveUp);
      layer.append(video);
    }
    // A browser that plays nothing by itself shows the first picture.
    video.play().catch(() => undefined);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) start();
      else if (film.onlyVisible) video?.pause();
    },
    { rootMargin: NEAR },
  );
  sight.observe(part);
  if (!film.lazy) start();
  return () => {
    sight.disconnect();
    video?.pause();
    video?.remove();
  };
}
