import { optionalText, toFields } from '../../support/fields';
import { RestError } from '../../support/rest-error';
import { CARD_TYPES, type CardType } from './card-types';

/** The stored data of a card from the shop's own form: never the number or the code. */
export interface CheckedCard {
  readonly type: string;
  readonly last4: string;
  readonly month: number;
  readonly year: number;
  /** `Visa •••• 4242` */
  readonly label: string;
}

const DECLINED_NUMBERS = new Set(['4000000000000002']);
const YEARS_AHEAD = 19;

function refuse(message: string): RestError {
  return new RestError(400, message);
}

function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function typeOf(number: string, claimed: string): CardType {
  const type = CARD_TYPES.find(({ code }) => code === claimed);
  if (!type) throw refuse('This credit card type is not allowed for this payment method.');
  if (!/^\d+$/.test(number) || !type.lengths.includes(number.length) || !passesLuhn(number)) {
    throw refuse('Invalid Credit Card Number');
  }
  if (!type.pattern.test(number)) {
    throw refuse('Credit card number mismatch with credit card type.');
  }
  return type;
}

/** The year may have two digits (CARD-27). */
function expiryOf(month: string, year: string, now: Date): { month: number; year: number } {
  const full = /^\d{2}$/.test(year) ? 2000 + Number(year) : Number(year);
  const isDate = /^(?:0?[1-9]|1[0-2])$/.test(month) && /^\d{2}(?:\d{2})?$/.test(year);
  const months = (full - now.getUTCFullYear()) * 12 + Number(month) - (now.getUTCMonth() + 1);
  if (!isDate || months < 0 || full > now.getUTCFullYear() + YEARS_AHEAD) {
    throw refuse('Please enter a valid credit card expiration date.');
  }
  return { month: Number(month), year: full };
}

/** Reads and validates the fields of the card form in `additional_data` (CARD-14); 400 with the platform's message. */
export function checkCard(additional: unknown, now: Date): CheckedCard {
  const fields = toFields(additional);
  const text = (name: string): string => (optionalText(fields, name) ?? '').trim();
  const number = text('cc_number').replace(/[\s-]+/g, '');
  const type = typeOf(number, text('cc_type'));
  const expiry = expiryOf(text('cc_exp_month'), text('cc_exp_year'), now);
  if (!new RegExp(`^\\d{${String(type.codeLength)}}$`).test(text('cc_cid'))) {
    throw refuse('Please enter a valid credit card verification number.');
  }
  if (DECLINED_NUMBERS.has(number)) throw refuse('Your card was declined.');
  const last4 = number.slice(-4);
  return { type: type.code, last4, ...expiry, label: `${type.title} •••• ${last4}` };
}
