import { useEffect, useRef, type RefObject } from 'react';

/**
 * A place for the focus when the line or the undo offer that has it is removed: otherwise the keyboard would start
 * again at the top of the page. `count` is the number of lines; put the ref on a heading with `tabIndex={-1}`.
 */
export function useFocusFallback<Place extends HTMLElement>(
  count: number,
  hasOffer: boolean,
): RefObject<Place | null> {
  const home = useRef<Place>(null);
  const earlier = useRef({ count, hasOffer });
  useEffect(() => {
    const before = earlier.current;
    earlier.current = { count, hasOffer };
    const somethingLeft = count < before.count || (before.hasOffer && !hasOffer);
    const focused = document.activeElement;
    if (somethingLeft && (focused === null || focused === document.body)) home.current?.focus();
  }, [count, hasOffer]);
  return home;
}
