import type { WalletLocation } from '../../domain/payment/wallet-location';
import { chargeOwner } from '../order/charge-owner';
import { chargeText, readCharge, storedCharge } from '../order/open-charge';
import { openElsewhere } from '../order/open-elsewhere';
import { openCharge } from '../order/order-notes';
import type { TillStore } from '../shared/store.types';
import { expressCancelled, expressFailed, expressPressed } from './express-slice';

/**
 * Says why a wallet does not open: an order of this browser is open, or a payment has none, which the next press accepts.
 * `now` in ms.
 */
export async function refusePress(
  store: TillStore,
  now: number,
  location: WalletLocation,
): Promise<void> {
  const reason = openElsewhere(now);
  const charge =
    openCharge.read() === null ? null : readCharge(now, await chargeOwner(store.getState()));
  if (storedCharge(now) === null) openCharge.remove();
  // The error is shown at the button that was pressed.
  store.dispatch(expressPressed({ location, isAdding: false }));
  if (reason !== null) store.dispatch(expressFailed(reason));
  else if (charge !== null) store.dispatch(expressFailed(chargeText(charge)));
  else store.dispatch(expressCancelled());
}
