import type { ExpressLocation } from '../../domain/payment/express.types';
import { isPaymentRunning } from '../../platform/http/cart-hold';
import { t } from '../../platform/i18n/i18n';
import { chargeOwner } from '../order/charge-owner';
import { chargeText, readCharge, storedCharge } from '../order/open-charge';
import { storedAttempt } from '../order/order-attempt';
import { openCharge, openOrder } from '../order/order-notes';
import type { TillStore } from '../shared/store.types';
import { expressCancelled, expressFailed, expressPressed } from './express-slice';

/**
 * Says why a wallet does not open: an order of this browser is open, or a payment has none, which the next press accepts.
 * `now` in ms.
 */
export async function refusePress(
  store: TillStore,
  now: number,
  location: ExpressLocation,
): Promise<void> {
  const order = storedAttempt(openOrder, now);
  const charge =
    openCharge.read() === null ? null : readCharge(now, await chargeOwner(store.getState()));
  if (storedCharge(now) === null) openCharge.remove();
  // The error is shown at the button that was pressed.
  store.dispatch(expressPressed({ location, isAdding: false }));
  if (order?.awaitsPayment !== undefined) {
    store.dispatch(expressFailed(t('Your order was placed and is waiting to be paid.')));
  } else if (order !== null || isPaymentRunning()) {
    store.dispatch(expressFailed(t('An order is being placed already.')));
  } else if (charge !== null) store.dispatch(expressFailed(chargeText(charge)));
  else store.dispatch(expressCancelled());
}
