import { parseCheckoutConfig } from '../../api/page-config/checkout';
import { checkoutConfigRead } from '../config/config-slice';
import { startApplyCoupon } from '../flows/apply-coupon';
import { startCancelCoupon } from '../flows/cancel-coupon';
import { startLoadTotals } from '../flows/load-totals';
import { createTurns } from '../flows/turns';
import type { Services } from '../services';
import type { StateModule, TillStore } from '../store.types';
import { quoteSlice } from './quote-slice';

/** The quote with its totals and coupon: what the cart page and the checkout need. */
export const quoteState: StateModule = {
  name: 'quote',
  slices: [quoteSlice],
  startFlows: (startListening, services, store) => {
    readCheckoutConfig(services, store);
    startLoadTotals(startListening, store);
    const turns = createTurns();
    startApplyCoupon(startListening, turns);
    startCancelCoupon(startListening, turns);
  },
};

/** The page's checkout configuration is read when it is needed: most pages have none, and its parsers are large. */
function readCheckoutConfig({ page }: Services, store: TillStore): void {
  const source = page();
  const config = source === null ? null : parseCheckoutConfig(source);
  if (config !== null) store.dispatch(checkoutConfigRead(config));
}
