// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { decimal, price, shareOf } from '../../../../../demo/shop/domain/totals/money';
import { GuestCart, openShop, Visitor, type Totals } from '../../../visitor';

describe('money', () => {
  it.each([
    [0, '$0.00', '0.0000'],
    [5, '$0.05', '0.0500'],
    [123_450, '$1,234.50', '1234.5000'],
    [-1999, '-$19.99', '-19.9900'],
  ])('writes %d cents', (cents, shown, stored) => {
    expect(price(cents)).toBe(shown);
    expect(decimal(cents)).toBe(stored);
  });

  it.each([
    [3400, 8250, 281],
    [6800, 8250, 561],
    [10_800, 8250, 891],
    [3400, 8375, 285],
    [0, 8250, 0],
  ])('takes a share of %d at %d, half up', (cents, rate, share) => {
    expect(shareOf(cents, rate)).toBe(share);
  });
});

describe('totals of a cart', () => {
  let shop: DemoShop;
  beforeAll(() => {
    shop = openShop();
  });
  afterAll(() => {
    shop.close();
  });

  async function cartWith(...skus: [string, number][]): Promise<GuestCart> {
    const cart = await GuestCart.make(new Visitor(shop));
    for (const [sku, qty] of skus) expect((await cart.add(sku, qty)).status).toBe(200);
    return cart;
  }

  const estimate = (cart: GuestCart, address: object, carrier?: string, method?: string) =>
    cart.call<Totals>('POST', '/totals-information', {
      addressInformation: {
        address,
        shipping_carrier_code: carrier ?? null,
        shipping_method_code: method ?? null,
      },
    });

  it('taxes as in California before any address is known, row by row', async () => {
    const { body } = await (await cartWith(['BK-SALT', 2], ['BK-MOSS', 1])).totals();
    expect(body).toMatchObject({ subtotal: 57.5, tax_amount: 4.74, grand_total: 62.24 });
    expect(body.items.map((item) => item.tax_amount)).toEqual([2.72, 2.02]);
  });

  it.each([
    [{ countryId: 'US', regionId: 43 }, 8.375],
    [{ countryId: 'US', regionId: 1 }, 0],
    [{ countryId: 'US' }, 0],
    [{ countryId: 'GB' }, 20],
    [{ countryId: 'DE', regionId: 82 }, 19],
    [{ countryId: 'JP' }, 0],
  ])('taxes %o with %d percent', async (address, percent) => {
    const cart = await cartWith(['BK-LOAF', 1]);
    const { body } = await estimate(cart, address);
    expect(body.tax_amount).toBe(Math.round(30 * percent) / 100);
  });

  it.each([
    ['TENOFF', -5.75, 'Discount (Ten percent off)'],
    ['tenoff', -5.75, 'Discount (Ten percent off)'],
    ['FIVER', -5, 'Discount (Five dollars off)'],
  ])('takes %s off before tax', async (code, discount, title) => {
    const cart = await cartWith(['BK-SALT', 2], ['BK-MOSS', 1]);
    expect((await cart.call('PUT', `/coupons/${code}`)).body).toBe(true);
    const { body } = await cart.totals();
    expect(body.discount_amount).toBe(discount);
    expect(body.coupon_code).toBe(code);
    expect(body.total_segments.find((segment) => segment.code === 'discount')?.title).toBe(title);
    expect(body.tax_amount).toBeLessThan(4.74);
  });

  it.each(['NOPE', 'EXPIRED1', 'BIG100'])(
    'refuses %s, which also loses the good one',
    async (code) => {
      const cart = await cartWith(['BK-SALT', 1]);
      await cart.call('PUT', '/coupons/TENOFF');
      const refusal = await cart.call<{ message: string }>('PUT', `/coupons/${code}`);
      expect(refusal.status).toBe(404);
      expect(refusal.body.message).toBe(
        "The coupon code isn't valid. Verify the code and try again.",
      );
      expect((await cart.call('GET', '/coupons')).body).toEqual([]);
      expect((await cart.totals()).body).not.toHaveProperty('coupon_code');
    },
  );

  it('makes everything free with a coupon for all, shipping included', async () => {
    const cart = await cartWith(['BK-SALT', 1]);
    await cart.ship();
    await cart.call('PUT', '/coupons/FREEALL');
    expect((await cart.totals()).body).toMatchObject({
      grand_total: 0,
      discount_amount: -21.5,
      shipping_amount: 5,
      tax_amount: 0,
    });
  });

  it('charges nothing for a method that is not offered, and keeps one that is', async () => {
    const cart = await cartWith(['BK-SALT', 1]);
    const address = { countryId: 'US', regionId: 12, postcode: '90210' };
    const free = await estimate(cart, address, 'freeshipping', 'freeshipping');
    expect(free).toMatchObject({ status: 200, body: { shipping_amount: 0 } });
    expect((await estimate(cart, address, 'flatrate', 'flatrate')).body.shipping_amount).toBe(5);
    expect((await estimate(cart, address)).body.shipping_amount).toBe(5);
  });

  it('has no shipping line for a cart of virtual things', async () => {
    const { body } = await (await cartWith(['GM-YEAR', 1])).totals();
    expect(body.total_segments.map(({ code }) => code)).toEqual(['subtotal', 'tax', 'grand_total']);
    expect(body.grand_total).toBe(48);
  });

  it('writes chosen options as JSON text', async () => {
    const cart = await GuestCart.make(new Visitor(shop));
    await cart.add('AB-SALT', 1, {
      extension_attributes: { downloadable_option: { downloadable_links: [1, 2] } },
    });
    const { body } = await cart.totals();
    expect(body.subtotal).toBe(16.5);
    expect(body.items[0]?.options).toBe('[{"value":"MP3<br \\/>\\nFLAC","label":"Formats"}]');
  });
});
