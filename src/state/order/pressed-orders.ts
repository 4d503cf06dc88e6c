import { releaseCart } from '../../platform/http/cart-hold';
import { isThisPage, navigate } from '../../platform/navigate';
import type { TillStore } from '../shared/store.types';
import { forgetOrder, storedAttempt, writeAttempt, type OrderAttempt } from './order-attempt';
import { isOwnOrder } from './order-buyer';
import { openOrder, redirectedOrder } from './order-notes';
import { wasRedirected } from './was-redirected';

/** How long the shop may take to place several orders, in milliseconds. */
const ANSWER_MS = 300_000;

/** Whether this window has sent a form that places several orders, and nothing is known of them yet. */
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
  store: TillStore,
  { pagesUrl = '', pressedAt = 0 }: OrderAttempt,
  now: number,
): boolean {
  const { cartUrl, loginUrl } = store.getState().config.shop;
  const isShops =
    isThisPage(cartUrl) || isThisPage(loginUrl) || window.location.href.startsWith(pagesUrl);
  const age = now - pressedAt;
  return pagesUrl !== '' && isShops && age >= 0 && age < ANSWER_MS && wasRedirected();
}

/**
 * What the page that followed the press says of several orders: `told` where it lists those that were placed and those that
 * failed, `ordered` where all were placed. Null for any other page; where the shop has led to it, its work has ended, and the
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
    if (isOpen) writeAttempt({ ...open, isPlaced: true });
    return (await isOwnOrder(store, attempt)) === false ? null : 'ordered';
  }
  if (isOpen && isAnswer(store, attempt, now)) writeAttempt({ ...open, hasEnded: true });
  return null;
}
