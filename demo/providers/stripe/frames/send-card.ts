import type { PaymentMethod } from '@stripe/stripe-js';

import { call } from '../browser/api';
import type { Made } from '../browser/protocol.types';
import { KEY } from './channel';

type Options = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): Options =>
  typeof value === 'object' && value !== null ? (value as Options) : {};

/** Billing details of the page and of the fields; the page's take precedence, in the address part by part. */
function mergeBilling(ofFields: unknown, ofPage: unknown): Options {
  const fields = asRecord(ofFields);
  const page = asRecord(ofPage);
  return {
    ...fields,
    ...page,
    address: { ...asRecord(fields.address), ...asRecord(page.address) },
  };
}

/** The card and payer data of a frame. */
export interface CardData {
  readonly card: object;
  readonly billing_details: object;
}

/** Creates a payment method from a card and the page's data. */
export function sendMethod(data: CardData, args: unknown): Promise<Made<PaymentMethod>> {
  const given = asRecord(args);
  return call(location.origin, KEY, 'POST', '/v1/payment_methods', {
    ...given,
    type: 'card',
    card: data.card,
    billing_details: mergeBilling(data.billing_details, given.billing_details),
  });
}

/** Creates a confirmation token from a card and the page's data. */
export function sendConfirmationToken(
  data: CardData,
  args: unknown,
  shipping: object | null = null,
): Promise<Made<object>> {
  const { payment_method_data: given, ...rest } = asRecord(args);
  const method = asRecord(given);
  return call(location.origin, KEY, 'POST', '/v1/confirmation_tokens', {
    shipping,
    ...rest,
    payment_method_data: {
      ...method,
      type: 'card',
      card: data.card,
      billing_details: mergeBilling(data.billing_details, method.billing_details),
    },
  });
}
