// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { minorUnits } from '../../../../../demo/shop/domain/payments/minor-units';

const ZERO = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const THREE = 'BHD JOD KWD OMR TND'.split(' ');

describe('minor units', () => {
  it.each(ZERO)('are whole units of %s', (currency) => {
    expect(minorUnits(1234.5, currency)).toBe(1235);
  });

  it.each(THREE)('are a multiple of ten of %s', (currency) => {
    expect(minorUnits(4.743, currency)).toBe(4740);
    expect(minorUnits(4.746, currency.toLowerCase())).toBe(4750);
  });

  it.each([
    [15.81, 1581],
    [0.29, 29],
    [1.005, 101],
    [-4.2, -420],
    [0, 0],
  ])('are rounded hundredths of the others: %d', (amount, expected) => {
    expect(minorUnits(amount, 'USD')).toBe(expected);
  });
});
