import { parseCheckoutConfig } from '../../api/page-config/checkout';
import { configsOf, looksStripped } from '../../api/page-config/config-values';
import { report } from '../../platform/console';
import type { PageSource } from '../../platform/page/page-source';
import { checkoutConfigRead } from '../config/config-slice';
import { startApplyCoupon } from './apply-coupon';
import { startCancelCoupon } from './cancel-coupon';
import { startLoadTotals } from './load-totals';
import { startReconcileCart } from './reconcile-cart';
import { createSerialQueue } from '../shared/serial-queue';
import type { Services } from '../shared/services';
import type { StateModule, TillStore } from '../shared/store.types';
import { quoteSlice } from './quote-slice';

/** The quote with its totals and coupon: what the cart page and the checkout need. */
export const quoteState: StateModule = {
  name: 'quote',
  isMissing: looksStripped,
  slices: [quoteSlice],
  startFlows: (startListening, services, store) => {
    readCheckoutConfig(services, store);
    startReconcileCart(startListening, isEmptyCartPage(services));
    startLoadTotals(startListening, store);
    const queue = createSerialQueue();
    startApplyCoupon(startListening, queue);
    startCancelCoupon(startListening, queue);
  },
};

/** Reads the page's checkout configuration only where it is needed: most pages have none, and its parsers are large. */
function readCheckoutConfig({ page }: Services, store: TillStore): void {
  const source = page();
  const config = source === null ? null : parseCheckoutConfig(source);
  if (config !== null) store.dispatch(checkoutConfigRead(config));
  else if (holdsItems(store)) warnWithoutCheckout(source);
}

/** The platform's page of an empty cart has no `window.checkoutConfig` either. */
const holdsItems = (store: TillStore): boolean =>
  Number(store.getState().sections.data['cart']?.['summary_count']) > 0;

/** Warns once on a page that should have a checkout configuration and has none. */
export function warnWithoutCheckout(source: PageSource | null): void {
  if (source === null || source.checkoutConfig !== null) return;
  report(
    26,
    'The page has no window.checkoutConfig: put the element on the cart page or the checkout.',
  );
}

/** Whether the page is that of an empty cart, according to the old front end's init (`config-shapes.md` §5). */
const isEmptyCartPage = ({ page }: Services): boolean =>
  configsOf(page()?.init ?? {}, 'Magento_Checkout/js/empty-cart').length > 0;
