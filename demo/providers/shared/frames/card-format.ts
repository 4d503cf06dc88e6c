import { brandOf } from '../card-numbers';

/** The digits of a text. */
export const digits = (text: string): string => text.replace(/\D/g, '');

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
