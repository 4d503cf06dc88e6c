import { parseElementSettings } from '../api/element-settings';
import { loadSessionId } from '../api/hosted-page';
import { cancelLastOrder, loadRequiredAction, restoreQuote, updateCart } from '../api/placed-order';
import { intentOutcome } from '../domain/intent-outcome';
import { authenticationSecret } from '../domain/provider-text';
import { errorText, outcomeUnknown } from '../../../platform/http/error-text';
import { t } from '../../../platform/i18n/i18n';
import type {
  AfterPlace,
  PaymentContext,
  PaymentPayload,
  PaymentResult,
  PlacedPayment,
  RecoverContext,
  SendResult,
} from '../../../state/extensions/payment-method.types';
import { leaveCookieMessage } from '../../../state/messages/cookie-messages';
import { cancelHosted, cancelUnpaid, isCartClosed } from '../cancel-unpaid';
import { runChallenge } from './challenge';
import { latestPayload } from './confirm';
import { liveElement } from './element';
import { orderExists, setOrderExists } from './order-exists';
import { TEXTS } from './texts';

type SendContext = PaymentContext & { readonly isContinued?: boolean };

/** How often a payment may go through a challenge or be sent again after one order. */
const MAX_STEPS = 3;

/**
 * Sends the cart of an order that exists already instead of a second order (PELEM-18, PELEM-19, PELEM-44). The page does not
 * say whose order that is: one of the hosted page is cancelled, and never continued with a card. The shopper is asked, once,
 * where it may still be paid.
 *
 * @throws when no usable response came: the order is looked up
 */
export async function sendElement(
  { method, additional_data }: PaymentPayload,
  { configuration, totals, shop, isContinued = false }: SendContext,
): Promise<SendResult> {
  const { isOrderPlaced } = parseElementSettings(configuration);
  if (!orderExists(totals, isOrderPlaced) && !isContinued) return { status: 'send-order' };
  const hosted = await loadSessionId(shop);
  if (!hosted.ok && outcomeUnknown(hosted.error)) {
    return { status: 'refused', message: errorText(hosted.error) };
  }
  if (hosted.ok && hosted.value !== null) {
    const isClosed = await cancelHosted(shop);
    setOrderExists(totals, false);
    return isClosed
      ? { status: 'send-order' }
      : { status: 'waits', method: 'stripe_payments_checkout' };
  }
  const result = await updateCart(shop, { method, additional_data });
  if (!result.ok) {
    if (outcomeUnknown(result.error)) throw new Error(result.error.kind);
    return { status: 'refused', message: errorText(result.error) };
  }
  if (result.value.status === 'place-new-order') {
    setOrderExists(totals, false);
    return { status: 'send-order' };
  }
  const { redirectUrl } = result.value;
  return { status: 'placed', orderId: null, ...(redirectUrl === null ? {} : { redirectUrl }) };
}

/**
 * The shop has not placed the order, since the shopper has to authenticate first: does that, and sends the same payment
 * once more (PELEM-21). Null for any other refusal. What was refused for authentication is never shown (PELEM-22).
 */
export async function recoverElement(
  { message }: { readonly message: string },
  { mayCharge }: Pick<RecoverContext, 'mayCharge'>,
): Promise<PaymentResult | null> {
  const secret = authenticationSecret(message);
  if (secret === null) return null;
  const { stripe } = liveElement();
  const payment = latestPayload();
  const refused = { status: 'refused', message: t(TEXTS.submission) } as const;
  if (stripe === null || payment === null) return refused;
  if (!(await mayCharge())) return { status: 'cancelled' };
  try {
    const end = await runChallenge(stripe, secret);
    if (end.status === 'refused') return { ...refused, message: end.message ?? refused.message };
    if (end.status === 'unknown') return { ...refused, mayBeCharged: true };
    // An intent that has to be confirmed again is confirmed by the shop.
    if (end.intent.status === 'requires_confirmation') return { status: 'ready', payment };
    const isCharged = intentOutcome(end.intent) === 'paid';
    return isCharged ? { status: 'ready', payment, isCharged } : refused;
  } catch {
    return refused;
  }
}

/**
 * After the order is placed: completes its payment, then continues to the success page (PELEM-12, PELEM-23, PELEM-24).
 * A payment that fails withdraws the order (PELEM-25).
 */
export async function finishElement(order: PlacedPayment): Promise<AfterPlace> {
  setOrderExists(order.totals, true);
  let secret = await loadRequiredAction(order.shop);
  for (let step = 1; secret.ok && secret.value !== null; step += 1) {
    const end = await pay(order, secret.value);
    if (end !== 'again') return end;
    if (step === MAX_STEPS) return restoreCart(order, TEXTS.notPlaced);
    secret = await loadRequiredAction(order.shop);
  }
  return secret.ok ? paid(order) : restoreCart(order, TEXTS.notConfirmed);
}

const paid = ({ configuration }: PlacedPayment): AfterPlace => {
  const { successUrl } = parseElementSettings(configuration);
  return successUrl === null ? {} : { redirectUrl: successUrl, isPaid: true };
};

/**
 * Restores the cart of an order that awaits its payment, so that the shopper can retry. Where the shop keeps it closed, the
 * order stands: the message is shown with its number.
 */
async function restoreCart(
  order: PlacedPayment,
  message: (typeof TEXTS)[keyof typeof TEXTS],
): Promise<AfterPlace> {
  const restored = await restoreQuote(order.shop);
  if (!restored.ok || !(await isCartClosed(order.shop))) return unpaid(t(message));
  leaveCookieMessage({ type: 'warning', text: t(message) });
  return paid(order);
}

/** The order exists: the next attempt pays it, and no other method orders its cart before it is given up. */
const unpaid = (withdrawn: string): AfterPlace => ({ withdrawn, awaitsPayment: 'here' });

/** Cancels the order of a refused payment and restores its cart (PELEM-25). */
async function cancel(order: PlacedPayment, message: string): Promise<AfterPlace> {
  const result = await cancelLastOrder(order.shop, message);
  // An order that could not be cancelled is paid by the next attempt, not placed twice.
  setOrderExists(order.totals, !result.ok);
  if (result.ok) return { withdrawn: message };
  await restoreQuote(order.shop);
  return unpaid(message);
}

/**
 * Closes the last order, whose payment the shopper has not confirmed. Returns whether it can certainly not be paid any
 * more: the provider reports it as cancelled.
 *
 * @throws when the shop was not reached
 */
export async function cancelElement({ shop }: Pick<PaymentContext, 'shop'>): Promise<boolean> {
  const secret = await cancelUnpaid(shop);
  const { stripe } = liveElement();
  if (secret === null || stripe === null) return false;
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(secret);
    return paymentIntent?.status === 'canceled';
  } catch {
    return false;
  }
}

/** Handles the next action of an intent; `again` if the shop's state has to be requested once more. */
async function pay(order: PlacedPayment, clientSecret: string): Promise<AfterPlace | 'again'> {
  const { stripe } = liveElement();
  if (stripe === null) return restoreCart(order, TEXTS.notConfirmed);
  try {
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const end = await runChallenge(stripe, clientSecret);
      if (end.status === 'unknown') return await restoreCart(order, TEXTS.notConfirmed);
      if (end.status === 'refused') {
        return await cancel(order, end.message ?? t(TEXTS.submission));
      }
      switch (intentOutcome(end.intent)) {
        case 'paid':
          return paid(order);
        case 'authenticate':
          // The cart is there again should the shopper leave during the challenge (PELEM-13).
          await restoreQuote(order.shop);
          break;
        case 'pay-again':
          return await payAgain(order);
        case 'failed':
          return await restoreCart(order, TEXTS.notPlaced);
      }
    }
  } catch {
    return restoreCart(order, TEXTS.notConfirmed);
  }
  return restoreCart(order, TEXTS.notPlaced);
}

/** Opens the cart again and sends it with the same payment (PELEM-14). */
async function payAgain(order: PlacedPayment): Promise<AfterPlace | 'again'> {
  const { shop, totals } = order;
  await restoreQuote(shop);
  const payment = latestPayload();
  const result = await updateCart(
    shop,
    payment === null ? null : { method: payment.method, additional_data: payment.additional_data },
  );
  if (!result.ok) return unpaid(errorText(result.error));
  if (result.value.status === 'placed') return 'again';
  setOrderExists(totals, false);
  return { withdrawn: t(TEXTS.submission) };
}
