import { currentCurrency } from '../domain/totals/currencies';
import { amount } from '../domain/totals/money';

/** The price format for scripts (`config-shapes.md` §3.3). */
export function priceFormat(): object {
  const { pattern, precision } = currentCurrency();
  return {
    pattern,
    precision,
    requiredPrecision: precision,
    decimalSymbol: '.',
    groupSymbol: ',',
    groupLength: 3,
    integerRequired: false,
  };
}

/** Prices of a price box, from the regular and the final price in cents (`config-shapes.md` §3.2). */
export function pagePrices(old: number, final: number): object {
  const value = (cents: number): object => ({ amount: amount(cents), adjustments: [] });
  return {
    baseOldPrice: value(old),
    oldPrice: value(old),
    basePrice: value(final),
    finalPrice: value(final),
  };
}
