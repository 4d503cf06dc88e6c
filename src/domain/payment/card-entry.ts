import { numberError, securityCodeError } from './card-check';
import { checkCardNumber, withoutSpaces } from './card-number';
import type { CardDetails, CardType } from './card.types';
import { expiryError, readExpiry } from './expiry';

/** The values of a card form's fields, as typed; null for a field that is not shown. */
export interface CardTexts {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string | null;
  readonly name: string | null;
}

/** A field of a card form. */
export type CardField = keyof CardTexts;

/** The fields in the order of the form. */
export const cardFields: readonly CardField[] = ['number', 'expiry', 'securityCode', 'name'];

/** Why each field cannot be paid with, as an English phrase; null where it can (CARD-23 to CARD-28). */
export function cardErrors(
  { number, expiry, securityCode, name }: CardTexts,
  allowed: readonly CardType[],
  now: Date,
): Readonly<Record<CardField, string | null>> {
  return {
    number: numberError(number, allowed),
    expiry: expiryError(readExpiry(expiry, now), now),
    securityCode: securityCode === null ? null : securityCodeError(securityCode.trim(), number),
    name: name?.trim() === '' ? 'This is a required field.' : null,
  };
}

/** The card of texts without errors. */
export function cardOf({ number, expiry, securityCode, name }: CardTexts, now: Date): CardDetails {
  const { month, year } = readExpiry(expiry, now);
  return {
    number: withoutSpaces(number),
    type: checkCardNumber(number).type?.code ?? '',
    month: Number(month),
    year: Number(year),
    securityCode: securityCode?.trim() ?? null,
    name: name?.trim() ?? null,
  };
}
