import type { StripeError } from '@stripe/stripe-js';

import type { CardOutcome, Decline } from '../cards';
import type { Account } from '../state/account';
import { newId, now } from '../state/ids';
import type { ChargeRecord, PaymentIntentRecord } from '../state/records.types';
import { raise } from '../webhooks/events';

/** Records an attempt to charge; `declined` when the issuer refused. */
function writeCharge(
  account: Account,
  intent: PaymentIntentRecord,
  status: ChargeRecord['status'],
  declined: Decline | null,
): ChargeRecord {
  const isCaptured = status === 'succeeded' && intent.capture_method === 'automatic';
  const charge: ChargeRecord = {
    id: newId('ch'),
    object: 'charge',
    created: now(),
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    currency: intent.currency,
    status,
    captured: isCaptured,
    paid: status === 'succeeded',
    refunded: false,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    metadata: intent.metadata,
  };
  account.charges.set(charge.id, charge);
  return charge;
}

function save(account: Account, intent: PaymentIntentRecord): PaymentIntentRecord {
  account.paymentIntents.set(intent.id, intent);
  return intent;
}

/** The error of a declined charge, as returned by calls and stored in the intent. */
export function declineError(
  account: Account,
  decline: Decline,
  paymentMethod: string | null,
): StripeError {
  const method = paymentMethod === null ? undefined : account.paymentMethods.get(paymentMethod);
  return {
    type: 'card_error',
    ...decline,
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    ...(method ? { payment_method: method } : {}),
  };
}

/** Captures the amount, or authorises it for a later capture. */
export function succeed(account: Account, intent: PaymentIntentRecord): PaymentIntentRecord {
  const charge = writeCharge(account, intent, 'succeeded', null);
  const isReserved = intent.capture_method === 'manual';
  const paid = save(account, {
    ...intent,
    status: isReserved ? 'requires_capture' : 'succeeded',
    amount_capturable: isReserved ? intent.amount : 0,
    amount_received: isReserved ? 0 : intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  raise(account, 'charge.succeeded', charge);
  raise(
    account,
    isReserved ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    paid,
  );
  return paid;
}

/** Removes the payment method from an intent, with the reason. */
export function failIntent(
  account: Account,
  intent: PaymentIntentRecord,
  error: StripeError,
): PaymentIntentRecord {
  const { type } = error;
  const failed = save(account, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, type: type === 'validation_error' ? 'api_error' : type },
  });
  raise(account, 'payment_intent.payment_failed', failed);
  return failed;
}

/** Records a refused charge. */
export function decline(
  account: Account,
  intent: PaymentIntentRecord,
  reason: Decline,
): PaymentIntentRecord {
  const charge = writeCharge(account, intent, 'failed', reason);
  raise(account, 'charge.failed', charge);
  const error = declineError(account, reason, intent.payment_method);
  return failIntent(
    account,
    { ...intent, latest_charge: charge.id },
    {
      ...error,
      charge: charge.id,
    },
  );
}

/** Starts a payment whose outcome follows later. */
function process(account: Account, intent: PaymentIntentRecord): PaymentIntentRecord {
  const pending = save(account, { ...intent, status: 'processing', next_action: null });
  raise(account, 'payment_intent.processing', pending);
  return pending;
}

/** Simulates the card's behaviour. Any challenge has been passed by now. */
export function chargeCard(
  account: Account,
  intent: PaymentIntentRecord,
  outcome: CardOutcome,
): PaymentIntentRecord {
  if (outcome.kind === 'decline') return decline(account, intent, outcome.decline);
  return outcome.kind === 'processing' ? process(account, intent) : succeed(account, intent);
}
