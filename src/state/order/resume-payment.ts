import { loadPlacedOrder } from '../../api/placed-order';
import type { RestContext } from '../../api/rest';
import { isThisPage, navigate } from '../../platform/navigate';
import { isRecord } from '../../platform/record';
import { writeClientSection } from '../sections/section-store';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { TillStore } from '../shared/store.types';
import { attemptWaits, storedAttempt, withdrawOrder, type OrderAttempt } from './order-attempt';
import { isOwnOrder } from './order-buyer';
import { openOrder, redirectedOrder } from './order-notes';
import { loadPaidOutcome } from './order-outcome';
import { markOrderPaid } from './order-paid';
import { attemptContext, settleOrder, type OrderNotice } from './settle-order';

/**
 * Gives the cart of an unpaid order back; returns whether it was restored, `waits` if it was and the order can still be
 * paid, `unknown` if it may be paid already, or null where this page does not know the method. Rejects when the shop was
 * not reached.
 */
export type ResumePayment = (
  code: string,
  context: RestContext,
) => Promise<boolean | 'waits' | 'unknown' | null>;

/**
 * The shopper has come back from a provider's page where the order was to be paid. Restores the cart and goes on to the
 * checkout, where everything is as it was left; on another page a notice leads there. An order that can still be paid
 * stays known, so that nothing else is ordered from its cart before it is given up. Returns false when the order is
 * to be settled as a placed one: on the success page, and where there was nothing to restore. One that was paid
 * all the same is settled here. While nobody knows whether it was, the shopper is told its number and not to pay again, and
 * a later page looks once more.
 */
export async function returnedUnpaid(
  store: TillStore,
  attempt: OrderAttempt,
  notify: (news: OrderNotice | null) => void,
  now: () => number,
  resume: ResumePayment,
): Promise<boolean> {
  const { awaitsPayment, successUrl = '' } = attempt;
  if (awaitsPayment === undefined) return false;
  if (isThisPage(successUrl)) {
    markOrderPaid(attempt);
    store.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: true }));
    return false;
  }
  const newer = storedAttempt(openOrder, now());
  // The method's call acts on the last order of the session, which is another window's by now.
  if (newer !== null && newer.startedAt !== attempt.startedAt) {
    redirectedOrder.remove();
    return true;
  }
  const isOwn = await isOwnOrder(store, attempt);
  // The method's call acts on the session, which may be another customer's by now.
  if (isOwn !== true) return isOwn === null;
  const context = attemptContext(store, attempt);
  const isRestored = await resume(awaitsPayment, context).catch(() => undefined);
  // The page is the provider's.
  if (isRestored === null) return true;
  if (isRestored === undefined) return warn();
  if (!isRestored) return false;
  // Modules respond in the same way when the order was paid after all and its cart stays closed.
  const outcome = await loadPaidOutcome(context, attempt.itemIds);
  // What was typed is not for all windows.
  const { draft, ...order } = attempt;
  if (!outcome.ok) {
    if (outcome.error.kind !== 'rejected') return warn();
    attemptWaits(order);
    notify({ kind: 'waiting' });
    return true;
  }
  if (outcome.value !== 'open') {
    markOrderPaid(attempt);
    store.dispatch(sectionsInvalidated({ names: ['cart', 'checkout-data'], reload: true }));
    await settleOrder(store, { ...attempt, isPaid: true }, notify, now);
    return true;
  }
  if (isRestored === 'waits') {
    // Whichever window shows its cart asks what to do.
    attemptWaits({ ...order, isCartOpen: true });
  } else if (isRestored === 'unknown') redirectedOrder.write(order);
  else withdrawOrder();
  store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
  if (isRecord(draft)) restoreDraft(draft);
  if (isRestored === 'unknown') return warn();
  const { cartUrl, checkoutUrl } = store.getState().config.shop;
  if (isThisPage(cartUrl) || isThisPage(checkoutUrl)) navigate(checkoutUrl);
  else notify({ kind: 'not-paid' });
  return true;

  async function warn(): Promise<true> {
    const number = attempt.number ?? (await loadPlacedOrder(context)).number;
    notify({ kind: 'unconfirmed', number });
    return true;
  }
}

/** Writes what was typed, again when this page is left: its own checkout saves what it shows then, which is less. */
function restoreDraft(draft: Readonly<Record<string, unknown>>): void {
  const write = (): void => {
    writeClientSection('checkout-data', draft);
  };
  write();
  window.addEventListener('pagehide', write, { once: true });
  document.addEventListener('visibilitychange', write, { once: true });
}
