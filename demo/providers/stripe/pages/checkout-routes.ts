import type { Hono } from 'hono';

import { confirmPayment } from '../api/confirm-payment';
import { confirmSetup } from '../api/confirm-setup';
import { type Call, originOf, type SandboxEnv } from '../api/context';
import { type Params, text } from '../api/form';
import { createMethod } from '../api/methods';
import { createPayment } from '../api/payment-intent-routes';
import { Refusal } from '../api/refusal';
import { findSession } from '../api/session-routes';
import { settleLater } from '../api/settle';
import { createSetup } from '../api/setup-intent-routes';
import type { PaymentIntentRecord, SessionRecord, SetupIntentRecord } from '../state/records.types';
import { raise } from '../webhooks/events';
import { checkoutPage, messagePage } from './checkout-page';

type Intent = PaymentIntentRecord | SetupIntentRecord;

function intentFor(c: Call, session: SessionRecord): Intent {
  const { account } = c.var;
  const { customer, intent_metadata: metadata, capture_method } = session;
  const known =
    account.paymentIntents.get(session.payment_intent ?? '') ??
    account.setupIntents.get(session.setup_intent ?? '');
  if (known) return known;
  const shared = { ...(customer === null ? {} : { customer }), metadata };
  if (session.mode === 'setup') return createSetup(c, shared);
  const amount = String(session.amount_total);
  return createPayment(c, { ...shared, amount, currency: session.currency, capture_method });
}

/** The card of the form, with the payer's e-mail. */
function methodOf(c: Call, params: Params): string {
  const [month = '', year = ''] = (text(params, 'expiry') ?? '')
    .split('/')
    .map((part) => part.trim());
  const card = {
    number: text(params, 'number') ?? '',
    exp_month: month,
    exp_year: year,
    cvc: text(params, 'cvc') ?? '',
  };
  const billing_details = { email: text(params, 'email') ?? '' };
  return createMethod(c.var.account, { type: 'card', card, billing_details }).id;
}

const successUrl = ({ success_url: url, id }: SessionRecord): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** Ends a session whose intent has succeeded; returns the URL for the shopper. */
function complete(c: Call, session: SessionRecord, intent: Intent): string {
  const isPaid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  const done: SessionRecord = {
    ...session,
    status: 'complete',
    payment_status: session.mode === 'setup' ? 'no_payment_required' : isPaid ? 'paid' : 'unpaid',
  };
  c.var.account.sessions.set(session.id, done);
  raise(c.var.account, 'checkout.session.completed', done);
  if (intent.status === 'processing') settleLater(c, intent.id);
  return successUrl(done);
}

function pay(c: Call, session: SessionRecord): Response {
  const { account, params } = c.var;
  const method = methodOf(c, params);
  const intent = intentFor(c, session);
  const isSetup = intent.object === 'setup_intent';
  const begun = { ...session, [isSetup ? 'setup_intent' : 'payment_intent']: intent.id };
  account.sessions.set(session.id, begun);
  const back = `${originOf(c)}/c/pay/${session.id}?account=${account.id}`;
  const confirmed = (isSetup ? confirmSetup : confirmPayment)(
    account,
    intent.id,
    { payment_method: method, return_url: back },
    originOf(c),
  );
  const challenge = confirmed.next_action?.redirect_to_url?.url ?? null;
  return c.redirect(challenge ?? complete(c, begun, confirmed), 303);
}

/** The page for a shopper who returns from the challenge. */
function resume(c: Call, session: SessionRecord): Response | null {
  const { account } = c.var;
  const intent =
    account.paymentIntents.get(session.payment_intent ?? '') ??
    account.setupIntents.get(session.setup_intent ?? '');
  const isThrough =
    intent && ['succeeded', 'requires_capture', 'processing'].includes(intent.status);
  return isThrough ? c.redirect(complete(c, session, intent), 303) : null;
}

/** `/c/pay/cs_…`: the hosted checkout, with pay and back. */
export function addCheckoutRoutes(app: Hono<SandboxEnv>): void {
  app.get('/c/pay/:id', (c) => {
    const session = findSession(c.var.account, c.req.param('id'));
    if (session.status === 'complete') return c.redirect(successUrl(session), 303);
    if (session.status === 'expired') {
      return c.html(
        messagePage('This checkout has expired', 'Go back to the shop and try again.'),
        410,
      );
    }
    const resumed = resume(c, session);
    if (resumed) return resumed;
    const failed = c.var.account.paymentIntents.get(
      session.payment_intent ?? '',
    )?.last_payment_error;
    const message = failed?.message ?? null;
    return c.html(checkoutPage(session, message === null ? null : { message, email: null }));
  });

  app.post('/c/pay/:id', (c) => {
    const session = findSession(c.var.account, c.req.param('id'));
    if (session.status !== 'open') return c.redirect(session.url, 303);
    try {
      return pay(c, session);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = error.error.message ?? 'Your card was declined.';
      return c.html(checkoutPage(session, { message, email: text(c.var.params, 'email') }), 402);
    }
  });
}
