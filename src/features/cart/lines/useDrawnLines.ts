import { startTransition, useEffect, useState } from 'react';

/** Lines added in each quiet moment. */
const STEP = 16;
/** The longest that the next ones wait for a quiet moment, in milliseconds. */
const WAIT_LIMIT_MS = 100;

/**
 * How many of so many lines to draw: the `first` at once, which are those in sight, the others some at a time, so that a
 * cart of 200 lines opens as fast as one of ten and every press is answered meanwhile. Why rows are not left to the
 * browser's `content-visibility`: docs/decisions/0021-long-carts.md. A list that is not shown yet stays at the first.
 */
export function useDrawnLines(count: number, first: number, isShown = true): number {
  const [drawn, setDrawn] = useState(first);
  if (!isShown && drawn !== first) setDrawn(first);
  const isDone = drawn >= count || !isShown;
  useEffect(() => {
    if (isDone) return undefined;
    const drawMore = (): void => {
      startTransition(() => {
        setDrawn(drawn + STEP);
      });
    };
    if ('requestIdleCallback' in window) {
      const waiting = window.requestIdleCallback(drawMore, { timeout: WAIT_LIMIT_MS });
      return () => {
        window.cancelIdleCallback(waiting);
      };
    }
    const waiting = setTimeout(drawMore, 0);
    return () => {
      clearTimeout(waiting);
    };
  }, [drawn, isDone]);
  return Math.min(drawn, count);
}
