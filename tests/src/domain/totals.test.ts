import { describe, expect, it } from 'vitest';
import type { CheckoutConfig, Totals, TotalsSegment } from '../../../src/domain/quote.types';
import { summaryLines } from '../../../src/domain/totals';

const segment = (
  code: string,
  value: number | null,
  area: string | null = null,
): TotalsSegment => ({
  code,
  title: code,
  value,
  area,
  taxDetails: code === 'tax' ? [{ amount: 13.96, rates: [{ title: 'US-CA', percent: 8.25 }] }] : [],
});
const totals: Totals = {
  grandTotal: 208.16,
  baseGrandTotal: 208.16,
  subtotal: 188,
  subtotalInclTax: 203.51,
  subtotalWithDiscount: 169.2,
  discountAmount: -18.8,
  shippingAmount: 25,
  shippingInclTax: 27,
  taxAmount: 13.96,
  couponCode: null,
  couponLabel: null,
  itemsQty: 5,
  baseCurrencyCode: 'USD',
  quoteCurrencyCode: 'USD',
  items: [],
  segments: [
    segment('subtotal', 188),
    segment('grand_total', 208.16, 'footer'),
    segment('discount', -18.8),
    segment('shipping', 25),
    segment('tax', 13.96),
  ],
};
const settings: CheckoutConfig['taxDisplay'] = {
  shipping: 'excluding',
  totals: 'excluding',
  itemPrice: 'excluding',
  isFullSummary: false,
  isZeroTaxDisplayed: false,
  includeTaxInGrandTotal: false,
};
const shown = (changes: Partial<typeof settings>, of: Totals = totals, hasMethod = true) =>
  summaryLines(of, { ...settings, ...changes }, hasMethod).map(({ key, value }) => [key, value]);

describe('summaryLines', () => {
  it('follows the server, the footer last [SUMM-01] [QUOT-03]', () => {
    expect(shown({})).toEqual([
      ['subtotal', 188],
      ['discount', -18.8],
      ['shipping', 25],
      ['tax', 13.96],
      ['grand_total', 208.16],
    ]);
  });

  it('takes for the footer what the server puts there, whatever it is called [SUMM-01] [QUOT-03]', () => {
    const segments = [
      segment('customerbalance', -10, 'footer'),
      segment('grand_total', 198.16),
      segment('giftcardaccount', -5, 'header'),
    ];
    expect(shown({}, { ...totals, segments }).map(([key]) => key)).toEqual([
      'grand_total',
      'giftcardaccount',
      'customerbalance',
    ]);
  });

  it('leaves out a segment of its own kind without an amount [QUOT-06]', () => {
    const segments = [segment('customerbalance', null), segment('fee', 0)];
    expect(shown({}, { ...totals, segments })).toEqual([['fee', 0]]);
  });

  it.each([
    ['including', [['subtotal', 203.51]]],
    [
      'both',
      [
        ['subtotal-excluding', 188],
        ['subtotal-including', 203.51],
      ],
    ],
  ] as const)('shows the subtotal %s tax [SUMM-05] [SUMM-06]', (mode, lines) => {
    expect(shown({ totals: mode }).slice(0, lines.length)).toEqual(lines);
  });

  it('shows shipping in both ways, and open before a method is chosen [SUMM-06]', () => {
    expect(shown({ shipping: 'both' })).toContainEqual(['shipping-including', 27]);
    expect(shown({}, totals, false)).toContainEqual(['shipping', null]);
  });

  it.each([
    [0, []],
    [null, []],
    [7.5, [7.5]],
  ])(
    'shows a subscription’s initial fee unless it is zero: %s [SUBS-04][SUBS-05]',
    (fee, shown) => {
      const segments = [...totals.segments, segment('initial_fee', fee)];
      const lines = summaryLines({ ...totals, segments }, settings, true);
      const fees = lines.filter(({ code }) => code === 'initial_fee');
      expect(fees.map(({ value }) => value)).toEqual(shown);
    },
  );

  it('hides a zero tax unless the shop shows it [SUMM-07] [CONF-06]', () => {
    const untaxed = { ...totals, segments: [segment('tax', 0)] };
    expect(shown({}, untaxed)).toEqual([]);
    expect(shown({ isZeroTaxDisplayed: true }, untaxed)).toEqual([['tax', 0]]);
  });

  it('leaves out a tax that is unknown, and what would be counted from it', () => {
    const open = { ...totals, taxAmount: null, segments: [segment('tax', null)] };
    expect(shown({ isZeroTaxDisplayed: true }, open)).toEqual([]);
    const sum = { ...open, segments: [segment('grand_total', 208.16, 'footer')] };
    expect(shown({ includeTaxInGrandTotal: true }, sum)).toEqual([['grand_total', 208.16]]);
  });

  it('shows the grand total with and without tax if the shop is configured to [CONF-06]', () => {
    expect(shown({ includeTaxInGrandTotal: true }).slice(-2)).toEqual([
      ['grand_total-including', 208.16],
      ['grand_total-excluding', 194.2],
    ]);
  });

  it('names a rate without a percentage by its title alone [QUOT-04]', () => {
    const rates = [
      { title: 'State', percent: null },
      { title: 'City', percent: 2 },
    ];
    const taxed = [{ ...segment('tax', 5), taxDetails: [{ amount: 5, rates }] }];
    const [line] = summaryLines(
      { ...totals, segments: taxed },
      { ...settings, isFullSummary: true },
      true,
    );
    expect(line?.details).toEqual([{ title: 'State, City (2%)', amount: 5 }]);
  });

  it('gives no details where the shop does not show them', () => {
    expect(summaryLines(totals, settings, true).every(({ details }) => details.length === 0)).toBe(
      true,
    );
  });

  it('gives the rates of the tax in the full summary [CONF-06] [QUOT-04]', () => {
    const lines = summaryLines(totals, { ...settings, isFullSummary: true }, true);
    expect(lines.find(({ code }) => code === 'tax')?.details).toEqual([
      { title: 'US-CA (8.25%)', amount: 13.96 },
    ]);
  });
});
