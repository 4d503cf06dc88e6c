// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { californian, openShop, Visitor } from '../../../visitor';

let shop: DemoShop;
let visitor: Visitor;
beforeEach(async () => {
  shop = openShop();
  visitor = new Visitor(shop);
  await visitor.arrive();
  await visitor.send('PUT', '/demo/settings', JSON.stringify({ persistentCart: true }));
});
afterEach(() => {
  shop.close();
});

const form = (rest: object = {}) => ({
  'login[username]': 'jane@example.com',
  'login[password]': 'Secret123!',
  ...rest,
});

/** Signs in, fills the cart and returns when the session has ended. */
async function comeBack(rest: object = { persistent_remember_me: 'on' }): Promise<void> {
  await visitor.post('/customer/account/loginPost/', form(rest));
  await visitor.get('/');
  await visitor.post('/checkout/cart/add/', { product: '1', qty: '2' });
  visitor.cookies.delete('PHPSESSID');
  await visitor.get('/');
}

describe('a persistent cart', () => {
  it('exists for a shopper who selected “remember me”', async () => {
    await comeBack();
    expect(await visitor.section('cart')).toMatchObject({ summary_count: 2 });
    expect(await visitor.section('persistent')).toMatchObject({ fullname: 'Jane Doe' });
    expect(await visitor.section('customer')).not.toHaveProperty('fullname');
    const { text } = await visitor.get('/checkout/cart/');
    expect(text).toContain('"is_persistent":"1"');
    expect(text).toContain('"isRememberMeCheckboxVisible":true');
  });

  it('is not for one who did not, nor in a shop without', async () => {
    await comeBack({});
    expect(await visitor.section('cart')).toMatchObject({ summary_count: 0 });
    await comeBack();
    await visitor.send('PUT', '/demo/settings', JSON.stringify({ persistentCart: false }));
    expect(await visitor.section('cart')).toMatchObject({ summary_count: 0 });
  });

  it('is left with Not you', async () => {
    await comeBack();
    const answer = await visitor.get('/persistent/index/unsetCookie/');
    expect(answer.headers.get('location')).toBe('http://shop.example/customer/account/login/');
    expect(visitor.cookies.has('persistent_shopping_cart')).toBe(false);
    expect(await visitor.section('cart')).toMatchObject({ summary_count: 0 });
  });

  it('can be ordered by a guest if its owner does not sign in', async () => {
    await comeBack();
    const { text } = await visitor.get('/checkout/');
    const [, id = ''] = /"entity_id":"([0-9a-f]{32})"/.exec(text) ?? [];
    await visitor.rest('POST', `guest-carts/${id}/shipping-information`, {
      addressInformation: {
        shipping_address: californian,
        billing_address: californian,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    const order = await visitor.rest('POST', `guest-carts/${id}/payment-information`, {
      email: 'someone@example.com',
      paymentMethod: { method: 'checkmo' },
      billingAddress: californian,
    });
    expect(order.status).toBe(200);
    await visitor.logIn();
    expect((await visitor.get('/customer/account/')).text).toContain('You have placed no orders.');
  });
});
