import { useEffect, useRef, type RefObject } from 'react';

/** How far outside the window something counts as about to be seen. */
const MARGIN = '300px';

/** Calls `onNear` once, when the element is about to be seen; at once where the browser cannot tell. */
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
