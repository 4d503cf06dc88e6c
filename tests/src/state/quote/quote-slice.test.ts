import { describe, expect, it } from 'vitest';
import type { Totals } from '../../../../src/domain/quote.types';
import {
  quoteSlice,
  selectTotals,
  totalsReceived,
  totalsRequested,
} from '../../../../src/state/quote/quote-slice';

const totalsOf = (grandTotal: number): Totals => ({
  grandTotal,
  baseGrandTotal: grandTotal,
  subtotal: grandTotal,
  subtotalInclTax: grandTotal,
  subtotalWithDiscount: grandTotal,
  discountAmount: 0,
  shippingAmount: 0,
  shippingInclTax: 0,
  taxAmount: 0,
  couponCode: null,
  couponLabel: null,
  itemsQty: 1,
  baseCurrencyCode: 'USD',
  quoteCurrencyCode: 'USD',
  items: [],
  segments: [],
});

describe('totals whose answers cross', () => {
  it('never lets the answer to an older request replace a newer one', () => {
    const quote = [
      totalsRequested(),
      totalsRequested(),
      totalsReceived({ number: 2, totals: totalsOf(20) }),
      totalsReceived({ number: 1, totals: totalsOf(10) }),
    ].reduce(quoteSlice.reducer, quoteSlice.reducer(undefined, { type: 'init' }));
    expect(selectTotals({ quote })?.grandTotal).toBe(20);
    expect(quote.totalsStatus).toBe('ready');
  });
});
