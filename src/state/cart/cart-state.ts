import { startChangeLine } from '../flows/change-line';
import { startEmptyCart } from '../flows/empty-cart';
import { startLearnPriceFormat } from '../flows/learn-price-format';
import { startRemoveLine } from '../flows/remove-line';
import { createTurns } from '../flows/turns';
import { startUndoRemoval } from '../flows/undo-removal';
import { startUpdateCart } from '../flows/update-cart';
import type { StateModule } from '../store.types';
import { cartSlice } from './cart-slice';
import { removedSlice } from './removed-slice';

/** Changing and removing lines: what the mini cart and the cart page need. */
export const cartState: StateModule = {
  name: 'cart',
  slices: [cartSlice, removedSlice],
  startFlows: (startListening, _services, store) => {
    startLearnPriceFormat(startListening, store);
    const turns = createTurns();
    startChangeLine(startListening, turns);
    startRemoveLine(startListening, turns);
    startUndoRemoval(startListening);
    startEmptyCart(startListening);
    startUpdateCart(startListening, turns);
  },
};
