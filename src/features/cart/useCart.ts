import type { CartSection } from '../../domain/section.types';
import { useTillSelector } from '../../state/shared/hooks';
import { selectCart } from '../../state/sections/section-selectors';
import { selectSectionsFailed } from '../../state/sections/sections-slice';

/** The cart as far as it is known. A known cart stays shown, also while reloading it fails. */
export type CartView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly cart: CartSection };

/** The cart of the sections. */
export function useCart(): CartView {
  const cart = useTillSelector(selectCart);
  const failed = useTillSelector(selectSectionsFailed);
  if (cart !== null) return { status: 'ready', cart };
  return { status: failed ? 'failed' : 'loading' };
}
