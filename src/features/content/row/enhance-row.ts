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

/**
 * Lets the background of a row pass at its own speed (ROW-01 to ROW-03), by a transform of a layer behind its content,
 * and plays a film there. Visitors who prefer less motion see the server's own background.
 *
 * @returns restores the markup
 */
export function enhanceRow(part: HTMLElement): () => void {
  const { hasParallax, speed, video } = rowSettings(part.dataset);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || (video === null && (!hasParallax || speed === 1))) return () => undefined;
  const image = getComputedStyle(part).backgroundImage;
  const { background, layer } = layerBehind(part);
  const changes = new Changes();
  changes.className(part, 'till-row');
  const ends: (() => void)[] = [];
  if (hasParallax && speed !== 1) {
    if (image !== '' && image !== 'none') {
      layer.style.backgroundImage = image;
      changes.style(part, 'background-image', 'none');
    }
    ends.push(followScroll(part, layer, speed));
  }
  if (video !== null) ends.push(playInBackground(part, layer, video));
  return () => {
    for (const end of ends) end();
    background.remove();
    changes.restore();
  };
}
