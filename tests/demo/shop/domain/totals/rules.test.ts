// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { GuestCart, openShop, Visitor, type Totals } from '../../../visitor';

interface Discounted {
  readonly item_id: number;
  readonly extension_attributes?: {
    readonly discounts: readonly {
      readonly rule_label: string;
      readonly discount_data: { readonly amount: number };
    }[];
  };
}

let shop: DemoShop;
let visitor: Visitor;
let cart: GuestCart;
beforeAll(() => {
  shop = openShop();
});
afterAll(() => {
  shop.close();
});
beforeEach(async () => {
  visitor = new Visitor(shop);
  await visitor.arrive();
  cart = await GuestCart.make(visitor);
});

const set = (change: object) => visitor.send('PUT', '/demo/settings', JSON.stringify(change));

describe('cart price rules', () => {
  it('apply without a coupon by quantity, if the visitor enables them', async () => {
    await cart.add('BK-SALT', 3);
    expect((await cart.totals()).body.discount_amount).toBe(0);
    await set({ automaticRules: true });
    const { body } = await cart.totals();
    expect(body.discount_amount).toBe(-2.48);
    expect(body).not.toHaveProperty('coupon_code');
    expect(body.total_segments).toContainEqual({
      code: 'discount',
      title: 'Discount (Three for the shelf)',
      value: -2.48,
    });
  });

  it('are applied one after the other, and listed on each line', async () => {
    await set({ automaticRules: true });
    const { body: item } = await cart.add('BK-SALT', 4);
    await cart.call('PUT', '/coupons/TENOFF');
    const { body } = await cart.call<Discounted>('PUT', `/items/${String(item.item_id)}`, {
      cartItem: { qty: 4 },
    });
    const discounts = body.extension_attributes?.discounts ?? [];
    expect(discounts.map(({ rule_label }) => rule_label)).toEqual([
      'Three for the shelf',
      'Ten percent off',
    ]);
    expect(discounts.map(({ discount_data }) => discount_data.amount)).toEqual([3.3, 6.27]);
    expect((await cart.totals()).body.total_segments[1]?.title).toBe(
      'Discount (Three for the shelf, Ten percent off)',
    );
  });

  it('may be for customers only', async () => {
    await cart.add('BK-SALT');
    expect((await cart.call('PUT', '/coupons/READERS')).status).toBe(404);
    await visitor.logIn();
    await visitor.rest('POST', 'carts/mine');
    await visitor.rest('POST', 'carts/mine/items', { cartItem: { sku: 'BK-SALT', qty: 1 } });
    expect((await visitor.rest('PUT', 'carts/mine/coupons/READERS')).body).toBe(true);
    const { body } = await visitor.rest<Totals>('GET', 'carts/mine/totals');
    expect(body.discount_amount).toBe(-3.3);
  });

  it('stop when the cart shrinks, and are not restored when it grows', async () => {
    const { body: item } = await cart.add('BK-SALT', 7);
    expect((await cart.call('PUT', '/coupons/BIG100')).body).toBe(true);
    const change = (qty: number) =>
      cart.call('PUT', `/items/${String(item.item_id)}`, { cartItem: { qty } });
    await change(6);
    expect((await cart.call('GET', '/coupons')).body).toEqual([]);
    await change(7);
    expect((await cart.totals()).body.discount_amount).toBe(0);
  });

  it('stop on the cart page’s own forms too', async () => {
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '1' });
    const section = () => visitor.section<{ items: readonly { item_id: string }[] }>('cart');
    const [line] = (await section()).items;
    const qty = (value: number) => ({
      [`cart[${line?.item_id ?? ''}][qty]`]: String(value),
      update_cart_action: 'update_qty',
    });
    await visitor.post('/checkout/cart/updatePost', qty(12));
    await visitor.post('/checkout/cart/couponPost', { coupon_code: 'BIG100' });
    expect((await visitor.get('/checkout/cart/')).text).toContain('Fifteen percent off');
    await visitor.post('/checkout/sidebar/updateItemQty', {
      item_id: line?.item_id ?? '',
      item_qty: '1',
    });
    expect((await visitor.get('/checkout/cart/')).text).not.toContain('BIG100');
  });
});
