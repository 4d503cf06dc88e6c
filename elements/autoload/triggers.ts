import { MARGIN } from '../define/margin';
import { onInteraction } from './interaction';

/** Maximum wait of an idle element, in milliseconds. */
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
 * Calls `wake` according to the element's `load` attribute: immediately (`eager`, also when absent or unknown), when
 * the browser is idle (`idle`), shortly before the element becomes visible (`visible`), or at the shopper's first
 * interaction (`interaction`).
 */
export function whenDue(element: Element, wake: () => void): void {
  const mode = element.getAttribute('load');
  if (mode === 'idle') onIdle(wake);
  else if (mode === 'visible') onVisible(element, wake);
  else if (mode === 'interaction') onInteraction(element, wake);
  else wake();
}
