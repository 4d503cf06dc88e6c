import { parallaxRoom, parallaxShift } from '../../../domain/content/row-settings';
import type { Undo } from '../parts/part.types';

/** A row whose background moves. */
interface MovedRow {
  readonly part: HTMLElement;
  readonly layer: HTMLElement;
  readonly speed: number;
  isNear: boolean;
}

/** Distance from the viewport within which a background is moved. */
const MARGIN = '25%';

const rows = new Map<Element, MovedRow>();
let frame = 0;
let observer: IntersectionObserver | null = null;

/** Measures all rows before it moves any: measuring after a change would make the browser compute the layout again. */
function place(moved: readonly MovedRow[]): void {
  const windowHeight = window.innerHeight;
  const measured = moved.map((row) => ({ ...row, box: row.part.getBoundingClientRect() }));
  for (const { layer, speed, box } of measured) {
    const { top, height } = box;
    const room = parallaxRoom({ height, windowHeight }, speed);
    const shift = parallaxShift({ top, height, windowHeight }, speed);
    layer.style.setProperty('--_row-room', `${String(room)}px`);
    layer.style.setProperty('--_row-shift', `${String(shift)}px`);
  }
}

/** Moves the rows near the viewport in the next frame. */
function request(): void {
  if (frame !== 0) return;
  const near = [...rows.values()].filter(({ isNear }) => isNear);
  if (near.length === 0) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    place(near);
  });
}

/** Starts what all rows of a page share: an observer, and listeners for scrolling and resizing. */
function createObserver(): IntersectionObserver {
  // Also of boxes that scroll inside the page.
  document.addEventListener('scroll', request, { passive: true, capture: true });
  window.addEventListener('resize', request);
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const row = rows.get(target);
        if (row !== undefined) row.isNear = isIntersecting;
      }
      request();
    },
    { rootMargin: MARGIN },
  );
}

/**
 * Moves a layer with the scrolling page, at its own speed, while its row is near the window.
 *
 * @returns a function that stops it
 */
export function followScroll(part: HTMLElement, layer: HTMLElement, speed: number): Undo {
  const row = { part, layer, speed, isNear: false };
  place([row]);
  rows.set(part, row);
  observer ??= createObserver();
  observer.observe(part);
  return () => {
    rows.delete(part);
    observer?.unobserve(part);
  };
}
