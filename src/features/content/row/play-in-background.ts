import type { RowVideo } from '../../../domain/content/row-settings';
import { hasConsent, onConsentChanged } from '../../../platform/consent';
import { createFileFilm } from './file-film';
import type { Film } from './film.types';
import { createFrameFilm } from './frame-film';

/** Distance from the window from which on a film is fetched. */
const NEAR = '200px';

/**
 * Plays a film behind a row, muted: fetched when the row is nearly in the window and stopped while it is not, as the
 * settings say. A film of another site is never fetched earlier, nor before the shopper has agreed where the page asks
 * for that. Where it cannot be played, the server's own background stays.
 *
 * @returns takes it away
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
  const giveUp = (): void => {
    hasFailed = true;
    remove();
  };
  const start = (): void => {
    if (hasFailed || !isAllowed()) return;
    film ??=
      source.kind === 'file'
        ? createFileFilm(layer, { url: source.url, loop }, giveUp)
        : createFrameFilm(layer, source, giveUp);
    film.play();
  };
  const sight = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      if (isNear) start();
      else if (onlyVisible) film?.pause();
    },
    { rootMargin: NEAR },
  );
  sight.observe(part);
  const stopConsent = onConsentChanged(() => {
    if (!isAllowed()) remove();
    else if (isNear) start();
  });
  if (!lazy && source.kind === 'file') start();
  return () => {
    stopConsent();
    sight.disconnect();
    remove();
  };
}
