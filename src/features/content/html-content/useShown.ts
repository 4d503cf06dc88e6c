import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onShown` once, when the element is displayed: immediately, or when what hides it, such as a closed tab, is
 * opened; also immediately in browsers without ResizeObserver.
 */
export function useShown(ref: RefObject<Element | null>, onShown: () => void): void {
  const latest = useRef(onShown);
  useEffect(() => {
    latest.current = onShown;
  }, [onShown]);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !('ResizeObserver' in window)) {
      latest.current();
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      if (element.getClientRects().length === 0) return;
      observer.disconnect();
      latest.current();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
}
