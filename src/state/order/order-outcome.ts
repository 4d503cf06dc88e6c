import { loadCart, type CartSnapshot } from '../../api/cart';
import type { RestContext } from '../../api/rest';
import { loadSections, parseCartSection } from '../../api/sections';
import type { OrderAttempt } from './order-attempt';
import { fail, ok, type Result } from '../../platform/result';

/**
 * Pauses before each check of the cart after a lost response, in milliseconds: the shop may still be processing the
 * order.
 */
const CHECK_PAUSES_MS: readonly number[] = [1000, 3000, 6000, 10_000, 10_000];

/** The same where the shop itself has responded and is no longer processing the order. */
const CHECK_PAUSES_AFTER_RESPONSE_MS: readonly number[] = [300, 2000];

/** When to check an order with an unknown outcome: pauses in milliseconds, one after the other. */
export const outcomeCheckPauses = ({ hasEnded }: OrderAttempt): readonly number[] =>
  hasEnded === true ? CHECK_PAUSES_AFTER_RESPONSE_MS : CHECK_PAUSES_MS;

/** Whether the cart was ordered, or is still open. */
export type OrderOutcome = 'ordered' | 'open';

/**
 * Loads the cart to see whether it was ordered. It was when the cart is inactive or no longer exists, or, for a
 * customer, when the current cart contains none of the ordered lines (`itemIds`; empty: unknown). An error means that
 * the outcome is still unknown.
 */
export async function loadOrderOutcome(
  context: RestContext,
  itemIds: readonly number[],
): Promise<Result<OrderOutcome>> {
  return outcomeOf(await loadCart(context), itemIds);
}

/** The same, from an already loaded cart. */
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

/**
 * The outcome for the cart of the session, whose id the page does not know: it was ordered when its section contains none
 * of the ordered lines any more. `loadUrl` is that of the private data.
 */
export async function loadSessionOutcome(
  loadUrl: string,
  itemIds: readonly number[],
): Promise<Result<OrderOutcome>> {
  const result = await loadSections({ loadUrl, names: ['cart'], newTimestamp: false });
  if (!result.ok) return result;
  const cart = parseCartSection(result.value.cart);
  if (cart === null) return fail({ kind: 'malformed', status: 200 });
  const isOpen = cart.lines.some(({ itemId }) => itemIds.includes(Number(itemId)));
  return ok(isOpen ? 'open' : 'ordered');
}
