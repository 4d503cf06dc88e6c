import type { Totals } from '../../../../src/domain/quote.types';

/** Sums of a cart with one piece at $20, without tax and shipping. */
export const totalsOf = (changes: Partial<Totals> = {}): Totals => ({
  grandTotal: 20,
  baseGrandTotal: 20,
  subtotal: 20,
  subtotalInclTax: 20,
  subtotalWithDiscount: 20,
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
  ...changes,
});
