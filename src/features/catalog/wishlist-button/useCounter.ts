import { useLayoutEffect } from 'react';

/** Shows the number of items inside the link to the list, where the platform's own script shows it. */
export function useCounter(link: HTMLAnchorElement | null, counter: string | null): void {
  useLayoutEffect(() => {
    if (link === null || counter === null) return undefined;
    const place = document.createElement('span');
    place.className = 'counter qty till-wishlist-count';
    place.textContent = counter;
    link.append(' ', place);
    return () => {
      place.previousSibling?.remove();
      place.remove();
    };
  }, [link, counter]);
}
