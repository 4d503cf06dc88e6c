import type { RestContext } from '../../api/rest';
import type { ApiError } from '../../platform/http/api-error';
import { t } from '../../platform/i18n/i18n';
import type { Result } from '../../platform/result';
import {
  attemptWaits,
  clearAttempt,
  isMoved,
  knownOrder,
  orderOfCart,
  readAttempt,
  writeAttempt,
  type OrderAttempt,
} from './order-attempt';
import { areLinesGone, loadOrderOutcome, type OrderOutcome } from './order-outcome';

/** What the shop or the provider returned for an order that was sent. */
export interface SentOrder {
  /** Entity id; null where the server did not return it. */
  readonly orderId: number | null;
  /** Where the shopper goes instead of the success page. */
  readonly redirectUrl?: string;
}

/**
 * The outcome of an order. `waiting`: the cart was ordered before, and that order is to be paid in another way than by
 * this attempt, or the shop has opened the cart again after its method has led elsewhere; nothing was sent. `refused`: it
 * does not exist. `unknown`: it may exist, so nothing may be sent again before the outcome is known (`reconcile-order.ts`);
 * `error` is null where no call of this page failed.
 */
export type SendOutcome =
  | { readonly status: 'ordered'; readonly attempt: OrderAttempt; readonly sent: SentOrder }
  | { readonly status: 'waiting'; readonly attempt: OrderAttempt }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'unknown'; readonly attempt: OrderAttempt; readonly error: ApiError };

/** An order to send; shared by the checkout's methods and express buttons. */
export interface OrderToSend {
  readonly context: RestContext;
  /** Replaces the check of the cart in `context`, for a cart whose id is not known. */
  readonly loadOutcome?: (itemIds: readonly number[]) => Promise<Result<OrderOutcome>>;
  /** The lines that are ordered, and the cart. */
  readonly attempt: OrderAttempt;
  /** Another tab held the order lock before: it may have placed the order. */
  readonly hadToWait: boolean;
  /**
   * Sends the order; called at most once. `isContinued`: the cart was ordered before with this method and at this amount,
   * and that order is to be paid by this attempt. Nothing was sent where it returns null, since that order cannot be
   * continued, or another order of the cart, which waits to be paid.
   */
  readonly transmit: (isContinued: boolean) => Promise<Result<SentOrder> | OrderAttempt | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long an order that another window has sent may be on its way, in milliseconds. */
const ON_ITS_WAY_MS = 60_000;

/**
 * Whether another window is sending this cart under a lock of its own: express buttons do not know the id of the cart
 * that a checkout locks.
 */
const isBeingSent = (pending: OrderAttempt, attempt: OrderAttempt, now: number): boolean =>
  pending.cartId !== attempt.cartId &&
  pending.hasEnded !== true &&
  now - pending.startedAt < ON_ITS_WAY_MS;

/** Why an order is not sent whose lines have gone while another tab was waited for. */
const changed = (): ApiError => ({
  kind: 'rejected',
  status: 409,
  message: t('Your order was not placed. Please place it again.'),
  redirectAction: null,
});

/** Whether an order that waits is to be paid by this attempt: with the same method, and at the same amount. */
const isPaidBy = (known: OrderAttempt, attempt: OrderAttempt): boolean =>
  known.isPaidHere === true &&
  !isMoved(known, attempt) &&
  known.awaitsPayment === attempt.method &&
  known.shown === attempt.shown;

/**
 * The order that this browser knows was placed with this cart and that this attempt would not pay, whatever the state of the
 * cart: modules open it again while its order waits to be paid. `canContinue`: the method can pay an order that exists.
 * `now` in ms.
 */
export function otherOrder(
  attempt: OrderAttempt,
  canContinue: boolean,
  now: number,
): OrderAttempt | null {
  const known = orderOfCart(attempt, now);
  return known !== null && canContinue && isPaidBy(known, attempt) ? null : known;
}

/** The outcome for a cart with such an order: it waits, or stands; `refused` where the shop cannot be reached. */
export async function outcomeOfOther(
  known: OrderAttempt,
  loadOutcome: (itemIds: readonly number[]) => Promise<Result<OrderOutcome>>,
): Promise<Exclude<SendOutcome, { readonly status: 'unknown' }>> {
  if (known.awaitsPayment !== undefined) return { status: 'waiting', attempt: known };
  // An order that this browser takes for done must not lock a cart that the shop has opened again.
  const seen = await loadOutcome(known.itemIds);
  if (!seen.ok && known.mayBeUnpaid === true) return { status: 'refused', error: seen.error };
  return seen.ok && seen.value === 'open'
    ? { status: 'waiting', attempt: known }
    : { status: 'ordered', attempt: known, sent: { orderId: known.orderId ?? null } };
}

/**
 * Sends an order at most once, inside the order lock (`withOrderLock`): checks first whether another tab or an earlier
 * page has placed it, stores the attempt before anything is sent, and accepts a refusal only when the cart does not show
 * that the order was placed all the same.
 */
export async function sendOrder(order: OrderToSend): Promise<SendOutcome> {
  const { context, attempt, hadToWait, transmit, now } = order;
  const loadOutcome =
    order.loadOutcome ?? ((itemIds: readonly number[]) => loadOrderOutcome(context, itemIds));
  const known = knownOrder(attempt.itemIds, now());
  const isContinued = known !== null && isPaidBy(known, attempt);
  if (known !== null && !isContinued) return outcomeOfOther(known, loadOutcome);
  const pending = readAttempt(attempt.cartId, now());
  // Orders for several addresses leave the cart open, although they may be paid.
  if (pending !== null && (pending.paid !== undefined || isBeingSent(pending, attempt, now()))) {
    return { status: 'unknown', attempt: pending, error: { kind: 'timeout' } };
  }
  if (hadToWait || pending !== null) {
    const outcome = await loadOutcome(pending?.itemIds ?? attempt.itemIds);
    if (!outcome.ok) {
      // Only a stored attempt has an unknown outcome; this page has not sent anything yet.
      return pending !== null
        ? { status: 'unknown', attempt: pending, error: outcome.error }
        : { status: 'refused', error: outcome.error };
    }
    if (outcome.value === 'ordered') {
      // Without a note nobody knows which method has paid; it is not this page's.
      const found = pending ?? { ...attempt, isPlaced: true };
      return { status: 'ordered', attempt: found, sent: { orderId: null } };
    }
    if (areLinesGone(outcome.value)) {
      return pending !== null
        ? { status: 'unknown', attempt: pending, error: { kind: 'timeout' } }
        : { status: 'refused', error: changed() };
    }
  }
  writeAttempt(attempt);
  const result = await transmit(isContinued);
  if (result === null || !('ok' in result)) {
    const waiting = result ?? known ?? attempt;
    attemptWaits(waiting);
    return { status: 'waiting', attempt: waiting };
  }
  if (result.ok) return { status: 'ordered', attempt, sent: result.value };
  const { error } = result;
  if (error.kind !== 'rejected' && error.kind !== 'unauthorized') {
    return { status: 'unknown', attempt, error };
  }
  // A refusal is final, unless the cart shows that the order was placed all the same.
  const outcome = await loadOutcome(attempt.itemIds);
  if (outcome.ok && outcome.value === 'ordered') {
    return { status: 'ordered', attempt, sent: { orderId: null } };
  }
  const seen = outcome.ok ? outcome.value : null;
  // An order empties the cart; where the network has sent it twice, the second copy was refused.
  const isCertain =
    seen === 'open' || (seen !== 'empty' && error.kind === 'rejected' && error.status !== 404);
  const ended = { ...attempt, hasEnded: true };
  if (isCertain && known !== null) attemptWaits(known);
  else if (isCertain) clearAttempt();
  else writeAttempt(ended);
  // An uncertain outcome is checked again after the sign-in.
  return isCertain || error.kind === 'unauthorized'
    ? { status: 'refused', error }
    : { status: 'unknown', attempt: ended, error };
}
