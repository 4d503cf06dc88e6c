import { describe, expect, it } from 'vitest';
import { isSameAmount, sumOf, times } from '../../../../src/domain/catalog/amounts';

describe('amounts', () => {
  it.each([
    [{ shown: 12, base: 10 }, true],
    [{ shown: 12, base: 9 }, false],
    [{ shown: 13, base: 10 }, false],
  ])('%j is the same as 12 with 10 before tax: %s [PRICE-01]', (other, expected) => {
    expect(isSameAmount({ shown: 12, base: 10 }, other)).toBe(expected);
    expect(isSameAmount(other, { shown: 12, base: 10 })).toBe(expected);
  });

  it('are added without the noise of binary fractions, in any order', () => {
    const parts = [
      { shown: 0.1, base: 0.3 },
      { shown: 0.2, base: 0.6 },
      { shown: 0.0001, base: 0.0002 },
    ];
    expect(sumOf(parts)).toEqual({ shown: 0.3001, base: 0.9002 });
    expect(sumOf([...parts].reverse())).toEqual({ shown: 0.3001, base: 0.9002 });
    expect(sumOf([])).toEqual({ shown: 0, base: 0 });
  });

  it('are multiplied with both of their parts', () => {
    expect(times({ shown: 1.1, base: 0.7 }, 3)).toEqual({ shown: 3.3, base: 2.1 });
  });
});
