import { startAddToCart } from './add-to-cart';
import type { StateModule } from '../shared/store.types';
import { addToCartSlice } from './add-to-cart-slice';

/** Adding products to the cart; needs `messagesState`. */
export const addToCartState: StateModule = {
  name: 'addToCart',
  slices: [addToCartSlice],
  startFlows: startAddToCart,
};
