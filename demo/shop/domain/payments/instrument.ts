import { optionalText, toFields } from '../../support/fields';
import { RestError } from '../../support/rest-error';

/** The instrument of a payment at the provider: a payment method, a wallet's confirmation, or a bank transfer. */
export type Instrument =
  | { readonly kind: 'method'; readonly id: string; readonly cvcToken: string | null }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'bank' };

const ID = /^[A-Za-z0-9_]+$/;

/** Reads `additional_data` of an order (PELEM-07); 400 without an instrument. */
export function instrumentOf(additional: unknown): Instrument {
  const fields = toFields(additional);
  const token = optionalText(fields, 'confirmation_token') ?? '';
  const method = optionalText(fields, 'payment_method') ?? '';
  if (token.startsWith('ctoken_') && ID.test(token)) return { kind: 'token', id: token };
  if (!method.startsWith('pm_') || !ID.test(method)) {
    throw new RestError(400, 'Cannot place order because a payment method was not provided.');
  }
  return { kind: 'method', id: method, cvcToken: optionalText(fields, 'cvc_token') };
}
