/** An expiry date as typed: `month` of one or two digits, `year` with four where two were typed. Empty where missing. */
export interface Expiry {
  readonly month: string;
  readonly year: string;
}

/** How many years ahead of the current one a card may expire (CARD-26). */
const YEARS_AHEAD = 19;

/** Two digits as the year nearest to now: with the century in which it can be valid. */
function fullYear(year: string, now: Date): string {
  if (year.length !== 2) return year;
  const current = now.getFullYear();
  const inCentury = current - (current % 100) + Number(year);
  const isNextCentury = inCentury + 100 <= current + YEARS_AHEAD;
  return String(isNextCentury ? inCentury + 100 : inCentury);
}

/** Month and year of digits without anything between: `427`, `0427`, `42027`, `042027`, `202704`. */
function splitDigits(digits: string): readonly [string, string] {
  const yearFirst = digits.length === 6 && Number(digits.slice(0, 2)) > 12;
  if (yearFirst) return [digits.slice(4), digits.slice(0, 4)];
  const monthDigits = digits.length === 3 || digits.length === 5 ? 1 : 2;
  return [digits.slice(0, monthDigits), digits.slice(monthDigits)];
}

/**
 * Reads an expiry date however it is written: `4/27`, `04 / 2027`, `0427`, `2027-04`. What cannot be read is empty.
 * @param now decides the century of two digits
 */
export function readExpiry(text: string, now: Date): Expiry {
  const written = text.normalize('NFKC').trim();
  const [, first, second = ''] =
    /^(\d{1,4})(?:[\s./\-\u2010-\u2015\u2212]+(\d*))?$/.exec(written) ?? [];
  if (/^\d{5,6}$/.test(written)) {
    const [month, year] = splitDigits(written);
    return { month, year: fullYear(year, now) };
  }
  if (first === undefined) return { month: '', year: '' };
  if (first.length === 4 && second !== '') return { month: second, year: first };
  const [month, year] = second === '' ? splitDigits(first) : [first, second];
  return { month, year: fullYear(year, now) };
}

/**
 * Whether the month is 1 to 12 (CARD-25).
 * @phrases
 */
export const monthError = (month: string): string | null =>
  /^(?:0?[1-9]|1[0-2])$/.test(month) ? null : 'Incorrect credit card expiration month.';

/**
 * Whether the year has four digits and is the current one or at most 19 years later (CARD-26).
 * @phrases
 */
export function yearError(year: string, now: Date): string | null {
  const ahead = Number(year) - now.getFullYear();
  return /^\d{4}$/.test(year) && ahead >= 0 && ahead <= YEARS_AHEAD
    ? null
    : 'Incorrect credit card expiration year.';
}

/**
 * Why a card cannot be paid with because of its expiry date, as an English phrase; null when it can.
 * @phrases
 */
export function expiryError({ month, year }: Expiry, now: Date): string | null {
  const error = monthError(month) ?? yearError(year, now);
  if (error !== null) return error;
  const hasPassed = Number(year) === now.getFullYear() && Number(month) <= now.getMonth();
  return hasPassed ? 'Incorrect credit card expiration date.' : null;
}

/** A complete date in display format, `04 / 27`; the text itself if it is not a date of this century. */
export function normalizeExpiry(text: string, now: Date): string {
  const { month, year } = readExpiry(text, now);
  const short = year.slice(2);
  return month.length <= 2 && year.length === 4 && fullYear(short, now) === year
    ? `${month.padStart(2, '0')} / ${short}`
    : text;
}

/**
 * The field's text after a change at its end: the separator appears once the month is complete. Pasted and autofilled
 * dates become `MM / YY`.
 * @param isDeleting leaves the separator out, so that it can be deleted
 */
export function formatExpiry(text: string, isDeleting: boolean, now: Date): string {
  if (/[^\d\s./\-\u2010-\u2015\u2212]/.test(text)) return text;
  if (!isDeleting && /^\s*(?:\d{1,2}\D+\d{4}|\d{4}\D+\d{1,2}|\d{5,6})\s*$/.test(text)) {
    return normalizeExpiry(text, now);
  }
  const [, typed = '', separator = '', rest = ''] = /^\s*(\d{0,2})(\D*)(.*)$/.exec(text) ?? [];
  const isSingle = typed.length === 2 && Number(typed[0]) > 1;
  const month = isSingle ? typed.slice(0, 1) : typed;
  const year = ((isSingle ? typed.slice(1) : '') + rest).replace(/\D/g, '').slice(0, 4);
  const isComplete = month.length === 2 || Number(month) > 1 || (month !== '' && separator !== '');
  if (!isComplete || (isDeleting && year === '')) return month;
  return `${month.padStart(2, '0')} / ${year}`;
}
