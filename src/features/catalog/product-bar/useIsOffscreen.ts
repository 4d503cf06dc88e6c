import { useEffect, useState } from 'react';

/**
 * Whether the page has been scrolled past `element`; false for an element that is not displayed, e.g. in a collapsed
 * form.
 */
export function useIsOffscreen(element: Element | null): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) {
        const { bottom, height } = last.boundingClientRect;
        setPast(!last.isIntersecting && bottom <= 0 && height > 0);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isPast;
}
