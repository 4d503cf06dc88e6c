import { loadCart, type CartSnapshot } from '../../api/cart';
import type { RestContext } from '../../api/rest';
import type { OrderAttempt } from './order-attempt';
import { fail, ok, type Result } from '../../platform/result';

/** Pauses before each look at the cart after a lost answer, in milliseconds: the shop may still be at work. */
const CHECK_PAUSES_MS: readonly number[] = [1000, 3000, 6000, 10_000, 10_000];

/** The same where the shop itself has answered: its work has ended. */
const CHECK_PAUSES_AFTER_RESPONSE_MS: readonly number[] = [300, 2000];

/** When to look for an order whose outcome is not known: pauses in milliseconds, one after the other. */
export const outcomeCheckPauses = ({ hasEnded }: OrderAttempt): readonly number[] =>
  hasEnded === true ? CHECK_PAUSES_AFTER_RESPONSE_MS : CHECK_PAUSES_MS;

/** Whether the cart was turned into an order, or still waits for one. */
export type OrderOutcome = 'ordered' | 'open';

/**
 * Finds out from the cart itself whether an order was made of it. It was when the cart is inactive or not there any
 * more, or, for a customer, when the cart that is there now holds none of the lines that were ordered (`itemIds`;
 * empty: unknown). An error means that it could not be found out.
 */
export async function loadOrderOutcome(
  context: RestContext,
  itemIds: readonly number[],
): Promise<Result<OrderOutcome>> {
  return outcomeOf(await loadCart(context), itemIds);
}

/** The same from the shop's answer about the cart. */
export function outcomeOf(
  cart: Result<CartSnapshot>,
  itemIds: readonly number[],
): Result<OrderOutcome> {
  if (!cart.ok) {
    const isGone = cart.error.kind === 'rejected' && cart.error.status === 404;
    return isGone ? ok('ordered') : fail(cart.error);
  }
  if (!cart.value.isActive) return ok('ordered');
  const isOther =
    itemIds.length > 0 && !itemIds.some((itemId) => cart.value.itemIds.includes(itemId));
  return ok(isOther ? 'ordered' : 'open');
}
