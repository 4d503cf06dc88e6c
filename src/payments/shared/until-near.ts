/** Distance from the window within which something counts as near. */
const MARGIN = '300px';

/**
 * Resolves when an element comes near the window; at once in browsers that cannot tell. Never once `signal` is aborted.
 */
export const untilNear = (element: Element, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!('IntersectionObserver' in window)) {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => {
      observer.disconnect();
    });
  });
