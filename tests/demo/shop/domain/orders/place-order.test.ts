// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import Libsql from 'libsql';

import type { DemoShop } from '../../../../../demo/shop/app';
import { californian, GuestCart, newDatabaseFile, openShop, Visitor } from '../../../visitor';

describe('placing an order', () => {
  let shop: DemoShop;
  let file: string;

  beforeEach(() => {
    file = newDatabaseFile();
    shop = openShop(file);
  });
  afterEach(() => {
    shop.close();
  });

  function count(table: string): number {
    const db = new Libsql(file);
    const { n } = db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number };
    db.close();
    return n;
  }

  function stock(sku: string): number {
    const db = new Libsql(file);
    const { qty } = db.prepare('SELECT qty FROM stock WHERE sku = ?').get(sku) as { qty: number };
    db.close();
    return qty;
  }

  async function readyCart(sku = 'BK-SALT', qty = 1): Promise<GuestCart> {
    const cart = await GuestCart.make(new Visitor(shop));
    await cart.add(sku, qty);
    expect((await cart.ship()).status).toBe(200);
    return cart;
  }

  it('returns a bare order id, reduces the stock and closes the cart', async () => {
    const cart = await readyCart('BK-SALT', 2);
    const { status, body } = await cart.place();
    expect(status).toBe(200);
    expect(body).toBe(1);
    expect(stock('BK-SALT')).toBe(3598);
    expect([count('orders'), count('order_items'), count('order_addresses')]).toEqual([1, 1, 2]);
    expect((await cart.totals()).status).toBe(404);
  });

  it('never doubles: a retry meets a closed cart', async () => {
    const cart = await readyCart();
    await cart.place();
    const retry = await cart.place();
    expect(retry.status).toBe(404);
    expect(retry.body).toEqual({
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: '1' },
    });
    expect(count('orders')).toBe(1);
  });

  it('lets one of two identical requests win', async () => {
    const cart = await readyCart();
    const answers = await Promise.all([cart.place(), cart.place()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(count('orders')).toBe(1);
  });

  it('sells exactly the last ten copies to fifty shoppers', async () => {
    const carts = await Promise.all(Array.from({ length: 50 }, () => readyCart('FM-FERRY')));
    const answers = await Promise.all(carts.map((cart) => cart.place()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40);
    expect(stock('FM-FERRY')).toBe(0);
    expect(count('orders')).toBe(10);
  });

  it('keeps nothing of an order that one line spoils', async () => {
    const cart = await readyCart('BK-SALT', 3);
    await cart.add('BK-CLOCK', 2);
    const rival = await readyCart('BK-CLOCK', 1);
    await rival.place();
    const { status, body } = await cart.place();
    expect(status).toBe(400);
    expect(body).toEqual({ message: 'Some of the products are out of stock.' });
    expect(stock('BK-SALT')).toBe(3600);
    expect(count('orders')).toBe(1);
    expect((await cart.totals()).status).toBe(200);
  });

  it.each([
    [
      'nothing but a place',
      { countryId: 'US', regionId: 12, postcode: '90210' },
      'Please check the shipping address information. "firstname" is required. Enter and try again. "lastname" is required. Enter and try again. "street" is required. Enter and try again. "city" is required. Enter and try again. "telephone" is required. Enter and try again.',
    ],
    [
      'no region',
      { ...californian, regionId: null, regionCode: null },
      'Please check the shipping address information. "regionId" is required. Enter and try again.',
    ],
    [
      "another country's region",
      { ...californian, regionId: 82 },
      'Please check the shipping address information. Invalid value of "82" provided for the regionId field.',
    ],
    [
      'no postcode',
      { ...californian, postcode: '' },
      'Please check the shipping address information. "postcode" is required. Enter and try again.',
    ],
  ])('takes an address with %s and refuses it with the order', async (_name, address, message) => {
    const cart = await GuestCart.make(new Visitor(shop));
    await cart.add('BK-SALT');
    expect((await cart.ship(address)).status).toBe(200);
    const { status, body, headers } = await cart.place();
    expect(status).toBe(400);
    expect(body).toEqual({ message });
    expect(headers.get('errorRedirectAction')).toBe('#shipping');
  });

  it('validates the e-mail first, then its form, then the payment', async () => {
    const cart = await readyCart();
    const none = await cart.place('checkmo', { email: undefined });
    expect(none.body).toMatchObject({ parameters: { fieldName: 'email' } });
    const bad = await cart.place('checkmo', { email: 'not-an-email' });
    expect(bad.body).toEqual({ message: 'Invalid email format' });
    const unpaid = await cart.place('checkmo', { paymentMethod: undefined });
    expect(unpaid.body).toMatchObject({ parameters: { fieldName: 'paymentMethod' } });
  });

  it.each(['free', 'nope'])('refuses %s for an order that costs something', async (method) => {
    const cart = await readyCart();
    expect((await cart.place(method)).body).toEqual({
      message: 'The requested Payment Method is not available.',
    });
  });

  it('lists free and all the others at zero, and takes only free', async () => {
    const cart = await readyCart();
    await cart.call('PUT', '/coupons/FREEALL');
    const { body } = await cart.call<{ code: string }[]>('GET', '/payment-methods');
    expect(body.map(({ code }) => code)).toEqual([
      'checkmo',
      'purchaseorder',
      'banktransfer',
      'cashondelivery',
      'free',
    ]);
    expect((await cart.place('checkmo')).status).toBe(400);
    expect((await cart.place('free')).status).toBe(200);
    expect(count('coupon_uses')).toBe(1);
  });

  it('needs a number for a purchase order', async () => {
    const cart = await readyCart();
    expect((await cart.place('purchaseorder')).status).toBe(400);
    const paymentMethod = { method: 'purchaseorder', po_number: 'PO-7' };
    expect((await cart.place('purchaseorder', { paymentMethod })).status).toBe(200);
  });

  it('outlives a restart: carts, stock and orders', async () => {
    const open = await readyCart('BK-CLOCK', 1);
    await (await readyCart('BK-CLOCK', 1)).place();
    shop.close();
    shop = openShop(file);
    const again = await new Visitor(shop).rest<{ message: string }>(
      'PUT',
      `guest-carts/${open.id}/items/1`,
      { cartItem: { qty: 2 } },
    );
    expect(again.body.message).toBe('The requested qty is not available');
    const { body } = await new Visitor(shop).rest(
      'POST',
      `guest-carts/${open.id}/payment-information`,
      {
        email: 'gus@example.com',
        paymentMethod: { method: 'checkmo' },
      },
    );
    expect(body).toBe(2);
    expect(stock('BK-CLOCK')).toBe(0);
  });
});
