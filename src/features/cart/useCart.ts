import { useEffect } from 'react';
import type { CartSection } from '../../domain/section.types';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { selectCart } from '../../state/sections/section-selectors';
import { sectionsWanted, selectSectionsFailed } from '../../state/sections/sections-slice';

/** The cart as far as it is known. A known cart stays shown, also while reloading it fails. */
export type CartView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly cart: CartSection };

/** Requests the sections that cart views show, once, and returns the cart. */
export function useCart(): CartView {
  const dispatch = useTillDispatch();
  useEffect(() => {
    dispatch(sectionsWanted(['cart', 'customer']));
  }, [dispatch]);
  const cart = useTillSelector(selectCart);
  const failed = useTillSelector(selectSectionsFailed);
  if (cart !== null) return { status: 'ready', cart };
  return { status: failed ? 'failed' : 'loading' };
}
