import { useLayoutEffect } from 'react';
import type { WishStatus } from '../../../state/wishlist/wishlist-slice';
import { useT } from '../../../ui/i18n';
import type { WishLink } from './wish-link';

/** The class of a link whose product is on the list, for themes. */
const LISTED = 'till-wished';

/** Sets attributes that the server has rendered; returns the function that restores them. */
function relabel(link: HTMLElement, label: string): () => void {
  const text = link.querySelector('span') ?? link;
  const before = text.textContent;
  const named = ['title', 'aria-label'].flatMap((name) => {
    const value = link.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  text.textContent = label;
  for (const [name] of named) link.setAttribute(name, label);
  link.classList.add(LISTED);
  return () => {
    text.textContent = before;
    for (const [name, value] of named) link.setAttribute(name, value);
    link.classList.remove(LISTED);
  };
}

/** Shows on the server-rendered link what became of the wish. It keeps the focus while the request runs. */
export function useWishLabel(found: WishLink | null, status: WishStatus): void {
  const t = useT();
  useLayoutEffect(() => {
    if (found === null) return undefined;
    const { link } = found;
    if (status === 'listed') return relabel(link, t('In your Wish List'));
    if (status !== 'sending' && status !== 'leaving') return undefined;
    link.setAttribute('aria-disabled', 'true');
    link.setAttribute('aria-busy', 'true');
    return () => {
      link.removeAttribute('aria-disabled');
      link.removeAttribute('aria-busy');
    };
  }, [found, status, t]);
}
