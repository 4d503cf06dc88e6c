import { jsonStorage } from '../../src/platform/storage/storage';
import type { CheckoutState } from '../../src/state/checkout/checkout-types';
import type { TillState } from '../../src/state/shared/store.types';
import { checkoutDetail } from './current-items';
import type { Measuring } from './measuring.types';

/** The cart with which this window entered the checkout last. */
const entered = jsonStorage('till-measured-checkout', 'sessionStorage');

/** Distinguishes carts by their lines and quantities: the ids of lines are unique among all carts. */
const cartKey = ({ quote }: TillState): string =>
  (quote?.totals?.items ?? []).map(({ itemId, qty }) => `${String(itemId)}x${String(qty)}`).join();

/** The selected shipping method's label, e.g. `Flat Rate - Fixed`; null while none is selected. */
function shippingTier({ method, rates }: CheckoutState['shipping']): string | null {
  if (method === null) return null;
  const { carrierCode, methodCode } = method;
  const rate = rates.list.find(
    (one) => one.carrierCode === carrierCode && one.methodCode === methodCode,
  );
  if (rate === undefined) return `${carrierCode}_${methodCode}`;
  return [rate.carrierTitle, rate.methodTitle].filter((title) => title !== '').join(' - ');
}

/** The server's title of the selected payment method; null while none is selected. */
function paymentType({ selected, methods, status }: CheckoutState['payment']): string | null {
  if (selected === null || status !== 'ready') return null;
  return methods.find(({ code }) => code === selected)?.title ?? selected;
}

/**
 * Measures the checkout: when it is entered, once for the same cart even if the page is reloaded, at the payment step the
 * shipping and the payment method, each again when another one is selected, and each press of "Place Order". Waits for
 * pending totals, so that amounts are the server's.
 */
export function watchCheckout({ store, report }: Measuring): void {
  let hasEntered = false;
  let shipping: string | null = null;
  let payment: string | null = null;
  let isPlacing = false;

  /** Whatever becomes of the order: the payment information is submitted with it. */
  const reportPress = (state: TillState): void => {
    const { checkout } = state;
    const wasPlacing = isPlacing;
    isPlacing = checkout?.placement.status === 'placing';
    if (checkout === undefined || !isPlacing || wasPlacing) return;
    const detail = checkoutDetail(state);
    const type = paymentType(checkout.payment);
    if (detail !== null && type !== null) {
      report('till-payment-submitted', { ...detail, paymentType: type });
    }
  };

  const check = (): void => {
    const state = store.getState();
    reportPress(state);
    const { checkout, quote } = state;
    if (checkout === undefined || quote?.totalsStatus !== 'ready') return;
    if (checkout.placement.status !== 'idle' || checkout.loss !== null) return;
    const detail = checkoutDetail(state);
    if (detail === null) return;
    if (!hasEntered) {
      hasEntered = true;
      const key = cartKey(state);
      if (entered.read() !== key) report('till-checkout-entered', detail);
      entered.write(key);
    }
    if (checkout.step !== 'payment' || checkout.resuming) return;
    const tier = shippingTier(checkout.shipping);
    if (tier !== null && tier !== shipping) {
      shipping = tier;
      report('till-shipping-chosen', { ...detail, shippingTier: tier });
    }
    const type = paymentType(checkout.payment);
    if (type !== null && type !== payment) {
      payment = type;
      report('till-payment-chosen', { ...detail, paymentType: type });
    }
  };
  store.subscribe(check);
  check();
}
