import { rowSettings } from '../../../domain/content/row-settings';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Changes, createBox } from '../parts/changes';
import type { Undo } from '../parts/part.types';
import { followScroll } from './follow-scroll';
import css from './Row.css';

adoptStyles(css);

/** Plays a video in a layer behind the row. */
export type PlayVideo = (layer: HTMLElement) => Undo;

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
 * and plays its video there, if it has one. Visitors who prefer reduced motion see the server's own background, or the
 * image that replaces the video.
 *
 * @returns a function that restores the markup
 */
export function enhanceRow(part: HTMLElement, playVideo: PlayVideo | null = null): Undo {
  const { hasParallax, speed, fallback } = rowSettings(part.dataset);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isMoved = hasParallax && speed !== 1 && !isCalm;
  const video = isCalm ? null : playVideo;
  if (!isMoved && video === null && fallback === null) return () => undefined;
  const background = createBox('till-row-background');
  const layer = createBox('till-row-layer');
  background.setAttribute('aria-hidden', 'true');
  background.append(layer);
  const changes = new Changes();
  const ends: Undo[] = [];
  // First what measures the page: after the first change the browser would compute its layout for that.
  if (isMoved) ends.push(followScroll(part, layer, speed));
  if (fallback !== null) showFallback(layer, fallback);
  else if (isMoved) moveImage(part, layer, changes);
  part.prepend(background);
  changes.className(part, 'till-row');
  if (video !== null) ends.push(video(layer));
  return () => {
    for (const end of ends) end();
    background.remove();
    changes.restore();
  };
}
