import { useEffect, useState } from 'react';

/** Whether the page has been scrolled past `element`. */
export function useOutOfSight(element: Element | null): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) {
        setPast(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isPast;
}
