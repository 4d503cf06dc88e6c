import { loadCustomerId } from '../../api/placed-order';
import type { RestContext } from '../../api/rest';
import { releaseCart } from '../../platform/http/cart-hold';
import { isThisPage, navigate } from '../../platform/navigate';
import {
  attemptSucceeded,
  clearAttempt,
  forgetOrder,
  noted,
  type OrderAttempt,
} from './order-attempt';
import { ledOrder, openOrder } from './order-notes';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { TillStore } from '../shared/store.types';
import { withOrderLock } from './order-lock';
import { outcomeCheckPauses, loadOrderOutcome } from './order-outcome';
import { attemptContext, settleOrder, type OrderNews } from './settle-order';

/** Another window that has just placed the order shows its number itself; milliseconds. */
const OTHER_WINDOW_MS = 3000;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Looks after the order that an earlier page, or another window, has sent: leads to the shop's page with its number, and
 * where the shop shows that page no more (it does so once), says the number here. Nothing is ever sent again (PLACE-14).
 */
export async function watchOrder(
  store: TillStore,
  tell: (news: OrderNews | null) => void,
  now: () => number,
): Promise<void> {
  const led = noted(ledOrder, now());
  if (led !== null) {
    await settleOrder(store, led, tell, now);
    return;
  }
  const open = noted(openOrder, now());
  if (open === null) {
    forgetOrder();
    return;
  }
  const hasCheckout = document.querySelector('till-checkout') !== null;
  await withOrderLock(open.cartId, async (hadToWait) => {
    if (!hasCheckout && !hadToWait) tell({ kind: 'checking' });
    await lookAfter(open, hadToWait);
  });

  /** Whether the note still is about this order, and the page's own checkout does not look after it. */
  function isOurs({ startedAt }: OrderAttempt): boolean {
    const status = store.getState().checkout?.placement.status;
    const isCheckouts = status === 'placing' || status === 'unknown' || status === 'placed';
    return noted(openOrder, now())?.startedAt === startedAt && !isCheckouts;
  }

  async function lookAfter(attempt: OrderAttempt, hadToWait: boolean): Promise<void> {
    const context = attemptContext(store, attempt);
    let seen: string | null = null;
    for (const pause of hadToWait ? [OTHER_WINDOW_MS] : outcomeCheckPauses(attempt)) {
      await wait(pause);
      if (!isOurs(attempt)) {
        tell(null);
        return;
      }
      seen = await outcomeOf(attempt, context);
      if (!isOurs(attempt)) {
        tell(null);
        return;
      }
      if (seen === 'ordered') {
        await lead(noted(openOrder, now()) ?? attempt);
        return;
      }
    }
    if (seen !== 'open') {
      // Another shopper's page, or a shop that does not answer: a later page looks again.
      if (seen === 'unknown-shopper') tell(null);
      return;
    }
    clearAttempt();
    releaseCart();
    tell({ kind: 'not-placed' });
  }

  async function outcomeOf(
    attempt: OrderAttempt,
    context: RestContext,
  ): Promise<'ordered' | 'open' | 'unknown-shopper' | null> {
    if (attempt.isPlaced === true) return 'ordered';
    const { cart } = context;
    if (cart.kind === 'customer') {
      const id = await loadCustomerId(context);
      if (attempt.cartId !== `customer-${String(id ?? '')}`) return 'unknown-shopper';
    }
    const outcome = await loadOrderOutcome(context, attempt.itemIds);
    return outcome.ok ? outcome.value : null;
  }

  async function lead(attempt: OrderAttempt): Promise<void> {
    attemptSucceeded(attempt);
    releaseCart();
    store.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: false }));
    const { successUrl = '' } = attempt;
    if (successUrl === '' || isThisPage(successUrl)) await settleOrder(store, attempt, tell, now);
    else navigate(successUrl);
  }
}
