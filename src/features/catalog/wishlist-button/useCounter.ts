import { useLayoutEffect } from 'react';

/**
 * Shows the number of items inside the link to the list and removes the number of the platform's own script. Themes clone
 * the header's links into their menu: a clone contains the number at that time.
 */
export function useCounter(link: HTMLAnchorElement | null, counter: string | null): void {
  useLayoutEffect(() => {
    if (link === null || counter === null) return undefined;
    for (const copied of link.querySelectorAll('.till-wishlist-count')) copied.remove();
    const place = document.createElement('span');
    place.className = 'counter qty till-wishlist-count';
    place.textContent = counter;
    link.append(' ', place);
    link.classList.add('till-wishlist-counted');
    return () => {
      link.classList.remove('till-wishlist-counted');
      place.previousSibling?.remove();
      place.remove();
    };
  }, [link, counter]);
}
