import { useEffect, useState } from 'react';

/** Distance from the viewport within which a part counts as near: half a viewport. */
const MARGIN = '50%';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function forget(part: Element): void {
  waiting.delete(part);
  observer?.unobserve(part);
}

/** The observer that all parts of a page share. */
function observe(part: Element, onNear: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const wake = waiting.get(target);
        forget(target);
        wake?.();
      }
    },
    { rootMargin: MARGIN },
  );
  waiting.set(part, onNear);
  observer.observe(part);
}

/** Whether a part has been near the viewport; until then its code is not loaded. */
export function useNear(part: Element): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    observe(part, () => {
      setNear(true);
    });
    return () => {
      forget(part);
    };
  }, [part]);
  return isNear;
}
