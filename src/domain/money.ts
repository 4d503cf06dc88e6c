import type { PriceFormat } from './money.types';

/**
 * An amount in the way the shop writes it (`config-shapes.md` §3.3), e.g. `1234.5` as `$1,234.50`. Halves are rounded away
 * from zero, as the shopper would on paper; the minus sign stands before the pattern. Not a number counts as 0.
 */
export function formatPrice(amount: number, format: PriceFormat): string {
  const digits = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: format.requiredPrecision,
    maximumFractionDigits: format.requiredPrecision,
    useGrouping: false,
  }).format(Number.isFinite(amount) ? Math.abs(amount) : 0);
  const [whole = '0', fraction] = digits.split('.');
  const text =
    group(whole, format) + (fraction === undefined ? '' : format.decimalSymbol + fraction);
  const isNegative = amount < 0 && /[1-9]/.test(digits);
  return (isNegative ? '-' : '') + format.pattern.replace('%s', () => text);
}

function group(whole: string, { groupLength, groupSymbol }: PriceFormat): string {
  if (groupLength < 1) return whole;
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= groupLength) {
    groups.unshift(whole.slice(Math.max(0, end - groupLength), end));
  }
  return groups.join(groupSymbol);
}
