import { MARGIN } from './margin';

/**
 * Resolves when the element may render: at once near the window, or without a box of its own; otherwise when the shopper
 * comes near it or the browser is idle. A list has three elements in each of its tiles, and most of them are far below.
 * The code for that is loaded with what every page loads after its start; if that fails, nothing waits.
 */
export const turnOf = (element: Element): Promise<void> | undefined => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= -MARGIN && top <= innerHeight + MARGIN
    ? undefined
    : import('./far').then(
        ({ turnOfFar }) => turnOfFar(element),
        () => undefined,
      );
};
