import { startTransition, useEffect, useState } from 'react';

/** Lines added per idle period. */
const STEP = 16;
/** Maximum wait for an idle period, in milliseconds. */
const WAIT_LIMIT_MS = 100;

/**
 * How many of `count` lines to render: the `first` (visible) ones immediately, the others in idle periods, so that a
 * cart of 200 lines opens as fast as one of ten and stays responsive. Why rows are not left to the browser's
 * `content-visibility`: docs/decisions/0021-long-carts.md. A list that is not shown yet stays at the first lines.
 */
export function useRenderedLines(count: number, first: number, isShown = true): number {
  const [rendered, setRendered] = useState(first);
  if (!isShown && rendered !== first) setRendered(first);
  const isDone = rendered >= count || !isShown;
  useEffect(() => {
    if (isDone) return undefined;
    const renderMore = (): void => {
      startTransition(() => {
        setRendered(rendered + STEP);
      });
    };
    if ('requestIdleCallback' in window) {
      const waiting = window.requestIdleCallback(renderMore, { timeout: WAIT_LIMIT_MS });
      return () => {
        window.cancelIdleCallback(waiting);
      };
    }
    const waiting = setTimeout(renderMore, 0);
    return () => {
      clearTimeout(waiting);
    };
  }, [rendered, isDone]);
  return Math.min(rendered, count);
}
