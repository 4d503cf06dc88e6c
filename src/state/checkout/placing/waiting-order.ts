import { t } from '../../../platform/i18n/i18n';
import { navigate } from '../../../platform/navigate';
import { ok } from '../../../platform/result';
import { findPaymentMethod } from '../../extensions/find-payment-method';
import {
  isMoved,
  meansPaid,
  orderOfCart,
  withdrawOrder,
  type OrderAttempt,
} from '../../order/order-attempt';
import { withOrderLock } from '../../order/order-lock';
import { loadOrderOutcome, loadPaidOutcome } from '../../order/order-outcome';
import { otherOrder, outcomeOfOther } from '../../order/send-order';
import { totalsWanted } from '../../quote/quote-slice';
import type { FlowApi } from '../../shared/store.types';
import {
  orderWaits,
  paymentMethodChosen,
  placementStarted,
  placementWithdrawn,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { failOrder, finishOrder } from './finish-order';
import { attemptOf, type OrderedCart } from './ordered-cart';

/**
 * The page shows lines that are known to be ordered. It asks what to do where that order waits to be paid, or where the
 * shop has opened its cart again, whatever this browser has noted; any other page is an old copy, as the back button may
 * restore, and the cart page shows what is in the cart now.
 */
export async function handleKnownOrder(
  api: FlowApi,
  { config, context }: OrderedCart,
  order: OrderAttempt,
): Promise<void> {
  const seen =
    order.awaitsPayment === undefined ? await loadOrderOutcome(context, order.itemIds) : null;
  if (seen === null || (seen.ok && seen.value === 'open')) askAbout(api, order);
  else if (seen.ok || order.mayBeUnpaid !== true) navigate(config.cartUrl);
}

const askAbout = (api: FlowApi, { awaitsPayment, mayBeUnpaid }: OrderAttempt): void => {
  const isUnpaid = awaitsPayment !== undefined || mayBeUnpaid === true;
  api.dispatch(orderWaits(isUnpaid ? 'unpaid' : 'placed'));
};

/**
 * The button was pressed for a cart that was ordered before. The same order with the same method goes on to the page where
 * it is paid; otherwise the shopper is asked.
 */
export async function resolveWaitingOrder(
  api: FlowApi,
  cart: OrderedCart,
  order: OrderAttempt,
  chosen: string,
): Promise<void> {
  const { shown } = attemptOf(api, cart, order.startedAt);
  const isSame = order.shown === undefined || order.shown === shown;
  const isElsewhere = order.isPaidHere !== true && order.awaitsPayment === chosen;
  if (isSame && isElsewhere && !isMoved(order, cart)) await payWaitingOrder(api, cart, order);
  else askAbout(api, order);
}

/**
 * Decides about an order of this cart that `attempt` would not pay, before its method can take money (`otherOrder`). Returns
 * false where another tab has given it up meanwhile, so that the attempt goes on.
 */
export async function resolveBeforePaying(
  api: FlowApi,
  cart: OrderedCart,
  attempt: OrderAttempt,
  canContinue: boolean,
  now: () => number,
): Promise<boolean> {
  const { context, cartId } = cart;
  let isResolved = false;
  await withOrderLock(cartId, async () => {
    const order = otherOrder(attempt, canContinue, now());
    if (order === null) return;
    isResolved = true;
    const outcome = await outcomeOfOther(order, (itemIds) => loadOrderOutcome(context, itemIds));
    if (outcome.status === 'refused') failOrder(api, outcome.error);
    else if (outcome.status === 'ordered') await finishOrder(api, order, outcome.sent);
    else await resolveWaitingOrder(api, cart, order, attempt.method ?? '');
  });
  return isResolved;
}

/** The shopper has decided about an order that waits, which another tab may be busy with. */
export async function answerWaitingOrder(
  api: FlowApi,
  cart: OrderedCart,
  isGivenUp: boolean,
  now: () => number,
): Promise<void> {
  const { waiting } = selectCheckout(api.getState()).placement;
  api.dispatch(placementStarted());
  await withOrderLock(cart.cartId, async () => {
    const order = orderOfCart(cart, now());
    if (order === null) api.dispatch(placementWithdrawn());
    else if (isGivenUp) await giveUpWaitingOrder(api, cart, order, waiting === 'kept');
    else await payWaitingOrder(api, cart, order);
  });
}

/** The outcome of an order that waits. The cart of a guest who has signed in since tells nothing about it: it goes on waiting. */
const loadOutcomeOf = (
  order: OrderAttempt,
  cart: OrderedCart,
): ReturnType<typeof loadPaidOutcome> =>
  isMoved(order, cart) ? Promise.resolve(ok('open')) : loadPaidOutcome(cart.context, order.itemIds);

/**
 * Goes on to where an order that waits for its payment is paid: its provider's page, or its method in this checkout; to
 * the success page if it is paid.
 */
async function payWaitingOrder(
  api: FlowApi,
  cart: OrderedCart,
  order: OrderAttempt,
): Promise<void> {
  const outcome = await loadOutcomeOf(order, cart);
  const { awaitsPayment, ...unpaid } = order;
  const isPaid = outcome.ok && outcome.value === 'ordered' && meansPaid(order);
  if (
    order.isPaidHere === true &&
    !isMoved(order, cart) &&
    outcome.ok &&
    outcome.value === 'open'
  ) {
    api.dispatch(placementWithdrawn());
    if (awaitsPayment !== undefined) api.dispatch(paymentMethodChosen(awaitsPayment));
    return;
  }
  if (!isPaid && findPaymentMethod(order.method ?? '') === undefined) {
    // Without its step the order would pass for a paid one.
    failOrder(api, { kind: 'network' }, t('This payment option is currently unavailable.'));
    return;
  }
  const end = isPaid ? { ...order, mayBeUnpaid: false } : { ...unpaid, mayBeUnpaid: true };
  await finishOrder(api, end, { orderId: order.orderId ?? null });
}

/**
 * Has the order's payment method restore the cart and close the order, so that it can be ordered in another way; a paid
 * order stands. Where the method cannot restore it, and has not said that the order waits, the shop has opened the cart,
 * and the shopper has decided; also about an order that stays open (`isKept`).
 */
async function giveUpWaitingOrder(
  api: FlowApi,
  cart: OrderedCart,
  order: OrderAttempt,
  isKept: boolean,
): Promise<void> {
  const { context } = cart;
  const { method = '', awaitsPayment, mayBeUnpaid, orderId = null } = order;
  const { resume: restoring, cancel } = findPaymentMethod(method) ?? {};
  // The account's cart is open, and the guest's is gone.
  const resume = isMoved(order, cart) ? undefined : restoring;
  const isUnpaid = awaitsPayment !== undefined || mayBeUnpaid === true;
  const isOpenAgain = awaitsPayment === undefined && (resume === undefined || !isUnpaid);
  const restore = resume ?? (() => Promise.resolve('waits' as const));
  const isRestored = isOpenAgain || (await restore({ shop: context }).catch(() => null));
  let outcome = await loadOutcomeOf(order, cart);
  let isClosed: boolean | null = true;
  if (typeof isRestored === 'string' && outcome.ok && outcome.value === 'open') {
    isClosed = cancel === undefined ? false : await cancel({ shop: context }).catch(() => null);
    // It may have been paid until then.
    outcome = await loadOutcomeOf(order, cart);
  }
  if (isRestored == null || isClosed === null || !outcome.ok) {
    failOrder(api, outcome.ok ? { kind: 'network' } : outcome.error);
    return;
  }
  if (outcome.value !== 'open') {
    await finishOrder(api, { ...order, mayBeUnpaid: false }, { orderId });
    return;
  }
  if (!isClosed && !isKept) {
    api.dispatch(orderWaits('kept'));
    return;
  }
  withdrawOrder();
  api.dispatch(placementWithdrawn());
  api.dispatch(totalsWanted());
}
