import type { Stripe } from '@stripe/stripe-js';
import { parseStripeInit } from '../api/stripe-init';
import { loadSessionId, loadSessionUrl } from '../api/hosted-page';
import { restoreQuote } from '../api/placed-order';
import { startStripe } from '../sdk/start-stripe';
import type { ApiError } from '../../../platform/http/api-error';
import { t } from '../../../platform/i18n/i18n';
import { reloadPage } from '../../../platform/navigate';
import { recordOf } from '../../../platform/record';
import type {
  AfterPlace,
  PaymentContext,
  PaymentPayload,
  PlacedPayment,
  SendResult,
} from '../../../state/extensions/payment-method.types';
import { leaveCookieMessage } from '../../../state/messages/cookie-messages';
import { isCartClosed } from '../cancel-unpaid';
import { TEXTS } from './texts';

/** The part of the SDK that older releases of the module redirect with; newer types no longer list it. */
type WithRedirect = Stripe & {
  readonly redirectToCheckout?: (options: {
    readonly sessionId: string;
  }) => Promise<{ readonly error?: { readonly message?: string } }>;
};

/**
 * Looks for an earlier order of this cart that can still be paid, e.g. of a shopper who came back from the page: that one
 * is paid instead of a second order. The shop closes the page of an order that the cart does not match any more
 * (`endpoints.md` §8), so that one page at most can be paid.
 */
export async function sendHosted(
  _payment: PaymentPayload,
  { shop }: PaymentContext,
): Promise<SendResult> {
  const session = await loadSessionId(shop);
  if (!session.ok) return { status: 'refused', message: t(textOf(session.error)) };
  return session.value === null ? { status: 'send-order' } : { status: 'placed', orderId: null };
}

/**
 * The order exists and is to be paid on the provider's page (REDIR-01): its address, or, where the shop does not know
 * that, the SDK's own redirect. When neither works the cart is opened again, and the shopper may try once more.
 */
export async function goToHostedPage(order: PlacedPayment): Promise<AfterPlace> {
  const session = await loadSessionId(order.shop);
  if (!session.ok) return restoreCart(order, textOf(session.error));
  if (session.value === null) {
    await restoreQuote(order.shop);
    // A paid order does not wait, and its cart stays closed.
    return (await isCartClosed(order.shop)) ? {} : { withdrawn: t(TEXTS.noSession) };
  }
  const url = await loadSessionUrl(order.shop);
  if (url.ok && url.value !== null) return { redirectUrl: url.value, awaitsPayment: true };
  return redirectBySdk(order, session.value);
}

const textOf = ({ kind }: ApiError): string =>
  kind === 'server' || kind === 'rejected' ? TEXTS.server : TEXTS.general;

/** Restores the cart of an order whose page may be open, and can be paid there. */
async function restoreCart({ shop }: PlacedPayment, text: string): Promise<AfterPlace> {
  await restoreQuote(shop);
  return { withdrawn: t(text), awaitsPayment: true };
}

async function redirectBySdk(order: PlacedPayment, sessionId: string): Promise<AfterPlace> {
  const { stripe_payments_checkout: own, stripe_payments: shared } = order.configuration;
  const init =
    parseStripeInit(recordOf(own).initParams) ?? parseStripeInit(recordOf(shared).initParams);
  const started = init === null ? null : await startStripe(init);
  if (started?.ok !== true) return restoreCart(order, TEXTS.general);
  const stripe: WithRedirect = started.value;
  if (stripe.redirectToCheckout === undefined) return restoreCart(order, TEXTS.redirect);
  // The SDK navigates by itself, after the checkout has stored that the order awaits its payment.
  setTimeout(() => void leave(stripe, sessionId));
  return { redirectUrl: `${location.href.replace(/#.*/, '')}#payment`, awaitsPayment: true };
}

/** After a failed redirect the checkout is reloaded, which restores the cart as for a shopper who returned. */
async function leave(stripe: WithRedirect, sessionId: string): Promise<void> {
  const failure = await stripe.redirectToCheckout?.({ sessionId }).then(
    ({ error }) => (error === undefined ? null : (error.message ?? t(TEXTS.redirect))),
    () => t(TEXTS.redirect),
  );
  if (failure === null || failure === undefined) return;
  leaveCookieMessage({ type: 'error', text: failure });
  reloadPage();
}
