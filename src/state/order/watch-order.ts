import { isPaymentRunning, releaseCart } from '../../platform/http/cart-hold';
import { isThisPage, navigate } from '../../platform/navigate';
import type { Result } from '../../platform/result';
import {
  attemptSucceeded,
  clearAttempt,
  forgetOrder,
  meansPaid,
  storedAttempt,
  type OrderAttempt,
} from './order-attempt';
import { chargeOwner } from './charge-owner';
import { chargeText, readCharge } from './open-charge';
import { isOwnOrder } from './order-buyer';
import { openCharge, redirectedOrder, openOrder } from './order-notes';
import { answerToPress, forgetPress, isPress, openResults, orderLedHere } from './pressed-orders';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { TillStore } from '../shared/store.types';
import { askShop } from './ask-shop';
import { withOrderLock } from './order-lock';
import {
  areLinesGone,
  outcomeCheckPauses,
  loadOrderOutcome,
  loadPaidOutcome,
  type OrderOutcome,
} from './order-outcome';
import { markOrderPaid } from './order-paid';
import { returnedUnpaid, type ResumePayment } from './resume-payment';
import { loadReviewOutcome } from './review-outcome';
import { loadSessionOutcome } from './session-outcome';
import { storeWaitingOrder } from './store-waiting-order';
import { wasRedirected } from './was-redirected';
import { attemptContext, sectionsUrl, settleOrder, type OrderNotice } from './settle-order';

/** Time for the window that has just placed the order to show its number, in milliseconds. */
const OTHER_WINDOW_MS = 3000;

/** How long after a window has asked the shop the cart page is its answer, in milliseconds. */
const ANSWER_MS = 60_000;

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

/** The page that goes on with orders that are paid by a provider's call, which may exist while the cart is open; else null. */
const unsettledAt = ({ paid, pagesUrl = '' }: OrderAttempt): string | null =>
  paid === undefined ? null : new URL('overview/', pagesUrl).href;

/** Whether this page goes on with such orders itself. */
const isSettledHere = (attempt: OrderAttempt): boolean =>
  attempt.paid !== undefined && document.querySelector('#review-order-form') !== null;

/**
 * The shop was asked and has not answered: the outcome stays unknown. It shows several orders once, and which page shows a
 * reviewed one depends on what was bought, so those cannot be looked up any further.
 */
function stayUnknown(
  { pagesUrl, reviewUrl }: OrderAttempt,
  hasCheckout: boolean,
  notify: (news: OrderNotice | null) => void,
): void {
  if ((pagesUrl ?? reviewUrl) !== undefined) {
    forgetPress();
    notify({ kind: 'unconfirmed', number: null });
  } else if (!hasCheckout) notify({ kind: 'checking' });
}

/** The order exists: goes to the page with its number, or is there already. */
async function showOrder(
  store: TillStore,
  attempt: OrderAttempt,
  notify: (news: OrderNotice | null) => void,
  now: () => number,
): Promise<void> {
  attemptSucceeded(attempt);
  releaseCart();
  const { successUrl = '' } = attempt;
  const isHere = successUrl === '' || isThisPage(successUrl);
  store.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: isHere }));
  if (isHere) await settleOrder(store, attempt, notify, now);
  else navigate(successUrl);
}

/** Shows a payment without an order until the shopper has closed the notice, once no tab is busy with it. `now` in ms. */
async function reportCharge(
  store: TillStore,
  notify: (news: OrderNotice | null) => void,
  now: number,
): Promise<boolean> {
  if (openCharge.read() === null) return false;
  const charge = readCharge(now, await chargeOwner(store.getState()));
  if (charge === null || charge.isRead === true || isPaymentRunning()) return false;
  notify({ kind: 'charged', text: chargeText(charge) });
  // Another tab has placed its order.
  const stop = openCharge.subscribe(() => {
    if (openCharge.read() !== null) return;
    stop();
    notify(null);
  });
  return true;
}

/** Whether a window was sent to the success page to ask about an order that is not known to exist. */
const isQuestion = ({ askedAt, isPlaced }: OrderAttempt): boolean =>
  askedAt !== undefined && isPlaced !== true;

/**
 * What the page says about an order: its success page that there is one, the cart that the shop has led to in its place
 * that there is none. Any other page, or one that was opened later, says nothing.
 */
function answerOf(
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
async function isPaid(store: TillStore, attempt: OrderAttempt): Promise<boolean> {
  if (isThisPage(attempt.successUrl ?? '')) return true;
  if (!meansPaid(attempt)) return false;
  const outcome = await loadPaidOutcome(attemptContext(store, attempt), attempt.itemIds);
  return outcome.ok && outcome.value === 'ordered';
}

async function outcomeOf(
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
