import { useEffect } from 'react';
import { itemsIn, type ListForm } from './list-form';

/** Fewer items are laid out fast enough as the theme's style sheet has them. */
const LONG = 40;

/**
 * Isolates the layout of each item of a long list (docs/decisions/0026-first-press.md): when one changes its height, the
 * browser moves those below it as they are.
 */
export function useLongList(list: ListForm | null): void {
  useEffect(() => {
    if (list === null) return undefined;
    const items = itemsIn(list.form);
    if (items.length < LONG) return undefined;
    for (const item of items) item.classList.add('till-wishlist-item');
    return () => {
      for (const item of items) item.classList.remove('till-wishlist-item');
    };
  }, [list]);
}
