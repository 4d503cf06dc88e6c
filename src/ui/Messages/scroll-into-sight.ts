/** Milliseconds the page takes to scroll to its messages (MSG-15). */
const SCROLL_MS = 500;
/** Room left above, so that the messages do not stick to the edge, in CSS pixels. */
const MARGIN = 16;

/** Scrolls the page until `element` is in sight, unless it already is; at once for those who asked for less motion. */
export function scrollIntoSight(element: HTMLElement, duration = SCROLL_MS): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const from = window.scrollY;
  const distance = top - MARGIN;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(window.scrollX, from + distance);
    return;
  }
  const start = performance.now();
  const step = (time: number): void => {
    const part = Math.min(1, Math.max(0, (time - start) / duration));
    const eased = 1 - (1 - part) ** 3;
    window.scrollTo(window.scrollX, from + distance * eased);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
