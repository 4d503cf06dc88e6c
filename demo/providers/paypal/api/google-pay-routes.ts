import type { Hono } from 'hono';
import * as v from 'valibot';

import type { CardToken } from '../browser/google-pay/token';
import type { Call, SandboxEnv } from './context';
import { invalid, unprocessable } from './refusal';
import { bodyOf, orderIn } from './wallet-order';

const text = v.optional(v.string(), '');

const tokenSchema: v.GenericSchema<unknown, CardToken> = v.object({
  card: v.picklist(['approved', 'challenge', 'declined']),
  price: v.string(),
  currency: v.string(),
});

const confirmSchema = v.object({
  orderId: v.string(),
  email: v.pipe(v.string(), v.email()),
  paymentMethodData: v.object({ tokenizationData: v.object({ token: v.string() }) }),
  shippingAddress: v.optional(
    v.object({
      phoneNumber: v.pipe(v.string(), v.nonEmpty()),
      address1: text,
      address2: text,
      locality: text,
      administrativeArea: text,
      postalCode: text,
      countryCode: text,
    }),
  ),
});

const answerSchema = v.object({ orderId: v.string(), answer: v.picklist(['POSSIBLE', 'NO']) });

function readToken(token: string): CardToken {
  try {
    return v.parse(tokenSchema, JSON.parse(atob(token)));
  } catch {
    throw invalid('INVALID_GOOGLE_PAY_TOKEN');
  }
}

/** Confirms an order with a card of the sheet, for the amount that the payer has seen. */
async function confirm(c: Call): Promise<Response> {
  const { orderId, paymentMethodData, shippingAddress } = await bodyOf(c, confirmSchema);
  const order = orderIn(c.var.account, orderId, 'CREATED');
  const { card, price, currency } = readToken(paymentMethodData.tokenizationData.token);
  const { value, currency_code } = order.amount;
  if (price !== value || currency !== currency_code) throw unprocessable('AMOUNT_MISMATCH');
  if (card === 'declined') throw unprocessable('INSTRUMENT_DECLINED');
  if (shippingAddress) {
    order.address = {
      line1: shippingAddress.address1,
      line2: shippingAddress.address2 || null,
      city: shippingAddress.locality,
      state: shippingAddress.administrativeArea,
      postal_code: shippingAddress.postalCode,
      country: shippingAddress.countryCode,
    };
  }
  order.card = { wallet: 'google_pay', lastDigits: '1111', liabilityShift: null };
  order.status = card === 'challenge' ? 'PAYER_ACTION_REQUIRED' : 'APPROVED';
  return c.json({ id: order.id, status: order.status });
}

/** The bank has asked: who is liable is on the order, which the shop reads. */
async function challenge(c: Call): Promise<Response> {
  const { orderId, answer } = await bodyOf(c, answerSchema);
  const order = orderIn(c.var.account, orderId, 'PAYER_ACTION_REQUIRED');
  order.card = { wallet: 'google_pay', lastDigits: '1111', liabilityShift: answer };
  if (answer === 'POSSIBLE') order.status = 'APPROVED';
  return c.json({ id: order.id, status: order.status });
}

/** What the component of the browser's SDK calls. */
export function addGooglePay(app: Hono<SandboxEnv>): void {
  app.post('/googlepay/confirm', confirm);
  app.post('/googlepay/challenge', challenge);
}
