import { useEffect, useRef, type RefObject } from 'react';

/** Distance from the window within which an element counts as nearly visible. */
const MARGIN = '300px';

/**
 * Calls `onNear` once, shortly before the element becomes visible; immediately in browsers without
 * IntersectionObserver.
 */
export function useNear(ref: RefObject<Element | null>, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  }, [onNear]);
  useEffect(() => {
    if (ref.current === null || !('IntersectionObserver' in window)) {
      latest.current();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
}
