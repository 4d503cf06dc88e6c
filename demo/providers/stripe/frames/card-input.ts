import { brandOf, isCardNumber } from '../../shared/card-numbers';
import { digits, readExpiry } from '../../shared/frames/card-format';
import type { Phrase } from './phrases';

/** The error of a field, or null. */
export type Check = (text: string) => { readonly code: string; readonly message: Phrase } | null;

/** Whether a number is complete and valid. */
export const checkNumber: Check = (text) => {
  const number = digits(text);
  const isShort = number.length < Math.min(...brandOf(number).lengths);
  if (isShort) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (isCardNumber(number)) return null;
  return { code: 'invalid_number', message: 'Your card number is invalid.' };
};

/** Whether a date is complete and in the future. */
export const checkExpiry: Check = (text) => {
  const { month, year } = readExpiry(text);
  if (digits(text).length < 4 || month < 1 || month > 12) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  const today = new Date();
  const isPast = year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
  if (!isPast) return null;
  return {
    code: 'invalid_expiry_year_past',
    message: "Your card's expiration date is in the past.",
  };
};

/** Whether a security code is complete. */
export const checkCode =
  (number: () => string): Check =>
  (text) =>
    digits(text).length < brandOf(digits(number())).cvc
      ? { code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
      : null;

/** Whether there is a postcode. */
export const checkPostcode: Check = (text) =>
  text.trim().length < 3 ? { code: 'incomplete_zip', message: 'Your ZIP is invalid.' } : null;
