import { isRecord, ownValue, recordOf, type JsonRecord } from '../../../platform/record';
import { INVALID_FIELD, type CardField } from '../fields/field-texts';

export type { CardField };

/** In the order in which they are shown. */
export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvv'];

/** The names of the fields in the provider's state. */
const STATE_NAMES: Readonly<Record<CardField, string>> = {
  number: 'cardNumberField',
  expiry: 'cardExpiryField',
  cvv: 'cardCvvField',
};

const flagsOf = (state: unknown, field: CardField): JsonRecord =>
  recordOf(ownValue(recordOf(recordOf(state).fields), STATE_NAMES[field]));

/**
 * What is wrong with a field, as an English phrase; null for a valid one. `state` is what the provider's script says of all
 * its fields (HOSTED-02); what it leaves out is not valid.
 */
export function fieldError(state: unknown, field: CardField): string | null {
  const own = flagsOf(state, field);
  if (own.isEmpty === true) return INVALID_FIELD.empty;
  return own.isValid === true ? null : INVALID_FIELD[field];
}

/** Whether a field is empty, so that leaving it is no mistake yet. */
export const isEmptyField = (state: unknown, field: CardField): boolean =>
  flagsOf(state, field).isEmpty === true;

/**
 * Errors of the provider with texts of their own (HOSTED-15, HOSTED-16).
 * @phrases
 */
const MISSING = { postcode: 'Postal code is required.', city: 'City is required.' } as const;

/**
 * Any other error, also a bank's refusal (HOSTED-13).
 * @phrases
 */
const GENERAL =
  'Your payment was not successful. Ensure you have entered your details correctly and try again, or try a different payment method. If you have continued problems, contact the issuing bank for your payment method.';

/** The codes of an error: its own, its issues', and words of its message. */
function codesOf(error: unknown): readonly string[] {
  const { code, name, message, details } = recordOf(error);
  const issues = Array.isArray(details)
    ? details.flatMap((one) => (isRecord(one) ? [one.issue, one.code] : []))
    : [];
  const words = typeof message === 'string' ? (message.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []) : [];
  return [code, name, ...issues, ...words].filter((one) => typeof one === 'string');
}

/** Why the provider did not take the card, as an English phrase (HOSTED-13, HOSTED-15, HOSTED-16). */
export function cardErrorText(error?: unknown): string {
  const known = codesOf(error);
  if (known.includes('POSTAL_CODE_REQUIRED')) return MISSING.postcode;
  return known.includes('CITY_REQUIRED') ? MISSING.city : GENERAL;
}

/** Whether a payment goes on after the cardholder's bank was asked, as GOOGLE-06 says for another wallet. */
export const isLiabilityShifted = (shift: string | null): boolean =>
  shift === null || ['POSSIBLE', 'YES'].includes(shift);
