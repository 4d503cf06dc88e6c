import { navigate } from '../../../platform/navigate';
import { findPaymentMethod } from '../../extensions/extensions';
import { knownOrder, withdrawOrder, type OrderAttempt } from '../../order/order-attempt';
import { withOrderLock } from '../../order/order-lock';
import { loadOrderOutcome } from '../../order/order-outcome';
import { totalsWanted } from '../../quote/quote-slice';
import type { FlowApi } from '../../shared/store.types';
import { orderWaits, placementStarted, placementWithdrawn } from '../checkout-actions';
import { failOrder, finishOrder } from './finish-order';
import type { OrderedCart } from './ordered-cart';

/**
 * The page shows lines that are known to be ordered. It asks what to do where that order waits to be paid, or may do so
 * because the shop has opened its cart again; any other page is an old copy, as the back button may restore, and the
 * cart page shows what is in the cart now.
 */
export async function handleKnownOrder(
  api: FlowApi,
  { config, context }: OrderedCart,
  order: OrderAttempt,
): Promise<void> {
  const { awaitsPayment, mayBeUnpaid, method = '' } = order;
  if (awaitsPayment === undefined && mayBeUnpaid !== true) {
    navigate(config.cartUrl);
    return;
  }
  const seen = awaitsPayment === undefined ? await loadOrderOutcome(context, order.itemIds) : null;
  if (seen === null || (seen.ok && seen.value === 'open')) api.dispatch(orderWaits(method));
  else if (seen.ok) navigate(config.cartUrl);
}

/** The shopper has decided about an order that waits, which another tab may be busy with. */
export async function answerWaitingOrder(
  api: FlowApi,
  cart: OrderedCart,
  isGivenUp: boolean,
  now: () => number,
): Promise<void> {
  api.dispatch(placementStarted());
  await withOrderLock(cart.cartId, async () => {
    const order = knownOrder(cart.itemIds, now());
    if (order === null) api.dispatch(placementWithdrawn());
    else await (isGivenUp ? giveUpWaitingOrder : payWaitingOrder)(api, cart, order);
  });
}

/** Goes on to the page where an order that waits for its payment is paid, or to the success page if it is paid. */
export async function payWaitingOrder(
  api: FlowApi,
  { context }: OrderedCart,
  order: OrderAttempt,
): Promise<void> {
  api.dispatch(placementStarted());
  const outcome = await loadOrderOutcome(context, order.itemIds);
  const isPaid = outcome.ok && outcome.value === 'ordered';
  const { awaitsPayment, ...unpaid } = order;
  const end = isPaid ? { ...order, mayBeUnpaid: false } : { ...unpaid, mayBeUnpaid: true };
  await finishOrder(api, end, { orderId: order.orderId ?? null });
}

/**
 * Has the order's payment method restore the cart, so that it can be ordered in another way; a paid order stands. Where the
 * method cannot, and has not said that the order waits, the shop has opened the cart, and the shopper has decided.
 */
async function giveUpWaitingOrder(
  api: FlowApi,
  { context }: OrderedCart,
  order: OrderAttempt,
): Promise<void> {
  const resume = findPaymentMethod(order.method ?? '')?.resume;
  const isOpenAgain = resume === undefined && order.awaitsPayment === undefined;
  const isRestored = isOpenAgain || (await resume?.({ shop: context }).catch(() => null));
  const outcome = await loadOrderOutcome(context, order.itemIds);
  if (isRestored == null || !outcome.ok) {
    failOrder(api, outcome.ok ? { kind: 'network' } : outcome.error);
    return;
  }
  if (outcome.value !== 'open') {
    await finishOrder(api, { ...order, mayBeUnpaid: false }, { orderId: order.orderId ?? null });
    return;
  }
  withdrawOrder();
  api.dispatch(placementWithdrawn());
  api.dispatch(totalsWanted());
}
