import { loadCart, type CartSnapshot } from '../../api/cart';
import type { RestContext } from '../../api/rest';
import type { CartRef } from '../../domain/quote.types';
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

/**
 * Whether the cart was ordered, or is still open. `part`: some of its pieces were ordered. `other` and `empty`: none of its lines are in the shopper's cart, which
 * may be the next one, or the same one after its lines were removed; only the shop's success page tells (`ask-shop.ts`).
 */
export type OrderOutcome = 'ordered' | 'open' | 'part' | 'other' | 'empty';

/** Whether the cart has none of the lines that were ordered; false while nothing is known (null). */
export const areLinesGone = (outcome: string | null): boolean =>
  outcome === 'other' || outcome === 'empty';

/** The outcome for an active cart; `itemIds`, the ordered lines, is empty where they are not known. */
export function outcomeOfLines(
  itemIds: readonly number[],
  present: readonly number[],
): OrderOutcome {
  if (itemIds.length === 0 || itemIds.some((itemId) => present.includes(itemId))) return 'open';
  return present.length === 0 ? 'empty' : 'other';
}

/**
 * Loads the cart to see whether it was ordered. It was when the cart is inactive or no longer exists. A guest's cart
 * has an id, so an active one was not; a customer's current cart may be another one (`itemIds`: the ordered lines). An
 * error means that the outcome is still unknown.
 */
export async function loadOrderOutcome(
  context: RestContext,
  itemIds: readonly number[],
): Promise<Result<OrderOutcome>> {
  return outcomeOf(await loadCart(context), context.cart, itemIds);
}

/**
 * The same for an order that waits to be paid. A guest's cart keeps its id when it was ordered and is deleted when the guest
 * signs in to an account that has a cart: one that no longer exists does not tell that the order is paid.
 */
export async function loadPaidOutcome(
  context: RestContext,
  itemIds: readonly number[],
): Promise<Result<OrderOutcome>> {
  return paidOutcomeOf(await loadCart(context), context.cart, itemIds);
}

/** The same, from an already loaded cart. */
export function paidOutcomeOf(
  loaded: Result<CartSnapshot>,
  cart: CartRef,
  itemIds: readonly number[],
): Result<OrderOutcome> {
  if (!loaded.ok && cart.kind === 'guest') return fail(loaded.error);
  return outcomeOf(loaded, cart, itemIds);
}

/** As `loadOrderOutcome`, from an already loaded cart. */
export function outcomeOf(
  loaded: Result<CartSnapshot>,
  cart: CartRef,
  itemIds: readonly number[],
): Result<OrderOutcome> {
  if (!loaded.ok) {
    const isGone = loaded.error.kind === 'rejected' && loaded.error.status === 404;
    return isGone ? ok('ordered') : fail(loaded.error);
  }
  if (!loaded.value.isActive) return ok('ordered');
  return ok(cart.kind === 'guest' ? 'open' : outcomeOfLines(itemIds, loaded.value.itemIds));
}
