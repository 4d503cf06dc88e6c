import { startChangeLine } from '../flows/change-line';
import { startRemoveLine } from '../flows/remove-line';
import type { StateModule } from '../store';
import { cartSlice } from './cart-slice';

/** Changing and removing lines: what the mini cart and the cart page need. */
export const cartState: StateModule = {
  name: 'cart',
  slices: [cartSlice],
  startFlows: (startListening) => {
    startChangeLine(startListening);
    startRemoveLine(startListening);
  },
};
