import type { StateModule } from '../shared/store.types';
import { startAddToWishlist } from './send-wish';
import { wishlistSlice } from './wishlist-slice';

/** Module for adding products to the wish list. */
export const wishlistState: StateModule = {
  name: 'wishlist',
  slices: [wishlistSlice],
  startFlows: startAddToWishlist,
};
