import { brandOf, isCardNumber } from '../cards';
import type { Phrase } from './phrases';

/** The error of a field, or null. */
export type Check = (text: string) => { readonly code: string; readonly message: Phrase } | null;

const digits = (text: string): string => text.replace(/\D/g, '');

/** `4242 4242 4242 4242`, and `3782 822463 10005` for American Express. */
export function formatNumber(text: string): string {
  const number = digits(text).slice(0, 19);
  const { brand, lengths } = brandOf(number);
  const cut = number.slice(0, Math.max(...lengths));
  const groups = brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  const parts = groups ? (groups.exec(cut)?.slice(1) ?? []) : (cut.match(/\d{1,4}/g) ?? []);
  return parts.filter((part: string | undefined) => part !== undefined).join(' ');
}

/** `12 / 34`; a first digit above 1 is a complete month. */
export function formatExpiry(text: string): string {
  const typed = digits(text).slice(0, 4);
  const number = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  if (number.length < 2) return number;
  // Deleting the slash also deletes the digit before it.
  if (
    number.length === 2 &&
    /^\d\d ?\/?$/.test(text) &&
    text.includes('/') &&
    !text.includes(' /')
  ) {
    return number.slice(0, 1);
  }
  return number.length === 2 ? number : `${number.slice(0, 2)} / ${number.slice(2)}`;
}

/** Digits of a security code. */
export const formatCode = (text: string): string => digits(text).slice(0, 4);

/** Month and year of a formatted expiry. */
export function readExpiry(text: string): { readonly month: number; readonly year: number } {
  const number = digits(text);
  return { month: Number(number.slice(0, 2)), year: 2000 + Number(number.slice(2)) };
}

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
