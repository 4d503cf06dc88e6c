import { startWatchMinimum } from './watch-minimum';
import type { StateModule } from '../shared/store.types';
import { orderHoldSlice } from './order-hold-slice';

/** A cart below the shop's minimum amount, which only the markup of the cart page reveals. */
export const orderHoldState: StateModule = {
  name: 'orderHold',
  slices: [orderHoldSlice],
  startFlows: (startListening, _services, store) => {
    startWatchMinimum(startListening, store);
  },
};
