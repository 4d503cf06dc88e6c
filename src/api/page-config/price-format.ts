import type { PriceFormat } from '../../domain/money.types';
import { flag, number, recordOf, taker, text } from './config-values';

/**
 * Languages that group digits by two beyond the thousands; the page's formats only contain the length of the first
 * group.
 */
const BY_TWO = /^(?:as|bn|gu|hi|ml|mr|ne|or|pa|ta|te|en.IN)\b/;

/** How a locale groups digits, where that differs from groups of one length (PRICE-05). */
const groupingOf = (locale: unknown): Pick<PriceFormat, 'nextGroupLength'> =>
  typeof locale === 'string' && BY_TWO.test(locale) ? { nextGroupLength: 2 } : {};

/** The shop's price format from the page (`config-shapes.md` §3.3), in the page's locale; null when it is invalid. */
export function parsePriceFormat(raw: unknown, locale?: unknown): PriceFormat | null {
  const take = taker(recordOf(raw), 'priceFormat');
  const pattern = take('pattern', text, '');
  if (!pattern.includes('%s')) return null;
  return {
    pattern,
    precision: take('precision', number, 2),
    requiredPrecision: take('requiredPrecision', number, 2),
    decimalSymbol: take('decimalSymbol', text, '.'),
    groupSymbol: take('groupSymbol', text, ','),
    groupLength: take('groupLength', number, 3),
    integerRequired: take('integerRequired', flag, false),
    ...groupingOf(locale),
  };
}

/** For pages without a format: plain numbers, and no currency, which might be wrong. */
export const BARE_FORMAT: PriceFormat = {
  pattern: '%s',
  precision: 2,
  requiredPrecision: 2,
  decimalSymbol: '.',
  groupSymbol: ',',
  groupLength: 3,
  integerRequired: false,
};

/**
 * Derives the format from a price formatted by the server, as plain text such as `$1,234.50` or `12,00 €`. Only the
 * format is derived, never the amount. Null when the text contains no number.
 */
export function formatOfSample(sample: string, locale?: unknown): PriceFormat | null {
  const written = sample.replace(/[\t\n\r ]+/g, ' ').trim();
  const digits = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/.exec(written)?.[0];
  if (digits === undefined) return null;
  const end = /([.,])(\d{1,3})$/.exec(digits);
  const separators = digits.replace(/\d/g, '');
  const isDecimal =
    end !== null &&
    (end[2]?.length !== 3 || (separators.length > 1 && separators.at(-1) !== separators[0]));
  const decimalSymbol = isDecimal ? (end[1] ?? '.') : '.';
  const precision = isDecimal ? (end[2]?.length ?? 0) : 0;
  const grouping = isDecimal ? separators.slice(0, -1) : separators;
  return {
    pattern: written.replace(digits, () => '%s').trim(),
    precision,
    requiredPrecision: precision,
    decimalSymbol,
    groupSymbol: grouping[0] ?? (decimalSymbol === ',' ? '.' : ','),
    groupLength: 3,
    integerRequired: precision === 0,
    ...groupingOf(locale),
  };
}
