import { startWatchMinimum } from './watch-minimum';
import type { StateModule } from '../shared/store.types';
import { orderBlockSlice } from './order-block-slice';

/** A cart below the shop's minimum amount, which only the markup of the cart page reveals. */
export const orderBlockState: StateModule = {
  name: 'orderBlock',
  slices: [orderBlockSlice],
  startFlows: (startListening, _services, store) => {
    startWatchMinimum(startListening, store);
  },
};
