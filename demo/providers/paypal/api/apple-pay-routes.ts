import { randomUUID } from 'node:crypto';

import type { Hono } from 'hono';
import * as v from 'valibot';

import type { CardToken } from '../browser/apple-pay/token';
import type { Call, SandboxEnv } from './context';
import { invalid, unprocessable } from './refusal';
import { bodyOf, orderIn } from './wallet-order';

const text = v.optional(v.string(), '');

const validateSchema = v.object({ validationUrl: v.pipe(v.string(), v.url()) });

const tokenSchema: v.GenericSchema<unknown, CardToken> = v.object({
  card: v.picklist(['approved', 'declined']),
  price: v.nullable(v.string()),
  currency: v.string(),
});

const confirmSchema = v.object({
  orderId: v.string(),
  token: v.object({ paymentData: v.object({ data: v.string() }) }),
  shippingContact: v.optional(
    v.object({
      addressLines: v.optional(v.array(v.string()), []),
      locality: text,
      administrativeArea: text,
      postalCode: text,
      countryCode: text,
    }),
  ),
});

function readToken(data: string): CardToken {
  try {
    return v.parse(tokenSchema, JSON.parse(atob(data)));
  } catch {
    throw invalid('INVALID_APPLE_PAY_TOKEN');
  }
}

/** The merchant's session, which Apple takes only as it was made here. */
async function validate(c: Call): Promise<Response> {
  await bodyOf(c, validateSchema);
  const merchantSessionIdentifier = `SANDBOX-${randomUUID()}`;
  return c.json({ merchantSession: { merchantSessionIdentifier, displayName: 'Folio & Reel' } });
}

/** Confirms an order with a card of the sheet, for the amount that the payer has authorised. */
async function confirm(c: Call): Promise<Response> {
  const { orderId, token, shippingContact: contact } = await bodyOf(c, confirmSchema);
  const order = orderIn(c.var.account, orderId, 'CREATED');
  const { card, price, currency } = readToken(token.paymentData.data);
  const { value, currency_code } = order.amount;
  const isSame = price === null || Number(price) === Number(value);
  if (!isSame || currency !== currency_code) throw unprocessable('AMOUNT_MISMATCH');
  if (card === 'declined') throw unprocessable('INSTRUMENT_DECLINED');
  if (contact && !order.isDigital) {
    order.address = {
      line1: contact.addressLines[0] ?? '',
      line2: contact.addressLines[1] ?? null,
      city: contact.locality,
      state: contact.administrativeArea,
      postal_code: contact.postalCode,
      country: contact.countryCode,
    };
  }
  order.card = { wallet: 'apple_pay', lastDigits: '1111', liabilityShift: null };
  order.status = 'APPROVED';
  return c.json({ approveApplePayPayment: { id: order.id, status: order.status } });
}

/** What the component of the browser's SDK calls. */
export function addApplePay(app: Hono<SandboxEnv>): void {
  app.post('/applepay/validate', validate);
  app.post('/applepay/confirm', confirm);
}
