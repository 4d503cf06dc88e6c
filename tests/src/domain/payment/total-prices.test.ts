import { expect, it } from 'vitest';
import { totalPrices } from '../../../../src/domain/payment/total-prices';
import { totalsOf } from '../../state/support/totals';

it('are the total in the shopper’s currency and in the shop’s [SMART-02]', () => {
  const totals = totalsOf({
    grandTotal: 54,
    quoteCurrencyCode: 'EUR',
    baseGrandTotal: 60,
    baseCurrencyCode: 'USD',
  });
  expect(totalPrices(totals)).toEqual([
    { amount: 54, currency: 'EUR' },
    { amount: 60, currency: 'USD' },
  ]);
});

it('is the shopper’s alone where the shop does not say its own', () => {
  expect(totalPrices(totalsOf({ grandTotal: 54, baseGrandTotal: null }))).toEqual([
    { amount: 54, currency: 'USD' },
  ]);
});
