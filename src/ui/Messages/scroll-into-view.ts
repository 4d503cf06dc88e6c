/** Duration of the scroll to the messages, in milliseconds (MSG-15). */
const SCROLL_MS = 500;
/** Space left above the messages, in CSS pixels. */
const MARGIN = 16;

/**
 * Scrolls the page until `element` is visible, unless it already is; without animation when the user prefers reduced
 * motion.
 */
export function scrollIntoView(element: HTMLElement, duration = SCROLL_MS): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const from = window.scrollY;
  const start = performance.now();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (time: number): void => {
    const part = isCalm ? 1 : Math.min(1, Math.max(0, (time - start) / duration));
    window.scrollTo(window.scrollX, from + (top - MARGIN) * (1 - (1 - part) ** 3));
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}
