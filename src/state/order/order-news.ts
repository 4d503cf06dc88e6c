import { isPaymentRunning, releaseCart } from '../../platform/http/cart-hold';
import { isThisPage, navigate } from '../../platform/navigate';
import { attemptSucceeded, type OrderAttempt } from './order-attempt';
import { chargeOwner } from './charge-owner';
import { chargeText, readCharge } from './open-charge';
import { openCharge } from './order-notes';
import { forgetPress } from './pressed-orders';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { TillStore } from '../shared/store.types';
import { settleOrder, type OrderNotice } from './settle-order';

/** The page that goes on with orders that are paid by a provider's call, which may exist while the cart is open; else null. */
export const unsettledAt = ({ paid, pagesUrl = '' }: OrderAttempt): string | null =>
  paid === undefined ? null : new URL('overview/', pagesUrl).href;

/** Whether this page goes on with such orders itself. */
export const isSettledHere = (attempt: OrderAttempt): boolean =>
  attempt.paid !== undefined && document.querySelector('#review-order-form') !== null;

/**
 * The shop was asked and has not answered: the outcome stays unknown. It shows several orders once, and which page shows a
 * reviewed one depends on what was bought, so those cannot be looked up any further.
 */
export function stayUnknown(
  { pagesUrl, reviewUrl }: OrderAttempt,
  hasCheckout: boolean,
  notify: (news: OrderNotice | null) => void,
): void {
  if ((pagesUrl ?? reviewUrl) !== undefined) {
    forgetPress();
    notify({ kind: 'unconfirmed', number: null });
  } else if (!hasCheckout) notify({ kind: 'checking' });
}

/** The order exists: goes to the page with its number, or is there already. */
export async function showOrder(
  store: TillStore,
  attempt: OrderAttempt,
  notify: (news: OrderNotice | null) => void,
  now: () => number,
): Promise<void> {
  attemptSucceeded(attempt);
  releaseCart();
  const { successUrl = '' } = attempt;
  const isHere = successUrl === '' || isThisPage(successUrl);
  store.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: isHere }));
  if (isHere) await settleOrder(store, attempt, notify, now);
  else navigate(successUrl);
}

/** Shows a payment without an order until the shopper has closed the notice, once no tab is busy with it. `now` in ms. */
export async function reportCharge(
  store: TillStore,
  notify: (news: OrderNotice | null) => void,
  now: number,
): Promise<boolean> {
  if (openCharge.read() === null) return false;
  const charge = readCharge(now, await chargeOwner(store.getState()));
  if (charge === null || charge.isRead === true || isPaymentRunning()) return false;
  notify({ kind: 'charged', text: chargeText(charge) });
  // Another tab has placed its order.
  const stop = openCharge.subscribe(() => {
    if (openCharge.read() !== null) return;
    stop();
    notify(null);
  });
  return true;
}
