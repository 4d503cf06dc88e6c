import type { Hono } from 'hono';
import * as v from 'valibot';

import type { CardToken } from '../browser/google-pay/token';
import type { Account } from '../state/account';
import type { OrderRecord } from '../state/records.types';
import type { Call, SandboxEnv } from './context';
import { invalid, notFound, unprocessable } from './refusal';

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

async function bodyOf<Schema extends v.GenericSchema>(
  c: Call,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await c.req.json().catch(() => null));
  if (!read.success) throw invalid('MISSING_REQUIRED_PARAMETER');
  return read.output;
}

function orderOf({ orders }: Account, id: string, status: OrderRecord['status']): OrderRecord {
  const order = orders.get(id);
  if (!order) throw notFound();
  if (order.status !== status) throw unprocessable('ORDER_ALREADY_APPROVED');
  return order;
}

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
  const order = orderOf(c.var.account, orderId, 'CREATED');
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
  order.card = { lastDigits: '1111', liabilityShift: null };
  order.status = card === 'challenge' ? 'PAYER_ACTION_REQUIRED' : 'APPROVED';
  return c.json({ id: order.id, status: order.status });
}

/** The bank has asked: who is liable is on the order, which the shop reads. */
async function challenge(c: Call): Promise<Response> {
  const { orderId, answer } = await bodyOf(c, answerSchema);
  const order = orderOf(c.var.account, orderId, 'PAYER_ACTION_REQUIRED');
  order.card = { lastDigits: '1111', liabilityShift: answer };
  if (answer === 'POSSIBLE') order.status = 'APPROVED';
  return c.json({ id: order.id, status: order.status });
}

/** What the component of the browser's SDK calls. */
export function addGooglePay(app: Hono<SandboxEnv>): void {
  app.post('/googlepay/confirm', confirm);
  app.post('/googlepay/challenge', challenge);
}
