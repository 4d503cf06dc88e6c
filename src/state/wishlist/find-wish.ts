import type { WishlistSection } from '../../domain/wishlist.types';
import { sectionReloaded } from '../sections/await-sections';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi } from '../shared/store.types';
import { selectWishlist } from './wishlist-slice';

/** The wish list's section, loaded now; null when that fails. */
export async function reloadedWishlist(api: FlowApi): Promise<WishlistSection | null> {
  const before = api.getState().sections.data.wishlist;
  api.dispatch(sectionsInvalidated({ names: ['wishlist'], reload: true }));
  await sectionReloaded(api, 'wishlist');
  const { data, error } = api.getState().sections;
  return error !== null || data.wishlist === before ? null : selectWishlist(api.getState());
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
