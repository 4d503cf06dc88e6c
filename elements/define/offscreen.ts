import { MARGIN_PX } from './margin';

/**
 * Undefined for an element in the window, near it, or without a box of its own: it renders at once. Otherwise a promise that
 * resolves when the shopper comes near the element, or the browser is idle. A list has three elements in each of its tiles, and most of them are far below.
 * The code for that is loaded with what every page loads after its start; if that fails, nothing waits.
 */
export const offscreenDelay = (element: Element): Promise<void> | undefined => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= -MARGIN_PX && top <= innerHeight + MARGIN_PX
    ? undefined
    : import('./offscreen-queue').then(
        ({ untilNearOrIdle }) => untilNearOrIdle(element),
        () => undefined,
      );
};
