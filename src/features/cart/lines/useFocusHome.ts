import { useEffect, useRef, type RefObject } from 'react';

/**
 * A place for the focus when the line that had it leaves the list: without it a keyboard would start again at the top
 * of the page. `count` is the number of lines; put the ref on a heading with `tabIndex={-1}`.
 */
export function useFocusHome<Place extends HTMLElement>(count: number): RefObject<Place | null> {
  const home = useRef<Place>(null);
  const earlier = useRef(count);
  useEffect(() => {
    const lineLeft = count < earlier.current;
    earlier.current = count;
    const focused = document.activeElement;
    if (lineLeft && (focused === null || focused === document.body)) home.current?.focus();
  }, [count]);
  return home;
}
