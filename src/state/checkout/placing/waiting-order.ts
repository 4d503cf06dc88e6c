import { findPaymentMethod } from '../../extensions/extensions';
import { withdrawOrder, type OrderAttempt } from '../../order/order-attempt';
import { loadOrderOutcome } from '../../order/order-outcome';
import { totalsWanted } from '../../quote/quote-slice';
import type { FlowApi } from '../../shared/store.types';
import { placementStarted, placementWithdrawn } from '../checkout-actions';
import { failOrder, finishOrder } from './finish-order';
import type { OrderedCart } from './ordered-cart';

/** Goes on to the page where an order that waits for its payment is paid, or to the success page if it is paid. */
export async function payWaitingOrder(
  api: FlowApi,
  { context }: OrderedCart,
  order: OrderAttempt,
): Promise<void> {
  api.dispatch(placementStarted());
  const outcome = await loadOrderOutcome(context, order.itemIds);
  const isPaid = outcome.ok && outcome.value === 'ordered';
  const { awaitsPayment: code = '', ...unpaid } = order;
  await finishOrder(api, isPaid ? order : unpaid, { orderId: null }, findPaymentMethod(code));
}

/** Has the order's payment method restore the cart, so that it can be ordered in another way; a paid order stands. */
export async function giveUpWaitingOrder(
  api: FlowApi,
  cart: OrderedCart,
  order: OrderAttempt,
): Promise<void> {
  api.dispatch(placementStarted());
  const method = findPaymentMethod(order.awaitsPayment ?? '');
  const { context } = cart;
  const isRestored = await method?.resume?.({ shop: context }).catch(() => null);
  const outcome = await loadOrderOutcome(context, order.itemIds);
  if (isRestored == null || !outcome.ok) {
    failOrder(api, outcome.ok ? { kind: 'network' } : outcome.error);
    return;
  }
  if (outcome.value !== 'open') {
    await finishOrder(api, order, { orderId: null }, method);
    return;
  }
  withdrawOrder();
  api.dispatch(placementWithdrawn());
  api.dispatch(totalsWanted());
}
