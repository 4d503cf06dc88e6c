import type { Hono } from 'hono';

import { newId, now, randomText } from '../state/ids';
import type { PaymentIntentRecord } from '../state/records.types';
import { raise } from '../webhooks/events';
import { browserPayment } from './browser-view';
import { settleLater } from './settle';
import { confirmPayment, findPayment, unexpectedState } from './confirm-payment';
import { type Call, originOf, type SandboxEnv } from './context';
import { expanded } from './expand';
import { type Params, part, text, texts } from './form';
import { findMethod } from './methods';
import { badRequest, missing } from './refusal';
import { checkClientSecret, shopOnly } from './access';

function readAmount(params: Params): number {
  const amount = text(params, 'amount');
  if (amount === null) throw missing('amount');
  if (!/^\d+$/.test(amount)) throw badRequest(`Invalid integer: ${amount}`, { param: 'amount' });
  return Number(amount);
}

/** Fields that can be set when an intent is created or updated. */
function changes(c: Call, params: Params): Partial<PaymentIntentRecord> {
  const method = text(params, 'payment_method');
  const usage = text(params, 'setup_future_usage');
  const currency = text(params, 'currency');
  const shipping = part(params, 'shipping');
  return {
    ...(text(params, 'amount') === null ? {} : { amount: readAmount(params) }),
    ...(currency === null ? {} : { currency: currency.toLowerCase() }),
    ...(text(params, 'customer') === null ? {} : { customer: text(params, 'customer') }),
    ...(text(params, 'description') === null ? {} : { description: text(params, 'description') }),
    ...(text(params, 'receipt_email') === null
      ? {}
      : { receipt_email: text(params, 'receipt_email') }),
    ...(method === null ? {} : { payment_method: findMethod(c.var.account, method).id }),
    ...(usage === 'on_session' || usage === 'off_session' ? { setup_future_usage: usage } : {}),
    ...(Object.keys(shipping).length === 0 ? {} : { shipping: shipping }),
  };
}

/** Creates a payment intent from a request's fields. */
export function createPayment(c: Call, params: Params): PaymentIntentRecord {
  if (text(params, 'currency') === null) throw missing('currency');
  const id = newId('pi');
  const types = Object.values(texts(params, 'payment_method_types'));
  const intent: PaymentIntentRecord = {
    id,
    object: 'payment_intent',
    amount: readAmount(params),
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: text(params, 'capture_method') === 'manual' ? 'manual' : 'automatic',
    client_secret: `${id}_secret_${randomText()}`,
    confirmation_method: text(params, 'confirmation_method') === 'manual' ? 'manual' : 'automatic',
    created: now(),
    currency: 'usd',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: texts(params, 'metadata'),
    next_action: null,
    payment_method: null,
    payment_method_types: types.length === 0 ? ['card', 'link'] : types,
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status: 'requires_payment_method',
    ...changes(c, params),
  };
  const ready: PaymentIntentRecord =
    intent.payment_method === null ? intent : { ...intent, status: 'requires_confirmation' };
  c.var.account.paymentIntents.set(id, ready);
  return ready;
}

function confirm(c: Call, id: string): PaymentIntentRecord {
  const { account, params, side } = c.var;
  const intent = confirmPayment(account, id, params, originOf(c));
  if (intent.status === 'processing') settleLater(c, intent.id);
  return side === 'browser' ? findPayment(account, id) : intent;
}

const shown = (c: Call, intent: PaymentIntentRecord) =>
  c.json(c.var.side === 'browser' ? browserPayment(intent) : expanded(c, intent));

/** `/v1/payment_intents`: create, retrieve, update, confirm, capture and cancel. */
export function addPaymentIntentRoutes(app: Hono<SandboxEnv>): void {
  app.post('/v1/payment_intents', shopOnly, (c) => {
    const intent = createPayment(c, c.var.params);
    return shown(c, text(c.var.params, 'confirm') === 'true' ? confirm(c, intent.id) : intent);
  });

  app.get('/v1/payment_intents/:id', (c) => {
    const intent = findPayment(c.var.account, c.req.param('id'));
    checkClientSecret(c, intent.client_secret);
    return shown(c, intent);
  });

  app.post('/v1/payment_intents/:id', shopOnly, (c) => {
    const { account, params } = c.var;
    const intent = findPayment(account, c.req.param('id'));
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      if (text(params, 'amount') !== null) throw unexpectedState(intent, 'update');
    }
    const metadata = { ...intent.metadata, ...texts(params, 'metadata') };
    const changed = { ...intent, ...changes(c, params), metadata };
    account.paymentIntents.set(intent.id, changed);
    return shown(c, changed);
  });

  app.post('/v1/payment_intents/:id/confirm', (c) => {
    const intent = findPayment(c.var.account, c.req.param('id'));
    checkClientSecret(c, intent.client_secret);
    return shown(c, confirm(c, intent.id));
  });

  app.post('/v1/payment_intents/:id/capture', shopOnly, (c) => {
    const { account, params } = c.var;
    const intent = findPayment(account, c.req.param('id'));
    if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'capture');
    const asked = Number(text(params, 'amount_to_capture') ?? intent.amount_capturable);
    const amount = Math.min(asked, intent.amount_capturable);
    const charge = account.charges.get(intent.latest_charge ?? '');
    if (charge) {
      const taken = { ...charge, captured: true, amount_captured: amount };
      account.charges.set(charge.id, taken);
      raise(account, 'charge.captured', taken);
    }
    const captured: PaymentIntentRecord = {
      ...intent,
      status: 'succeeded',
      amount_received: amount,
      amount_capturable: 0,
    };
    account.paymentIntents.set(intent.id, captured);
    raise(account, 'payment_intent.succeeded', captured);
    return shown(c, captured);
  });

  app.post('/v1/payment_intents/:id/cancel', shopOnly, (c) => {
    const { account } = c.var;
    const intent = findPayment(account, c.req.param('id'));
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
      throw unexpectedState(intent, 'cancel');
    }
    const canceled: PaymentIntentRecord = {
      ...intent,
      status: 'canceled',
      canceled_at: now(),
      amount_capturable: 0,
      next_action: null,
    };
    account.paymentIntents.set(intent.id, canceled);
    const charge = account.charges.get(intent.latest_charge ?? '');
    if (charge?.status === 'succeeded') {
      account.charges.set(charge.id, { ...charge, refunded: true, amount_refunded: charge.amount });
    }
    raise(account, 'payment_intent.canceled', canceled);
    return shown(c, canceled);
  });
}
