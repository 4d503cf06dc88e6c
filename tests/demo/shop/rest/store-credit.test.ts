// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { openShop, Visitor } from '../../visitor';

interface Totals {
  readonly grand_total: number;
  readonly total_segments: readonly { readonly code: string; readonly value: number }[];
}

describe('store credit', () => {
  let shop: DemoShop;
  let visitor: Visitor;
  beforeEach(async () => {
    shop = openShop();
    visitor = new Visitor(shop);
    await visitor.arrive();
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ storeCredit: 500 }));
    await visitor.logIn();
    await visitor.rest('POST', 'carts/mine');
    const quoteId = (await visitor.rest<{ id: number }>('GET', 'carts/mine')).body.id;
    await visitor.rest('POST', 'carts/mine/items', {
      cartItem: { quote_id: String(quoteId), sku: 'BK-SALT', qty: 1 },
    });
  });
  afterEach(() => {
    shop.close();
  });

  const totals = async () => (await visitor.rest<Totals>('GET', 'carts/mine/totals')).body;
  const credit = async () =>
    (await totals()).total_segments.find(({ code }) => code === 'customerbalance')?.value;

  it('is deducted from the total of a customer’s cart, and restored', async () => {
    const before = (await totals()).grand_total;
    expect((await visitor.rest('POST', 'carts/mine/balance/apply')).body).toBe(true);
    expect((await totals()).grand_total).toBeCloseTo(before - 5);
    expect(await credit()).toBe(-5);
    expect((await visitor.rest('POST', 'carts/mine/balance/unapply')).body).toBe(true);
    expect((await totals()).grand_total).toBe(before);
    expect(await credit()).toBeUndefined();
  });

  it('takes no more off than there is to pay', async () => {
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ storeCredit: 90_000 }));
    await visitor.rest('POST', 'carts/mine/balance/apply');
    expect((await totals()).grand_total).toBe(0);
  });

  it('is refused to a customer without any, and to a guest', async () => {
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ storeCredit: 0 }));
    expect((await visitor.rest('POST', 'carts/mine/balance/apply')).status).toBe(400);
    expect((await new Visitor(shop).rest('POST', 'carts/mine/balance/apply')).status).toBe(401);
  });

  it('is in the configuration of the customer’s checkout', async () => {
    const { text } = await visitor.get('/checkout/');
    expect(text).toContain('"customerBalance":{"isAvailable":true,"amountSubstracted":false');
  });
});
