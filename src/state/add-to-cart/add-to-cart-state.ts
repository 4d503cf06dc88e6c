import { startAddToCart } from './add-to-cart';
import { messagesState } from '../messages/messages-state';
import type { StateModule } from '../shared/store.types';
import { addToCartSlice } from './add-to-cart-slice';

/** Adding products to the cart. */
export const addToCartState: StateModule = {
  name: 'addToCart',
  needs: [messagesState],
  slices: [addToCartSlice],
  startFlows: startAddToCart,
};
