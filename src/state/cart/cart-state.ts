import { startChangeLine } from './change-line';
import { startEmptyCart } from './empty-cart';
import { startInferPriceFormat } from '../config/infer-price-format';
import { startRemoveLine } from './remove-line';
import { createSerialQueue } from '../shared/serial-queue';
import { startUndoRemoval } from './undo-removal';
import { startUpdateCart } from './update-cart';
import type { StateModule } from '../shared/store.types';
import { cartSlice } from './cart-slice';
import { removedSlice } from './removed-slice';

/** Changing and removing lines: what the mini cart and the cart page need. */
export const cartState: StateModule = {
  name: 'cart',
  slices: [cartSlice, removedSlice],
  startFlows: (startListening, _services, store) => {
    startInferPriceFormat(startListening, store);
    const queue = createSerialQueue();
    startChangeLine(startListening, queue);
    startRemoveLine(startListening, queue);
    startUndoRemoval(startListening);
    startEmptyCart(startListening);
    startUpdateCart(startListening, queue);
  },
};
