import type { WishlistSection } from '../../domain/wishlist.types';
import { reloadedSection } from '../sections/reloaded-section';
import type { FlowApi } from '../shared/store.types';
import { selectWishlist } from './wishlist-slice';

/** The wish list's section, loaded now; null when that fails. */
export async function reloadedWishlist(api: FlowApi): Promise<WishlistSection | null> {
  const stored = await reloadedSection(api, 'wishlist');
  return stored === null ? null : selectWishlist(api.getState());
}

/**
 * Whether a product was put on the list since `before`: one of the newest items is a new one of it, or has a greater
 * quantity.
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
