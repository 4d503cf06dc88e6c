import type { Hono } from 'hono';

import { newId, now } from '../state/ids';
import { raise } from '../webhooks/events';
import { shopOnly } from './access';
import type { SandboxEnv } from './context';
import { findPayment } from './confirm-payment';
import { text } from './form';
import { badRequest, missing, notFound } from './refusal';

/** `/v1/refunds`: refunds a `payment_intent` or `charge`. */
export function addRefundRoutes(app: Hono<SandboxEnv>): void {
  app.post('/v1/refunds', shopOnly, (c) => {
    const { account, params } = c.var;
    const intent = text(params, 'payment_intent');
    const id =
      intent === null ? text(params, 'charge') : findPayment(account, intent).latest_charge;
    if (id === null) throw missing('payment_intent');
    const charge = account.charges.get(id);
    if (!charge) throw notFound('charge', id);
    const left = charge.amount_captured - charge.amount_refunded;
    const amount = Number(text(params, 'amount') ?? left);
    if (charge.refunded || amount > left || amount <= 0) {
      throw badRequest(`Charge ${id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    const amount_refunded = charge.amount_refunded + amount;
    const refunded = {
      ...charge,
      amount_refunded,
      refunded: amount_refunded === charge.amount_captured,
    };
    account.charges.set(id, refunded);
    raise(account, 'charge.refunded', refunded);
    return c.json({
      id: newId('re'),
      object: 'refund',
      amount,
      charge: id,
      created: now(),
      currency: charge.currency,
      payment_intent: charge.payment_intent,
      status: 'succeeded',
    });
  });
}
