import { describe, expect, it } from 'vitest';
import { feeView, type FeeDisplay } from '../../../../src/domain/catalog/fees';

const amount = { shown: 25, base: 20 };
const without = { shown: 19.5, base: 20 };
const fees = [
  { code: 'fpt', label: 'Recycling', amount: 2, amountInclTax: 2.5 },
  { code: 'eco', label: 'Eco', amount: 3, amountInclTax: 3 },
];

describe('a price with fees', () => {
  it.each<[string, FeeDisplay, object]>([
    ['includes them without a word [WEEE-04]', 0, { amount, withFees: null, fees: [] }],
    ['includes them and names each [WEEE-05]', 1, { amount, withFees: null, fees }],
    ['excludes them and names each [WEEE-06]', 2, { amount: without, withFees: null, fees }],
    [
      'is shown without and with them [WEEE-07]',
      3,
      { amount: without, withFees: amount, fees: [] },
    ],
  ])('%s', (_name, display, expected) => {
    expect(feeView(amount, fees, display)).toEqual(expected);
  });

  it.each<FeeDisplay>([0, 1, 2, 3])(
    'is itself where there are none, whatever the shop wants: %i',
    (display) => {
      expect(feeView(amount, [], display)).toEqual({ amount, withFees: null, fees: [] });
    },
  );
});
