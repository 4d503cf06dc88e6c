import { startApplyCoupon } from '../flows/apply-coupon';
import { startCancelCoupon } from '../flows/cancel-coupon';
import { startLoadTotals } from '../flows/load-totals';
import { createTurns } from '../flows/turns';
import type { StateModule } from '../store.types';
import { quoteSlice } from './quote-slice';

/** The quote with its totals and coupon: what the cart page and the checkout need. */
export const quoteState: StateModule = {
  name: 'quote',
  slices: [quoteSlice],
  startFlows: (startListening, _services, store) => {
    startLoadTotals(startListening, store);
    const turns = createTurns();
    startApplyCoupon(startListening, turns);
    startCancelCoupon(startListening, turns);
  },
};
