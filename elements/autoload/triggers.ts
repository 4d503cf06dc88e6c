import { onInteraction } from './interaction';

/** How far outside the window an element counts as about to be seen. */
const MARGIN = '200px';
/** The longest an idle element waits, in milliseconds. */
const IDLE_LIMIT = 2000;

function onIdle(wake: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(wake, { timeout: IDLE_LIMIT });
  else setTimeout(wake, IDLE_LIMIT / 10);
}

function onVisible(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}

/**
 * Calls `wake` when the element's `load` attribute says so: at once (`eager`, also when absent or unknown), when the
 * browser has nothing to do (`idle`), shortly before the element is seen (`visible`), or at the shopper's first touch
 * (`interaction`).
 */
export function whenWanted(element: Element, wake: () => void): void {
  const mode = element.getAttribute('load');
  if (mode === 'idle') onIdle(wake);
  else if (mode === 'visible') onVisible(element, wake);
  else if (mode === 'interaction') onInteraction(element, wake);
  else wake();
}
