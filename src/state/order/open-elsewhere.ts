import { isPaymentRunning } from '../../platform/http/cart-hold';
import { t } from '../../platform/i18n/i18n';
import { isOrderOpen, storedAttempt } from './order-attempt';
import { openOrder } from './order-notes';

/**
 * Why no wallet may order now, for the shopper: an order of this browser is on its way or waits to be paid, or a tab waits
 * for the bank. Null when nothing is open. `now` in ms.
 */
export function openElsewhere(now: number): string | null {
  if (!isPaymentRunning() && !isOrderOpen(now)) return null;
  return t(
    storedAttempt(openOrder, now)?.awaitsPayment === undefined
      ? 'An order is being placed already.'
      : 'Your order was placed and is waiting to be paid.',
  );
}
