import type { ApiError } from '../../../platform/http/api-error';
import { holdForPayment } from '../../../platform/http/payment-hold';
import type { PaymentResult } from '../../extensions/payment-method.types';
import { chargeRequested } from '../../order/open-charge';
import { noteCharge } from '../../order/note-charge';
import { selectTotals } from '../../quote/quote-slice';
import type { FlowApi } from '../../shared/store.types';
import { selectCheckout } from '../checkout-slice';
import { paymentContext } from '../payment/payment-context';
import { confirmPayment } from './confirm-payment';
import { failOrder } from './finish-order';
import { attemptOf } from './ordered-cart';
import { prepareOrder, type PreparedOrder } from './prepare-order';
import { confirmOrderUnchanged } from './review-order';
import { paidOrder } from './shown-order';
import type { Sending } from './sending.types';

/**
 * Lets the method pay in another way after a refusal. Other tabs are not held up meanwhile, unless the bank is asked
 * (`mayCharge`): then nothing may change until the order exists. The order is reviewed once more afterwards, since other
 * devices cannot be held. Null when there is nothing to send; the state contains the reason.
 */
export async function recoverOrder(
  api: FlowApi,
  { order, cart, method, hold, now }: Sending,
  refusal: Extract<ApiError, { readonly kind: 'rejected' }>,
): Promise<PreparedOrder | null> {
  const state = api.getState();
  const context = paymentContext(state, order.payment.method);
  const isChosen = selectCheckout(state).payment.selected === order.payment.method;
  // A method that has become unavailable meanwhile recovers nothing, and a payment is never confirmed twice for one press.
  if (context === null || !isChosen || order.isCharged === true) {
    failOrder(api, refusal);
    return null;
  }
  const seen = paidOrder(state, selectTotals(state));
  const { shown: amount = '' } = attemptOf(api, cart, now());
  const owner = cart.config.customer?.id;
  let takeBack: (() => void) | null = null;
  let stopPaying: (() => void) | undefined;
  hold?.release();
  const payment = confirmPayment(
    api,
    method,
    async () =>
      (await method?.recover?.({ message: refusal.message }, { ...context, mayCharge })) ?? null,
  );
  const charged = payment.result.then(noteEnd, () => stopPaying?.());
  const next = await prepareOrder(api, payment, refusal);
  const isCharged = (await charged) === true;
  if (next === null) return null;
  await hold?.again();
  const paid = paidOrder(api.getState(), seen.totals);
  if (await confirmOrderUnchanged(api, cart, paid, now())) return { ...next, isCharged };
  payment.withdraw();
  return null;

  async function mayCharge(): Promise<boolean> {
    await hold?.again();
    if (!(await confirmOrderUnchanged(api, cart, seen, now()))) return false;
    takeBack = chargeRequested(amount, now(), owner);
    stopPaying = holdForPayment();
    return true;
  }

  /** Whether the payment is made; what is not known stays noted. */
  function noteEnd(end: PaymentResult | null): boolean {
    stopPaying?.();
    const isMade = end?.status === 'ready' && end.isCharged === true;
    if (isMade) noteCharge(amount, true, now(), owner);
    else if (end?.status !== 'refused' || end.mayBeCharged !== true) takeBack?.();
    return isMade;
  }
}
