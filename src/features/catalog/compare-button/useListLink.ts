import { useLayoutEffect } from 'react';
import type { CompareSection } from '../../../domain/compare.types';

const HIDDEN = 'no-display';

/** Shows the header's link while the list is not empty, as the platform's own script does. */
export function useListLink(link: HTMLAnchorElement | null, list: CompareSection | null): void {
  useLayoutEffect(() => {
    if (link === null || list === null) return;
    const counter = link.querySelector('.counter');
    if (counter !== null) counter.textContent = list.caption;
    if (list.listUrl !== '') link.setAttribute('href', list.listUrl);
    link.classList.toggle(HIDDEN, list.count === 0);
  }, [link, list]);
}
