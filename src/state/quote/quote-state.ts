import { parseCheckoutConfig } from '../../api/page-config/checkout';
import { configsOf } from '../../api/page-config/printed';
import { checkoutConfigRead } from '../config/config-slice';
import { startApplyCoupon } from '../flows/apply-coupon';
import { startCancelCoupon } from '../flows/cancel-coupon';
import { startLoadTotals } from '../flows/load-totals';
import { startMendCart } from '../flows/mend-cart';
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
    startMendCart(startListening, isEmptyCartPage(services));
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

/** Whether the page was printed for an empty cart, as its old front end is told (`config-shapes.md` §5). */
const isEmptyCartPage = ({ page }: Services): boolean =>
  configsOf(page()?.init ?? {}, 'Magento_Checkout/js/empty-cart').length > 0;
