import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { totalsSchema } from '../../../src/api/totals';

/** As a 2.4.7 server responds for a cart with a coupon. */
const wire = {
  grand_total: 41.5,
  base_grand_total: 41.5,
  subtotal: 36,
  discount_amount: -4,
  subtotal_with_discount: 32,
  shipping_amount: 5,
  shipping_incl_tax: 5.5,
  tax_amount: 4.5,
  subtotal_incl_tax: 40.5,
  base_currency_code: 'EUR',
  quote_currency_code: 'EUR',
  coupon_code: 'SPRING',
  items_qty: 3,
  items: [
    {
      item_id: 77,
      name: 'Field Guide',
      qty: 3,
      price: 12,
      price_incl_tax: 13.5,
      row_total: 36,
      row_total_incl_tax: 40.5,
      tax_amount: 4.5,
      discount_amount: 4,
      options: '[{"value":"Paperback","label":"Binding"}]',
    },
  ],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 40.5 },
    { code: 'discount', title: 'Discount (SPRING)', value: -4 },
    { code: 'grand_total', title: 'Grand Total', value: 41.5, area: 'footer' },
  ],
  extension_attributes: { coupon_label: 'Spring offer' },
};

it('contain the sums, the currencies and the lines with their amounts [QUOT-02] [QUOT-07]', () => {
  expect(v.parse(totalsSchema, wire)).toMatchObject({
    subtotal: 36,
    subtotalWithDiscount: 32,
    subtotalInclTax: 40.5,
    grandTotal: 41.5,
    baseGrandTotal: 41.5,
    baseCurrencyCode: 'EUR',
    quoteCurrencyCode: 'EUR',
    shippingAmount: 5,
    shippingInclTax: 5.5,
    taxAmount: 4.5,
    itemsQty: 3,
    items: [
      {
        itemId: 77,
        name: 'Field Guide',
        qty: 3,
        rowTotal: 36,
        rowTotalInclTax: 40.5,
        options: [{ label: 'Binding', value: 'Paperback' }],
      },
    ],
  });
});

it('contain what the coupon box shows: code, label, discount and titled segments [QUOT-05]', () => {
  const { couponCode, couponLabel, discountAmount, segments } = v.parse(totalsSchema, wire);
  expect([couponCode, couponLabel, discountAmount]).toEqual(['SPRING', 'Spring offer', -4]);
  expect(segments.map(({ code, title }) => [code, title])).toEqual([
    ['subtotal', 'Subtotal'],
    ['discount', 'Discount (SPRING)'],
    ['grand_total', 'Grand Total'],
  ]);
  expect(v.parse(totalsSchema, { ...wire, coupon_code: '' }).couponCode).toBeNull();
});

it('have null, never 0, for what the server leaves out or sends empty [QUOT-02]', () => {
  const bare = {
    grand_total: '41.5000',
    items: [{ item_id: 77, qty: 3, price: '', row_total: null, options: [] }],
    total_segments: [
      {
        code: 'tax',
        value: null,
        extension_attributes: { tax_grandtotal_details: [{ rates: [{}] }] },
      },
    ],
  };
  expect(v.parse(totalsSchema, bare)).toMatchObject({
    grandTotal: 41.5,
    baseGrandTotal: null,
    subtotal: null,
    subtotalInclTax: null,
    subtotalWithDiscount: null,
    discountAmount: null,
    shippingAmount: null,
    shippingInclTax: null,
    taxAmount: null,
    items: [
      {
        price: null,
        priceInclTax: null,
        rowTotal: null,
        rowTotalInclTax: null,
        discountAmount: null,
        taxAmount: null,
      },
    ],
    segments: [{ value: null, taxDetails: [{ amount: null, rates: [{ percent: null }] }] }],
  });
});

describe('what a tax service adds to the totals', () => {
  it('is its messages, as plain text [TAXV-09]', () => {
    const extension_attributes = { avatax_messages: ['Reverse charge', '<b>Import</b>'] };
    const { messages, couponLabel } = v.parse(totalsSchema, { ...wire, extension_attributes });
    expect(messages).toEqual(['Reverse charge', '<b>Import</b>']);
    expect(couponLabel).toBeNull();
  });

  it('is the details of the tax, with each rate of a group [TAXV-09]', () => {
    const tax = {
      code: 'tax',
      title: 'Tax',
      value: 8.25,
      extension_attributes: {
        tax_grandtotal_details: [
          {
            amount: 8.25,
            group_id: 1,
            rates: [
              { percent: '6', title: 'CA STATE TAX' },
              { percent: '2.25', title: 'CA COUNTY TAX' },
            ],
          },
        ],
      },
    };
    expect(v.parse(totalsSchema, { ...wire, total_segments: [tax] }).segments).toMatchObject([
      {
        taxDetails: [
          {
            amount: 8.25,
            rates: [
              { title: 'CA STATE TAX', percent: 6 },
              { title: 'CA COUNTY TAX', percent: 2.25 },
            ],
          },
        ],
      },
    ]);
  });

  it.each([undefined, null, 'text', [null], { 0: 'text' }])('is nothing in %j', (given) => {
    const extension_attributes = { coupon_label: 'Spring offer', avatax_messages: given };
    const totals = v.parse(totalsSchema, { ...wire, extension_attributes });
    expect(totals.messages).toEqual([]);
    expect(totals.couponLabel).toBe('Spring offer');
  });
});
