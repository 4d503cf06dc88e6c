import { rowSettings } from '../../../domain/content/row-settings';
import { Changes } from '../parts/changes';
import { followScroll } from './follow-scroll';
import { playInBackground } from './play-in-background';

function layerBehind(part: HTMLElement): { background: HTMLElement; layer: HTMLElement } {
  const background = document.createElement('div');
  background.className = 'till-row-background';
  background.setAttribute('aria-hidden', 'true');
  const layer = document.createElement('div');
  layer.className = 'till-row-layer';
  background.append(layer);
  part.prepend(background);
  return { background, layer };
}

/** Sets the row's own image on the layer. */
function moveImage(part: HTMLElement, layer: HTMLElement, changes: Changes): void {
  const own = getComputedStyle(part).backgroundImage;
  if (own === '' || own === 'none') return;
  layer.style.backgroundImage = own;
  changes.style(part, 'background-image', 'none');
}

function showFallback({ style }: HTMLElement, url: string): void {
  style.backgroundImage = `url("${url}")`;
  style.backgroundPosition = 'center';
}

/**
 * Lets the background of a row pass at its own speed (ROW-01 to ROW-03), by a transform of a layer behind its content,
 * and plays a film there. Visitors who prefer reduced motion see the server's own background, or the image that replaces
 * the film.
 *
 * @returns a function that restores the markup
 */
export function enhanceRow(part: HTMLElement): () => void {
  const { hasParallax, speed, video, fallback } = rowSettings(part.dataset);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isMoved = hasParallax && speed !== 1 && !isCalm;
  const film = isCalm ? null : video;
  if (!isMoved && film === null && fallback === null) return () => undefined;
  const { background, layer } = layerBehind(part);
  const changes = new Changes();
  changes.className(part, 'till-row');
  if (fallback !== null) showFallback(layer, fallback);
  else if (isMoved) moveImage(part, layer, changes);
  const ends: (() => void)[] = [];
  if (isMoved) ends.push(followScroll(part, layer, speed));
  if (film !== null) ends.push(playInBackground(part, layer, film));
  return () => {
    for (const end of ends) end();
    background.remove();
    changes.restore();
  };
}
