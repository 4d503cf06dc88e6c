import { useEffect, useRef, useState, type RefObject } from 'react';

/** How many records are rendered at once: as many as fit on a large screen. */
const STEP = 25;

/**
 * How many of the records of a collection are rendered. More follow when the end of the list comes near, so that a long list
 * neither opens nor scrolls in one long task.
 *
 * @param wanted at least this many: the place of a record that must be visible, counted from 1
 */
export function useShownRows(
  count: number,
  wanted: number,
): {
  readonly shown: number;
  /** For the element after the last record. */
  readonly end: RefObject<HTMLButtonElement | null>;
  readonly showMore: () => void;
} {
  const [limit, setLimit] = useState(STEP);
  const end = useRef<HTMLButtonElement>(null);
  const shown = Math.min(Math.max(limit, wanted), count);
  const showMore = (): void => {
    setLimit(shown + STEP);
  };
  useEffect(() => {
    const element = end.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setLimit(shown + STEP);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [shown]);
  return { shown, end, showMore };
}
