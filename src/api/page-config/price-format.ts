import * as v from 'valibot';
import type { PriceFormat } from '../../domain/money.types';
import { textOf } from '../../platform/text/decode';
import { wireFlag, wireNumber } from '../wire/wire';

/** The shop's printed format (`config-shapes.md` §3.3). */
export const priceFormatSchema = v.pipe(
  v.object({
    pattern: v.pipe(v.string(), v.includes('%s')),
    precision: v.fallback(wireNumber, 2),
    requiredPrecision: v.fallback(wireNumber, 2),
    decimalSymbol: v.fallback(v.string(), '.'),
    groupSymbol: v.fallback(v.string(), ','),
    groupLength: v.fallback(wireNumber, 3),
    integerRequired: v.fallback(wireFlag, false),
  }),
  v.readonly(),
);

/** For pages without any sign of a format: plain numbers, and no currency that might be the wrong one. */
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
 * The format behind a price the server has written, such as `$1,234.50` or `12,00 €`. Only the format is taken from it,
 * never the amount. Null when the text holds no number.
 */
export function formatOfSample(html: string): PriceFormat | null {
  const text = textOf(html);
  const number = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/.exec(text)?.[0];
  if (number === undefined) return null;
  const end = /([.,])(\d{1,3})$/.exec(number);
  const separators = number.replace(/\d/g, '');
  const isDecimal =
    end !== null &&
    (end[2]?.length !== 3 || (separators.length > 1 && separators.at(-1) !== separators[0]));
  const decimalSymbol = isDecimal ? (end[1] ?? '.') : '.';
  const precision = isDecimal ? (end[2]?.length ?? 0) : 0;
  const grouping = isDecimal ? separators.slice(0, -1) : separators;
  return {
    pattern: text.replace(number, () => '%s').trim(),
    precision,
    requiredPrecision: precision,
    decimalSymbol,
    groupSymbol: grouping[0] ?? (decimalSymbol === ',' ? '.' : ','),
    groupLength: 3,
    integerRequired: precision === 0,
  };
}
