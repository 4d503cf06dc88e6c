// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { californian, GuestCart, openShop, Visitor } from '../../visitor';

const daybook = (colour: number, ruling: number) => ({
  extension_attributes: {
    configurable_item_options: [
      { option_id: '93', option_value: colour },
      { option_id: '144', option_value: ruling },
    ],
  },
});

describe('cart resources', () => {
  let shop: DemoShop;
  let cart: GuestCart;
  beforeAll(async () => {
    shop = openShop();
    cart = await GuestCart.make(new Visitor(shop));
  });
  afterAll(() => {
    shop.close();
  });

  it.each([
    [
      'NO-SUCH',
      1,
      404,
      "The product that was requested doesn't exist. Verify the product and try again.",
    ],
    ['BK-NOON', 1, 400, 'Product that you are trying to add is not available.'],
    ['BK-CLOCK', 5, 400, 'The requested qty is not available'],
    ['CD-LINO', 1, 400, 'The fewest you may purchase is 3.'],
    ['CD-LINO', 4, 400, 'You can buy this product only in quantities of 3 at a time.'],
    ['CD-LINO', 63, 400, 'The requested qty exceeds the maximum qty allowed in shopping cart'],
    ['NB-DAY', 1, 400, 'You need to choose options for your item.'],
    ['AB-SALT', 1, 400, 'Please specify product link(s).'],
  ])('refuses %s times %d with the recorded words', async (sku, qty, status, message) => {
    const answer = await cart.add(sku, qty);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
  });

  it('adds one for a quantity of zero or less', async () => {
    const own = await GuestCart.make(new Visitor(shop));
    expect((await own.add('BK-SALT', 0)).body).toMatchObject({ qty: 1 });
    expect((await own.add('BK-SALT', -1)).body).toMatchObject({ qty: 2 });
  });

  it('joins lines of the same variant and keeps others apart', async () => {
    const own = await GuestCart.make(new Visitor(shop));
    await own.add('NB-DAY', 1, daybook(52, 166));
    const again = await own.add('NB-DAY', 2, daybook(52, 166));
    expect(again.body).toMatchObject({
      sku: 'NB-DAY-TEAL-PLAIN',
      qty: 3,
      product_type: 'configurable',
    });
    await own.add('NB-DAY', 1, daybook(54, 166));
    expect((await own.call('GET', '/items')).body).toHaveLength(2);
    const soldOut = await own.add('NB-DAY', 1, daybook(53, 167));
    expect(soldOut.body.message).toBe('The requested qty is not available');
  });

  it('names a missing property, an unknown one and a wrong type', async () => {
    expect((await cart.call('POST', '/items', {})).body).toEqual({
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'cartItem' },
    });
    const unknown = await cart.call('POST', '/estimate-shipping-methods', {
      address: { country_id: 'US', foo: 'bar' },
    });
    expect(unknown).toMatchObject({ status: 400, body: { parameters: { fieldName: 'Foo' } } });
    const wrong = await cart.call<{ message: string }>('POST', '/estimate-shipping-methods', {
      address: { country_id: 'US', street: '1 Main St' },
    });
    expect(wrong.body.message).toContain('The "string[]" type was expected');
  });

  it('responds to an unknown cart, line and route as recorded', async () => {
    const visitor = new Visitor(shop);
    expect(await visitor.rest('GET', 'guest-carts/none/totals')).toMatchObject({
      status: 404,
      body: { parameters: { fieldName: 'cartId', fieldValue: null } },
    });
    expect(await cart.call('DELETE', '/items/999')).toMatchObject({
      status: 404,
      body: { message: "The %1 Cart doesn't contain the %2 item.", parameters: ['1', 999] },
    });
    expect(await visitor.rest('GET', 'nope')).toMatchObject({
      status: 404,
      body: { message: 'Request does not match any route.' },
    });
    expect((await visitor.get('/rest/nostore/V1/guest-carts/x')).status).toBe(400);
  });

  it('offers carriers by country, cheapest first', async () => {
    const own = await GuestCart.make(new Visitor(shop));
    await own.add('BK-SALT', 4);
    const codes = async (country_id: string) => {
      const { body } = await own.call<{ carrier_code: string; amount: number }[]>(
        'POST',
        '/estimate-shipping-methods',
        { address: { country_id } },
      );
      return body.map(({ carrier_code, amount }) => `${carrier_code} ${String(amount)}`);
    };
    expect(await codes('US')).toEqual(['tablerate 15', 'flatrate 20']);
    expect(await codes('GB')).toEqual(['flatrate 20', 'tablerate 30']);
    expect(await codes('DE')).toEqual(['flatrate 20']);
    expect(await codes('AE')).toEqual([]);
    await own.call('PUT', '/coupons/SHIPFREE');
    expect(await codes('US')).toEqual(['flatrate 0', 'tablerate 0', 'freeshipping 0']);
  });

  it('refuses a shipping step without, or with an unknown, method', async () => {
    const own = await GuestCart.make(new Visitor(shop));
    expect((await own.ship()).body.message).toContain("can't be set for an empty cart");
    await own.add('BK-SALT');
    expect(await own.ship(californian, '', '')).toMatchObject({ status: 404 });
    expect(await own.ship(californian, 'freeshipping', 'freeshipping')).toMatchObject({
      status: 404,
      body: { parameters: ['freeshipping', 'freeshipping'] },
    });
    expect(await own.ship({ ...californian, countryId: 'XX' })).toMatchObject({ status: 400 });
  });

  it('reveals an account only if the merchant allows it', async () => {
    const ask = (at: DemoShop, customerEmail: string) =>
      new Visitor(at).rest('POST', 'customers/isEmailAvailable', { customerEmail });
    expect((await ask(shop, 'jane@example.com')).body).toBe(true);
    const open = openShop(undefined, true);
    expect((await ask(open, 'jane@example.com')).body).toBe(false);
    expect((await ask(open, 'new@example.com')).body).toBe(true);
    open.close();
  });
});
