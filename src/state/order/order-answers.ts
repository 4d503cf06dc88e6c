import { isThisPage } from '../../platform/navigate';
import type { Result } from '../../platform/result';
import { meansPaid, type OrderAttempt } from './order-attempt';
import { isOwnOrder } from './order-buyer';
import type { TillStore } from '../shared/store.types';
import { loadOrderOutcome, loadPaidOutcome, type OrderOutcome } from './order-outcome';
import { loadReviewOutcome } from './review-outcome';
import { loadSessionOutcome } from './session-outcome';
import { wasRedirected } from './was-redirected';
import { attemptContext, sectionsUrl } from './settle-order';

/** How long after a window has asked the shop the cart page is its answer, in milliseconds. */
const ANSWER_MS = 60_000;

/** Whether a window was sent to the success page to ask about an order that is not known to exist. */
export const isQuestion = ({ askedAt, isPlaced }: OrderAttempt): boolean =>
  askedAt !== undefined && isPlaced !== true;

/**
 * What the page says about an order: its success page that there is one, the cart that the shop has led to in its place
 * that there is none. Any other page, or one that was opened later, says nothing.
 */
export function answerOf(
  store: TillStore,
  { successUrl = '', pagesUrl, reviewUrl, askedAt = 0 }: OrderAttempt,
  now: number,
): OrderOutcome | null {
  if (isThisPage(successUrl)) return 'ordered';
  // The page of several orders is shown once as well, and the orders' lines may all be gone. A reviewed one may have another.
  if ((pagesUrl ?? reviewUrl) !== undefined) return null;
  const isCart = isThisPage(store.getState().config.shop.cartUrl);
  const age = now - askedAt;
  // A clock that was set back says nothing about the age.
  return wasRedirected() && isCart && age >= 0 && age < ANSWER_MS ? 'open' : null;
}

/**
 * Whether an order that another window has left for its provider's page is paid: its cart, which was open, is closed then.
 * Other lines in a customer's cart prove nothing.
 */
export async function isPaid(store: TillStore, attempt: OrderAttempt): Promise<boolean> {
  if (isThisPage(attempt.successUrl ?? '')) return true;
  if (!meansPaid(attempt)) return false;
  const outcome = await loadPaidOutcome(attemptContext(store, attempt), attempt.itemIds);
  return outcome.ok && outcome.value === 'ordered';
}

export async function outcomeOf(
  store: TillStore,
  attempt: OrderAttempt,
): Promise<OrderOutcome | 'unknown-shopper' | null> {
  if ((await isOwnOrder(store, attempt)) !== true) return 'unknown-shopper';
  if (attempt.isPlaced === true) return 'ordered';
  const outcome = await loadOutcome(store, attempt);
  return outcome.ok ? outcome.value : null;
}

function loadOutcome(store: TillStore, attempt: OrderAttempt): Promise<Result<OrderOutcome>> {
  const { reviewUrl, isSession, itemIds, pieces } = attempt;
  if (reviewUrl !== undefined) return loadReviewOutcome(reviewUrl, attempt);
  return isSession === true
    ? loadSessionOutcome(sectionsUrl(store), itemIds, pieces)
    : loadOrderOutcome(attemptContext(store, attempt), itemIds);
}
