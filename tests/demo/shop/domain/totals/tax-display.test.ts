// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { GuestCart, openShop, Visitor, type Totals } from '../../../visitor';

let shop: DemoShop;
let visitor: Visitor;
beforeAll(() => {
  shop = openShop();
});
afterAll(() => {
  shop.close();
});
beforeEach(async () => {
  visitor = new Visitor(shop);
  await visitor.arrive();
});

const set = (change: object) => visitor.send('PUT', '/demo/settings', JSON.stringify(change));

const quebec = { countryId: 'CA', regionId: 76, postcode: 'G1A 0A2' };

function segment(totals: Totals, code: string): Record<string, unknown> {
  return { ...totals.total_segments.find((entry) => entry.code === code) };
}

describe('totals with tax', () => {
  it('list every tax of the place, each rounded by itself', async () => {
    const cart = await GuestCart.make(visitor);
    await cart.add('BK-SALT', 2);
    const { body } = await cart.call<Totals>('POST', '/totals-information', {
      addressInformation: { address: quebec },
    });
    expect(body.tax_amount).toBe(4.94);
    expect(segment(body, 'tax').extension_attributes).toEqual({
      tax_grandtotal_details: [
        { amount: 1.65, rates: [{ percent: '5', title: 'CA-GST' }], group_id: 1 },
        { amount: 3.29, rates: [{ percent: '9.975', title: 'CA-QC-QST' }], group_id: 2 },
      ],
    });
  });

  it.each([
    ['excluding', 33],
    ['including', 35.72],
    ['both', 35.72],
  ] as const)('show the subtotal %s tax', async (taxDisplaySubtotal, value) => {
    await set({ taxDisplaySubtotal });
    const cart = await GuestCart.make(visitor);
    await cart.add('BK-SALT', 2);
    expect(segment((await cart.totals()).body, 'subtotal').value).toBe(value);
  });

  it('tax shipping where the shop does, in rates, totals and the tax of the place', async () => {
    await set({ shippingTaxed: true, taxInGrandTotal: true });
    const cart = await GuestCart.make(visitor);
    await cart.add('BK-SALT', 2);
    const { body } = await cart.ship();
    expect(body.totals).toMatchObject({
      shipping_amount: 10,
      shipping_incl_tax: 10.83,
      shipping_tax_amount: 0.83,
      tax_amount: 3.55,
      grand_total: 46.55,
    });
    expect(segment(body.totals, 'tax')).toMatchObject({ value: 3.55, area: 'taxes' });
    const { body: rates } = await cart.call<readonly object[]>('GET', '/shipping-methods');
    expect(rates).toContainEqual(
      expect.objectContaining({ amount: 10, price_excl_tax: 10, price_incl_tax: 10.83 }),
    );
  });
});

describe('prices of the mini cart and the cart page', () => {
  it.each([
    ['excluding', ['price-excluding-tax'], 16.5, '$33.00', '<dt>Subtotal</dt><dd>$33.00</dd>'],
    ['including', ['price-including-tax'], '17.8600', '$35.72', '<dt>Subtotal</dt><dd>$35.72</dd>'],
    [
      'both',
      ['price-including-tax', 'price-excluding-tax'],
      { incl_tax: '17.8600', excl_tax: 16.5 },
      '$35.72',
      '$35.72 (Excl. Tax: $33.00)',
    ],
  ] as const)('are shown %s tax', async (display, blocks, value, subtotal, row) => {
    await set({ taxDisplay: display, taxDisplaySubtotal: display, taxDisplayShipping: display });
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '2' });
    const cart = await visitor.section<{
      subtotal: string;
      items: readonly { product_price: string; product_price_value: unknown }[];
    }>('cart');
    expect(cart.items[0]?.product_price_value).toEqual(value);
    const markup = cart.items[0]?.product_price ?? '';
    expect([...markup.matchAll(/price-(?:in|ex)cluding-tax/g)].map(([name]) => name)).toEqual(
      blocks,
    );
    expect(cart.subtotal).toContain(subtotal);
    const { text } = await visitor.get('/checkout/cart/');
    expect(text).toContain(row);
    expect(text).toContain(`"reviewItemPriceDisplayMode":"${display}"`);
    expect(text).toContain(`"reviewTotalsDisplayMode":"${display}"`);
    expect(text).toContain(`"isDisplayShippingBothPrices":${String(display === 'both')}`);
  });

  it('have a line for each tax in the full summary', async () => {
    await set({ fullTaxSummary: true });
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '2' });
    const { text } = await visitor.get('/checkout/cart/');
    expect(text).toContain('US-CA-*-Rate 1 (8.25%)');
    expect(text).toContain('"isFullTaxSummaryDisplayed":true');
  });
});
