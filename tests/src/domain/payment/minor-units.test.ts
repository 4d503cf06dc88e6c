import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../../../../src/domain/payment/minor-units';

const zero = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const three = 'BHD JOD KWD OMR TND'.split(' ');

describe('minorUnits', () => {
  it.each(zero)('does not multiply an amount in %s [AMT-01] [AMT-07]', (currency) => {
    expect(minorUnits(1500, currency)).toBe(1500);
    expect(minorUnits(1499.6, currency)).toBe(1500);
  });

  it.each(three)(
    'rounds an amount in %s to a multiple of 10 [AMT-02] [AMT-03] [AMT-07]',
    (code) => {
      expect(minorUnits(1.234, code)).toBe(1230);
      expect(minorUnits(1.235, code)).toBe(1240);
      expect(minorUnits(12, code)).toBe(12_000);
    },
  );

  it.each(['USD', 'EUR', 'GBP', 'PLN', 'INR', 'HUF', 'XXX'])(
    'multiplies an amount in %s by 100 [AMT-04]',
    (currency) => {
      expect(minorUnits(12.34, currency)).toBe(1234);
    },
  );

  it.each([
    [1.005, 101],
    [8.345, 835],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [4e-7, 0],
    [-1.005, -101],
    [-4e-7, 0],
    [123_456_789.01, 12_345_678_901],
  ])('gives whole minor units for %s [AMT-05]', (amount, units) => {
    expect(minorUnits(amount, 'USD')).toBe(units);
  });

  it.each([null, undefined, '', ' '])('takes %j for US dollars [AMT-06]', (currency) => {
    expect(minorUnits(5, currency)).toBe(500);
  });

  it('reads the code in either case, with spaces around it', () => {
    expect(minorUnits(500, ' jpy ')).toBe(500);
    expect(minorUnits(1, 'Kwd')).toBe(1000);
  });

  it('keeps every cent, and never returns -0 [AMT-05]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(minorUnits(cents / 100, 'USD')).toBe(cents);
      }),
    );
  });
});
