import { navigate } from '../../platform/navigate';
import { redirectedOrder } from './order-notes';
import { writeAttempt, type OrderAttempt } from './order-attempt';

/**
 * Nothing that can be called tells whether these lines were ordered: goes to the shop's success page, which the shop
 * shows after an order only. The page that opens instead knows that there is none (`watch-order.ts`). Asks once: false
 * when the shop was asked before and has not answered, so that the outcome stays unknown. `now` in ms.
 */
export function askShop(attempt: OrderAttempt, now: number): boolean {
  if (attempt.askedAt !== undefined) return false;
  const asked = { ...attempt, askedAt: now };
  writeAttempt(asked);
  redirectedOrder.write(asked);
  navigate(attempt.successUrl ?? '');
  return true;
}
