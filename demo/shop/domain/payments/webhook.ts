import { createHmac, timingSafeEqual } from 'node:crypto';

import * as v from 'valibot';

import { inTransaction, type Database } from '../../db/database';
import { findPaymentsByProvider, isNewEvent } from './payment-store';
import { checkoutSessionSchema, intentSchema, type ProviderEvent } from './provider.types';
import { stateOf, type PaymentState } from './intent-state';
import { stateOfSession } from './hosted-page';
import { settlePayment } from './settle-payment';

/** The maximum age of a signature that the provider recommends. */
const TOLERANCE_SECONDS = 300;

/** Whether `Stripe-Signature: t=…,v1=…` is valid for this body and recent. */
export function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const [, time = ''] = parts.find(([name]) => name === 't') ?? [];
  if (!/^\d+$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, given = '']) => {
    const bytes = Buffer.from(given, 'hex');
    return name === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

/** The payment status in an event; null for events that the shop ignores. */
function reported({ type, data }: ProviderEvent): PaymentState | null {
  if (type === 'payment_intent.payment_failed') return 'failed';
  if (type.startsWith('payment_intent.')) {
    const intent = v.safeParse(intentSchema, data.object);
    return intent.success ? stateOf(intent.output) : null;
  }
  if (type === 'checkout.session.async_payment_failed') return 'failed';
  if (!type.startsWith('checkout.session.')) return null;
  const session = v.safeParse(checkoutSessionSchema, data.object);
  return session.success ? stateOfSession(session.output) : null;
}

/**
 * Processes an event once. False if no order is waiting for it: the shop settles its own payments from the
 * response, so their events are accepted and change nothing.
 */
export function takeEvent(db: Database, event: ProviderEvent): boolean {
  return inTransaction(db, () => {
    const payments = findPaymentsByProvider(db, event.data.object.id);
    const state = reported(event);
    if (payments.length === 0 || state === null) return false;
    if (isNewEvent(db, event.id)) {
      for (const payment of payments) settlePayment(db, payment, state);
    }
    return true;
  });
}
