import { useEffect, useState, type RefObject } from 'react';

/** Distance from the window within which an element counts as near. */
const MARGIN = '300px';

/** Whether an element is near the window, or has been; true in browsers that cannot tell. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref, isNear]);
  return isNear;
}
