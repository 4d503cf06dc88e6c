import type { RowVideo } from '../../../domain/content/row-video';
import { hasConsent, onConsentChanged } from '../../../platform/consent';
import { adoptStyles } from '../../../ui/styles/adopt';
import { createFileFilm } from './file-film';
import css from './Film.css';
import type { Film } from './film.types';
import { createFrameFilm } from './frame-film';

adoptStyles(css);

/** Distance from the viewport at which a film is loaded. */
const NEAR = '200px';

/**
 * Plays a muted film behind a row. Depending on the settings it is loaded when the row is near the viewport and paused
 * while it is not. A film of another site is never loaded earlier, and never without consent on pages that require it.
 * If the film cannot be played, the server's own background stays.
 *
 * @returns a function that removes the film
 */
export function playInBackground(
  part: HTMLElement,
  layer: HTMLElement,
  { source, loop, onlyVisible, lazy }: RowVideo,
): () => void {
  let film: Film | null = null;
  let hasFailed = false;
  let isNear = false;
  const isAllowed = (): boolean => source.kind === 'file' || hasConsent(source.site);
  const remove = (): void => {
    film?.remove();
    film = null;
  };
  const onFailed = (): void => {
    hasFailed = true;
    remove();
  };
  const start = (): void => {
    if (hasFailed || !isAllowed()) return;
    film ??=
      source.kind === 'file'
        ? createFileFilm(layer, { url: source.url, loop }, onFailed)
        : createFrameFilm(layer, source, onFailed);
    film.play();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      if (isNear) start();
      else if (onlyVisible) film?.pause();
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
