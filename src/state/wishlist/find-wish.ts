import type { WishlistSection } from '../../domain/wishlist.types';
import { reloadedSection } from '../sections/reloaded-section';
import type { FlowApi } from '../shared/store.types';
import { selectWishlist } from './wishlist-slice';

/** Reloads the wish list's section; null if that fails. */
export async function reloadedWishlist(api: FlowApi): Promise<WishlistSection | null> {
  const stored = await reloadedSection(api, 'wishlist');
  return stored === null ? null : selectWishlist(api.getState());
}

/**
 * Whether a product was added to the list since `before`: one of the latest items is a new one of this product, or its
 * quantity has increased.
 */
export function isAdded(
  productId: string,
  before: WishlistSection | null,
  now: WishlistSection,
): boolean {
  return now.items.some((item) => {
    if (item.productId !== productId) return false;
    const earlier = before?.items.find(({ itemId }) => itemId === item.itemId);
    return earlier === undefined || item.qty > earlier.qty;
  });
}
