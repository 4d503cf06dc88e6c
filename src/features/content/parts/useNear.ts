import { useEffect, useState } from 'react';

/** Distance from the window within which a part is near: half a window. */
const MARGIN = '50%';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function forget(part: Element): void {
  waiting.delete(part);
  observer?.unobserve(part);
}

/** One observer for all parts of a page. */
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

/** Whether a part has come near the window; what is far away needs neither code nor work yet. */
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
