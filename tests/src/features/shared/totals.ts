import type { Totals } from '../../../../src/domain/quote.types';

/** Totals as the server returns them for one book at $10, with a discount and a tax. */
export const someTotals: Totals = {
  grandTotal: 9.72,
  baseGrandTotal: 9.72,
  subtotal: 10,
  subtotalInclTax: 10.8,
  subtotalWithDiscount: 9,
  discountAmount: -1,
  shippingAmount: 0,
  shippingInclTax: 0,
  taxAmount: 0.72,
  couponCode: null,
  couponLabel: null,
  itemsQty: 1,
  baseCurrencyCode: 'USD',
  quoteCurrencyCode: 'USD',
  items: [
    {
      itemId: 1,
      name: 'Book 1',
      qty: 1,
      price: 10,
      priceInclTax: 10.8,
      rowTotal: 10,
      rowTotalInclTax: 10.8,
      discountAmount: 1,
      taxAmount: 0.72,
      options: [],
    },
  ],
  segments: [
    { code: 'subtotal', title: 'Subtotal', value: 10, area: null, taxDetails: [] },
    { code: 'discount', title: 'Discount (READ10)', value: -1, area: null, taxDetails: [] },
    { code: 'shipping', title: 'Shipping', value: 0, area: null, taxDetails: [] },
    {
      code: 'tax',
      title: 'Tax',
      value: 0.72,
      area: null,
      taxDetails: [{ amount: 0.72, rates: [{ title: 'US-CA', percent: 8 }] }],
    },
    { code: 'grand_total', title: 'Grand Total', value: 9.72, area: 'footer', taxDetails: [] },
  ],
};
