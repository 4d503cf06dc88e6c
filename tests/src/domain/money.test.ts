import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../../src/domain/money';
import type { PriceFormat } from '../../../src/domain/money.types';

const dollars: PriceFormat = {
  pattern: '$%s',
  precision: 2,
  requiredPrecision: 2,
  decimalSymbol: '.',
  groupSymbol: ',',
  groupLength: 3,
  integerRequired: false,
};
const euros = { ...dollars, pattern: '%s\u00a0€', decimalSymbol: ',', groupSymbol: '.' };
const rupees = { ...dollars, pattern: '₹%s', nextGroupLength: 2 };
const yen = {
  ...dollars,
  pattern: '¥%s',
  precision: 0,
  requiredPrecision: 0,
  integerRequired: true,
};

describe('formatPrice', () => {
  it.each<[number | null, PriceFormat, string]>([
    [null, dollars, '–'],
    [0, dollars, '$0.00'],
    [1234.5, dollars, '$1,234.50'],
    [-10, dollars, '-$10.00'],
    [-0.001, dollars, '$0.00'],
    [1.005, dollars, '$1.01'],
    [8.345, dollars, '$8.35'],
    [4e-7, dollars, '$0.00'],
    [1234567.891, euros, '1.234.567,89\u00a0€'],
    [1500, yen, '¥1,500'],
    [1234, { ...dollars, groupLength: 0 }, '$1234.00'],
    [123, { ...dollars, groupLength: 1 }, '$1,2,3.00'],
    [Number.NaN, dollars, '–'],
    [1234567.89, rupees, '₹12,34,567.89'],
    [-999, rupees, '-₹999.00'],
    [-10, { ...dollars, pattern: '$ {sign}%s' }, '$ -10.00'],
    [10, { ...dollars, pattern: '$ {sign}%s' }, '$ 10.00'],
  ])('writes %s', (amount, format, text) => {
    expect(formatPrice(amount, format)).toBe(text);
  });

  it('keeps every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        const text = formatPrice(cents / 100, dollars).replace(/[$,]/g, '');
        expect(Math.round(Number(text) * 100)).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});
