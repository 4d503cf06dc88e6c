import { releaseCart } from '../../platform/http/cart-hold';
import { isThisPage, navigate } from '../../platform/navigate';
import type { TillStore } from '../shared/store.types';
import { forgetOrder, storedAttempt, writeAttempt, type OrderAttempt } from './order-attempt';
import { isOwnOrder } from './order-buyer';
import { openOrder, redirectedOrder } from './order-notes';
import { wasRedirected } from './was-redirected';

/** How long the shop may take to place the orders of a form, in milliseconds. */
const ANSWER_MS = 300_000;

/** Whether this window has sent a form that places an order that was reviewed, or several, and nothing is known of it yet. */
export const isPress = ({ pressedAt, isPlaced }: OrderAttempt): boolean =>
  pressedAt !== undefined && isPlaced !== true;

/** The page that lists the orders that were placed and those that failed. */
const resultsUrl = ({ pagesUrl = '' }: OrderAttempt): string =>
  new URL('results/', pagesUrl === '' ? document.baseURI : pagesUrl).href;

/** The shopper has been told, or is about to be: nothing is locked any longer. */
export function forgetPress(): void {
  releaseCart();
  forgetOrder();
}

/**
 * Pieces are missing in the cart, so some of several orders may have been placed: opens the shop's page that lists them. Asks
 * once: false when it was opened before and the shop has led elsewhere. `now` in ms.
 */
export function openResults(attempt: OrderAttempt, now: number): boolean {
  if (attempt.askedAt !== undefined) return false;
  const asked = { ...attempt, askedAt: now };
  writeAttempt(asked);
  redirectedOrder.write({ ...asked, pressedAt: now });
  navigate(resultsUrl(attempt));
  return true;
}

/** Whether the shop has led to this page in place of the one that the press would have opened. */
function isAnswer(
  store: Pick<TillStore, 'getState'>,
  { pagesUrl, reviewUrl, pressedAt = 0 }: OrderAttempt,
  now: number,
): boolean {
  const { cartUrl, loginUrl } = store.getState().config.shop;
  const isOwnPage =
    (pagesUrl !== undefined && window.location.href.startsWith(pagesUrl)) || isReview(reviewUrl);
  const age = now - pressedAt;
  return (
    (pagesUrl ?? reviewUrl) !== undefined &&
    (isOwnPage || isThisPage(cartUrl) || isThisPage(loginUrl)) &&
    age >= 0 &&
    age < ANSWER_MS &&
    wasRedirected()
  );
}

/** Whether this is the page where an order was reviewed. */
const isReview = (reviewUrl: string | undefined): boolean =>
  reviewUrl !== undefined && isThisPage(reviewUrl);

/**
 * The shop has led back to the review page, with its reason why nothing was placed: it may be pressed again, also before the page
 * has looked (`watch-order.ts`). `now` in ms.
 */
export function endReviewPress(store: Pick<TillStore, 'getState'>, now: number): void {
  const led = storedAttempt(redirectedOrder, now);
  if (led === null || !isPress(led) || !isReview(led.reviewUrl)) return;
  const isOpen = storedAttempt(openOrder, now)?.startedAt === led.startedAt;
  if (isOpen && isAnswer(store, led, now)) forgetPress();
}

/**
 * The attempt with the page that shows its number, where that is open: the order of a product that was reviewed has another one
 * than the orders of a cart, and nothing tells before which of them it is.
 */
function atSuccessPage(attempt: OrderAttempt): OrderAttempt {
  if (attempt.reviewUrl === undefined) return attempt;
  const successUrl = new URL('../success/', attempt.reviewUrl.replace(/\/?(?:[?#].*)?$/, '/')).href;
  return isThisPage(successUrl) ? { ...attempt, successUrl } : attempt;
}

/** The order whose page this window was sent to; null without one. `now` in ms. */
export function orderLedHere(now: number): OrderAttempt | null {
  const led = storedAttempt(redirectedOrder, now);
  return led === null ? null : atSuccessPage(led);
}

/**
 * What the page that followed the press says of its orders: `told` where it lists those that were placed and those that
 * failed, or is the review page again, with the shop's reason; `ordered` where all were placed. Null for any other page; where the shop has led to it, its work has ended, and the
 * cart says what was ordered. `now` in ms.
 */
export async function answerToPress(
  store: TillStore,
  attempt: OrderAttempt,
  now: number,
): Promise<'told' | 'ordered' | null> {
  redirectedOrder.remove();
  if (isThisPage(resultsUrl(attempt))) {
    forgetPress();
    return 'told';
  }
  const open = storedAttempt(openOrder, now);
  const isOpen = open?.startedAt === attempt.startedAt;
  if (isThisPage(attempt.successUrl ?? '')) {
    // The shop shows this page once: it is stored before anything is waited for, since the shopper may leave.
    if (isOpen) writeAttempt({ ...atSuccessPage(open), isPlaced: true });
    return (await isOwnOrder(store, attempt)) === false ? null : 'ordered';
  }
  if (!isOpen || !isAnswer(store, attempt, now)) return null;
  if (isReview(attempt.reviewUrl)) {
    forgetPress();
    return 'told';
  }
  writeAttempt({ ...open, hasEnded: true });
  return null;
}
