import { placeOrder } from '../../../api/payment';
import { fail, ok, type Result } from '../../../platform/result';
import { captchaSpent } from '../../captcha/captcha-demand';
import type { OrderAttempt } from '../../order/order-attempt';
import { sendOrder, type SentOrder } from '../../order/send-order';
import type { FlowApi } from '../../shared/store.types';
import { orderWaits } from '../checkout-actions';
import { paymentContext } from '../payment/payment-context';
import { failOrder, finishOrder } from './finish-order';
import { attemptOf } from './ordered-cart';
import { attemptWith, loadWaiting } from './other-order';
import { ORDER_CAPTCHA } from './prepare-order';
import type { Sending } from './sending.types';
import { reconcile } from './load-reconcile';

/** How often a method may pay again after a refusal, e.g. once authenticated. */
const MAX_RECOVERIES = 3;

/** Sends the order, and once more with another payment where the method can recover from the refusal. */
export async function sendAndRecover(
  api: FlowApi,
  sending: Sending,
  recoveries = 0,
): Promise<void> {
  const { order, cart, method, hadToWait, now } = sending;
  const outcome = await sendOrder({
    context: cart.context,
    attempt: attemptWith(api, cart, method, now()),
    hadToWait: hadToWait && recoveries === 0,
    transmit: (isContinued) => transmit(api, sending, isContinued),
    now,
  });
  if (outcome.status === 'ordered') {
    await finishOrder(api, outcome.attempt, outcome.sent);
    return;
  }
  if (outcome.status === 'unknown') {
    await reconcile(api, cart, outcome.attempt, outcome.error);
    return;
  }
  if (outcome.status === 'waiting') {
    const { attempt } = outcome;
    const late = await loadWaiting();
    if (late !== null) await late.resolveWaitingOrder(api, cart, attempt, order.payment.method);
    else api.dispatch(orderWaits('unpaid'));
    return;
  }
  const { error } = outcome;
  const late =
    method?.recover !== undefined && error.kind === 'rejected' && recoveries < MAX_RECOVERIES
      ? await import('./recover-order').catch(() => null)
      : null;
  if (late === null || error.kind !== 'rejected') {
    failOrder(api, error);
    return;
  }
  const next = await late.recoverOrder(api, sending, error);
  if (next !== null) await sendAndRecover(api, { ...sending, order: next }, recoveries + 1);
}

/**
 * Sends the order, or lets the method send it. Null where one that waits to be paid would become another one; one that the
 * method has found waiting is returned.
 */
async function transmit(
  api: FlowApi,
  { order, cart, method, now }: Sending,
  isContinued: boolean,
): Promise<Result<SentOrder> | OrderAttempt | null> {
  const context = paymentContext(api.getState(), order.payment.method);
  if (method?.send !== undefined && context !== null) {
    try {
      const result = await method.send(order.payment, { ...context, isContinued });
      if (result.status === 'placed') return ok(result);
      if (result.status === 'waits') {
        const { method: code } = result;
        const found = { method: code, awaitsPayment: code, isCartOpen: true };
        return { ...attemptOf(api, cart, now()), ...found };
      }
      if (result.status === 'refused') {
        const { message } = result;
        return fail({ kind: 'rejected', status: 400, message, redirectAction: null });
      }
    } catch {
      return fail({ kind: 'network' });
    }
  }
  if (isContinued) return null;
  const result = await placeOrder(cart.context, order, { headers: order.headers });
  if (result.ok) return ok({ orderId: result.value });
  api.dispatch(captchaSpent(ORDER_CAPTCHA));
  return result;
}
