import type { RowVideo } from '../../../domain/content/row-video';
import { hasConsent, onConsentChanged } from '../../../platform/consent';
import { adoptStyles } from '../../../ui/styles/adopt';
import { createFileVideo } from './file-video';
import css from './Video.css';
import type { Video } from './video.types';
import { createFrameVideo } from './frame-video';

adoptStyles(css);

/** Distance from the viewport at which a video is loaded. */
const NEAR = '200px';

/**
 * Plays a muted video behind a row. Depending on the settings it is loaded when the row is near the viewport and paused
 * while it is not. A video of another site is never loaded earlier, and never without consent on pages that require it.
 * If the video cannot be played, the server's own background stays.
 *
 * @returns a function that removes the video
 */
export function playInBackground(
  part: HTMLElement,
  layer: HTMLElement,
  { source, loop, onlyVisible, lazy }: RowVideo,
): () => void {
  let video: Video | null = null;
  let hasFailed = false;
  let isNear = false;
  const isAllowed = (): boolean => source.kind === 'file' || hasConsent(source.site);
  const remove = (): void => {
    video?.remove();
    video = null;
  };
  const onFailed = (): void => {
    hasFailed = true;
    remove();
  };
  const start = (): void => {
    if (hasFailed || !isAllowed()) return;
    video ??=
      source.kind === 'file'
        ? createFileVideo(layer, { url: source.url, loop }, onFailed)
        : createFrameVideo(layer, source, onFailed);
    video.play();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      if (isNear) start();
      else if (onlyVisible) video?.pause();
    },
    { rootMargin: NEAR },
  );
  observer.observe(part);
  const stopConsent = onConsentChanged(() => {
    if (!isAllowed()) remove();
    else if (isNear) start();
  });
  if (!lazy && source.kind === 'file') start();
  return () => {
    stopConsent();
    observer.disconnect();
    remove();
  };
}
