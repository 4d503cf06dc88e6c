import type { PriceFormat } from './money.types';

/**
 * Formats an amount as the shop does (`config-shapes.md` §3.3), e.g. `1234.5` as `$1,234.50`. Halves are rounded away
 * from zero; the minus sign precedes the pattern, or replaces its `{sign}`. An unknown amount is a dash.
 */
export function formatPrice(amount: number | null, format: PriceFormat): string {
  if (amount === null || !Number.isFinite(amount)) return '–';
  const digits = fixed(Math.abs(amount), format.requiredPrecision);
  const [whole = '0', fraction] = digits.split('.');
  const text =
    group(whole, format) + (fraction === undefined ? '' : format.decimalSymbol + fraction);
  const sign = amount < 0 && /[1-9]/.test(digits) ? '-' : '';
  const pattern = format.pattern.replace('%s', () => text);
  return pattern.includes('{sign}') ? pattern.replace('{sign}', sign) : sign + pattern;
}

/**
 * A number with a fixed number of decimals; halves of its decimal notation are rounded up, so 1.005 becomes 1.01. Works
 * on that notation, since initialising `Intl` takes longer than rendering a whole cart.
 */
function fixed(amount: number, precision: number): string {
  const written = String(amount);
  if (written.includes('e')) return amount.toFixed(precision);
  const whole = Math.round(Number(`${written}e${String(precision)}`));
  return Number(`${String(whole)}e-${String(precision)}`).toFixed(precision);
}

function group(
  whole: string,
  { groupLength, nextGroupLength = groupLength, groupSymbol }: PriceFormat,
): string {
  if (groupLength < 1) return whole;
  const groups: string[] = [];
  let length = groupLength;
  for (let end = whole.length; end > 0; length = nextGroupLength) {
    groups.unshift(whole.slice(Math.max(0, end - length), end));
    end -= length;
  }
  return groups.join(groupSymbol);
}
