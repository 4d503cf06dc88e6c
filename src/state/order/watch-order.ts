import { releaseCart } from '../../platform/http/cart-hold';
import { clearAttempt, forgetOrder, storedAttempt, type OrderAttempt } from './order-attempt';
import { isOwnOrder } from './order-buyer';
import { redirectedOrder, openOrder } from './order-notes';
import { answerToPress, isPress, openResults, orderLedHere } from './pressed-orders';
import type { TillStore } from '../shared/store.types';
import { askShop } from './ask-shop';
import { withOrderLock } from './order-lock';
import { areLinesGone, outcomeCheckPauses } from './order-outcome';
import { markOrderPaid } from './order-paid';
import { returnedUnpaid, type ResumePayment } from './resume-payment';
import { storeWaitingOrder } from './store-waiting-order';
import { settleOrder, type OrderNotice } from './settle-order';
import { unsettledAt, isSettledHere, stayUnknown, showOrder, reportCharge } from './order-news';
import { isQuestion, answerOf, isPaid, outcomeOf } from './order-answers';

/** Time for the window that has just placed the order to show its number, in milliseconds. */
const OTHER_WINDOW_MS = 3000;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Whether the page's own checkout or one of its wallet buttons is handling an order. */
function isHandledHere(store: TillStore): boolean {
  const { checkout, express } = store.getState();
  const placement = checkout?.placement.status;
  const isInCheckout = placement === 'placing' || placement === 'unknown' || placement === 'placed';
  return isInCheckout || express?.status === 'paying' || express?.status === 'unknown';
}

/**
 * Follows up on an order sent by an earlier page or another window: goes to the success page with its number or, where
 * the shop no longer shows that page (it does so once), shows the number here. Nothing is ever sent again (PLACE-14).
 */
export async function watchOrder(
  store: TillStore,
  notify: (news: OrderNotice | null) => void,
  now: () => number,
  resume: ResumePayment,
): Promise<void> {
  const goToSuccessPage = (attempt: OrderAttempt) => showOrder(store, attempt, notify, now);
  const redirected = orderLedHere(now());
  const { checkout } = store.getState().config;
  const hasCart = checkout?.cart != null && checkout.items.length > 0;
  const hasCheckout = hasCart && document.querySelector('till-checkout') !== null;
  if (redirected !== null && isPress(redirected)) {
    const answer = await answerToPress(store, redirected, now());
    if (answer === 'ordered') await goToSuccessPage(redirected);
    if (answer !== null) return;
  } else if (redirected !== null && isQuestion(redirected)) {
    if (await hasAnswered(redirected)) return;
  } else if (redirected !== null) {
    if (await returnedUnpaid(store, redirected, notify, now, resume)) return;
    await settleOrder(store, redirected, notify, now);
    return;
  }
  const open = storedAttempt(openOrder, now());
  if (open === null) {
    forgetOrder();
    // The checkout shows it at its button.
    if (!hasCheckout) await reportCharge(store, notify, now());
    return;
  }
  if (isSettledHere(open)) return;
  if (open.awaitsPayment !== undefined) {
    if ((await isOwnOrder(store, open)) !== true) return;
    if (!(await isPaid(store, open))) {
      if (!hasCheckout) notify({ kind: 'waiting' });
      return;
    }
    markOrderPaid(open);
  }
  await withOrderLock(open.cartId, async (hadToWait) => {
    if (!hasCheckout && !hadToWait) notify({ kind: 'checking' });
    await followUp(open, hadToWait);
  });

  /** Whether the shop's own word about an order has arrived (`ask-shop.ts`). */
  async function hasAnswered(attempt: OrderAttempt): Promise<boolean> {
    redirectedOrder.remove();
    const answer = answerOf(store, attempt, now());
    if (answer === null || (await isOwnOrder(store, attempt)) !== true) return false;
    if (answer === 'ordered') await goToSuccessPage(attempt);
    else await notPlaced(attempt);
    return true;
  }

  /** Whether the stored attempt is still this one, and nothing on this page is handling it. */
  function isPending({ startedAt }: OrderAttempt): boolean {
    return storedAttempt(openOrder, now())?.startedAt === startedAt && !isHandledHere(store);
  }

  async function followUp(attempt: OrderAttempt, hadToWait: boolean): Promise<void> {
    let outcome: string | null = null;
    for (const pause of hadToWait ? [OTHER_WINDOW_MS] : outcomeCheckPauses(attempt)) {
      await wait(pause);
      if (!isPending(attempt)) {
        notify(null);
        return;
      }
      outcome = await outcomeOf(store, attempt);
      if (!isPending(attempt)) {
        notify(null);
        return;
      }
      if (outcome === 'ordered') {
        await goToSuccessPage(storedAttempt(openOrder, now()) ?? attempt);
        return;
      }
      if (outcome === 'part' || areLinesGone(outcome)) {
        const isAsked = outcome === 'part' ? openResults(attempt, now()) : askShop(attempt, now());
        if (!isAsked) stayUnknown(attempt, hasCheckout, notify);
        return;
      }
    }
    if (outcome !== 'open') {
      // The page is another customer's, or the shop does not respond: a later page checks again.
      if (outcome === 'unknown-shopper') notify(null);
      return;
    }
    const url = unsettledAt(attempt);
    if (url !== null) notify({ kind: 'unsettled', url });
    else await notPlaced(attempt);
  }

  async function notPlaced({ itemIds, pagesUrl }: OrderAttempt): Promise<void> {
    releaseCart();
    const isWaiting = storeWaitingOrder(itemIds, now());
    if (isWaiting) notify(hasCheckout ? null : { kind: 'waiting' });
    else clearAttempt();
    if (isWaiting || (await reportCharge(store, notify, now()))) return;
    notify({ kind: 'not-placed', url: pagesUrl === undefined ? null : `${pagesUrl}overview/` });
  }
}
