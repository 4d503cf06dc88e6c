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

/** Sums of a cart with one line, number 77. */
export const guideTotals = (grandTotal = 20): Totals =>
  totalsOf({
    grandTotal,
    items: [
      {
        itemId: 77,
        name: 'Field Guide',
        qty: 1,
        options: [],
        price: 0,
        priceInclTax: 0,
        rowTotal: 0,
        rowTotalInclTax: 0,
        discountAmount: 0,
        taxAmount: 0,
      },
    ],
  });
