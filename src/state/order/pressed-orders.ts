import { releaseCart } from '../../platform/http/cart-hold';
import { isThisPage, navigate } from '../../platform/navigate';
import type { TillStore } from '../shared/store.types';
import { forgetOrder, storedAttempt, writeAttempt, type OrderAttempt } from './order-attempt';
import { isOwnOrder } from './order-buyer';
import { openOrder, redirectedOrder } from './order-notes';
import { wasRedirected } from './was-redirected';

/** Whether this window has sent a form that places several orders, and nothing is known of them yet. */
export const isPress = ({ pressedAt, isPlaced }: OrderAttempt): boolean =>
  pressedAt !== undefined && isPlaced !== true;

/** The page that lists the orders that were placed and those that failed. */
const resultsUrl = ({ pagesUrl = '' }: OrderAttempt): string =>
  new URL('results/', pagesUrl === '' ? document.baseURI : pagesUrl).href;

/** The shopper has been told, or is about to be. */
function settled(): void {
  releaseCart();
  forgetOrder();
}

/** Some of several orders were placed: opens the shop's page that lists them. */
export function openResults(attempt: OrderAttempt): void {
  settled();
  navigate(resultsUrl(attempt));
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
    settled();
    return 'told';
  }
  if (isThisPage(attempt.successUrl ?? '') && (await isOwnOrder(store, attempt)) === true) {
    return 'ordered';
  }
  const open = storedAttempt(openOrder, now);
  if (open?.startedAt === attempt.startedAt && wasRedirected()) {
    writeAttempt({ ...open, hasEnded: true });
  }
  return null;
}
