import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js';

import type { PaymentIntentRecord, SetupIntentRecord } from '../state/records.types';

/** A payment intent as a publishable key sees it: the provider's public type and nothing else. */
export function browserPayment(record: PaymentIntentRecord): PaymentIntent {
  const { customer, metadata, amount_capturable, amount_received, latest_charge, ...intent } =
    record;
  return intent;
}

/** A setup intent as a publishable key sees it. */
export function browserSetup(record: SetupIntentRecord): SetupIntent {
  const { customer, metadata, ...intent } = record;
  return intent;
}
