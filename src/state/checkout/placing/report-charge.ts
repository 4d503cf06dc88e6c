import { isPaymentRunning } from '../../../platform/http/cart-hold';
import { readCharge, storedCharge } from '../../order/open-charge';
import { openCharge } from '../../order/order-notes';
import type { FlowApi } from '../../shared/store.types';
import { chargeReported } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';

/** Stops watching the stored charge, which another tab removes when it has placed its order. */
let stopWatchingCharge = (): void => undefined;

/** The customer of the checkout; null for a guest. */
const payer = (api: FlowApi): number | null => api.getState().config.checkout?.customer?.id ?? null;

/**
 * `news`: the shopper is told only now; nothing is charged then. `known`: the page has told it before, or it is not this
 * shopper's, or none any more. `asking`: a tab is asking the bank, so that its note is no news yet.
 */
type ChargeReport = 'news' | 'known' | 'asking';

/** Tells the shopper about the stored payment without an order; forgets one that the bank has released. `now` in ms. */
export function reportCharge(api: FlowApi, now: number): ChargeReport {
  if (isPaymentRunning()) return 'asking';
  const told = selectCheckout(api.getState()).placement.charge;
  const charge = readCharge(now, payer(api));
  if (storedCharge(now) === null) openCharge.remove();
  if (charge !== null) {
    api.dispatch(chargeReported(charge));
    stopWatchingCharge();
    stopWatchingCharge = openCharge.subscribe(() => {
      if (openCharge.read() === null) api.dispatch(chargeReported(undefined));
    });
  }
  return charge !== null && charge.askedAt !== told?.askedAt ? 'news' : 'known';
}
