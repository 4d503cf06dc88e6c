import type { Undo } from './part.types';

/** Distance from the viewport within which a part counts as near: half a viewport. */
const MARGIN = '50%';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function forget(part: Element): void {
  waiting.delete(part);
  observer?.unobserve(part);
}

/**
 * Calls `listener` once, when a part is near the viewport. All parts of a page share one observer.
 *
 * @returns a function that stops waiting
 */
export function onVisible(part: Element, listener: () => void): Undo {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const onTargetVisible = waiting.get(target);
        forget(target);
        onTargetVisible?.();
      }
    },
    { rootMargin: MARGIN },
  );
  waiting.set(part, listener);
  observer.observe(part);
  return () => {
    forget(part);
  };
}
