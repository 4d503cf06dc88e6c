import { navigate } from '../../platform/navigate';
import { redirectedOrder } from './order-notes';
import type { OrderAttempt } from './order-attempt';

/**
 * Nothing that can be called tells whether these lines were ordered: goes to the shop's success page, which the shop
 * shows after an order only. The page that opens instead knows that there is none (`watch-order.ts`).
 */
export function askShop(attempt: OrderAttempt): void {
  redirectedOrder.write({ ...attempt, isAsked: true });
  navigate(attempt.successUrl ?? '');
}
