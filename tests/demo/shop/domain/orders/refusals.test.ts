// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { GuestCart, openShop, Visitor } from '../../../visitor';

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

async function shippedCart(): Promise<GuestCart> {
  const cart = await GuestCart.make(visitor);
  await cart.add('BK-SALT');
  await cart.ship();
  return cart;
}

const agreeing = (ids: readonly string[]) => ({
  paymentMethod: { method: 'checkmo', extension_attributes: { agreement_ids: ids } },
});

describe('agreements', () => {
  const REFUSED =
    "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.";

  it.each(['manual', 'mixed'])('refuse an order without every tick when %s', async (agreements) => {
    await set({ agreements });
    const cart = await shippedCart();
    for (const rest of [{}, agreeing([]), agreeing(['1'])]) {
      expect(await cart.place('checkmo', rest)).toMatchObject({
        status: 400,
        body: { message: REFUSED },
      });
    }
    expect((await cart.place('checkmo', agreeing(['1', '2']))).status).toBe(200);
  });

  it('need no tick when they are accepted with the order', async () => {
    await set({ agreements: 'automatic' });
    expect((await (await shippedCart()).place()).status).toBe(200);
  });

  it.each([
    ['off', false, []],
    ['manual', true, ['1', '1']],
    ['automatic', true, ['0']],
    ['mixed', true, ['1', '1', '0']],
  ])('are printed on the checkout page when %s', async (agreements, isEnabled, modes) => {
    await set({ agreements });
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '1' });
    const { text } = await visitor.get('/checkout/');
    expect(text).toContain(`"checkoutAgreements":{"isEnabled":${String(isEnabled)},`);
    expect([...text.matchAll(/"mode":"(\d)"/g)].map(([, mode]) => mode)).toEqual(modes);
  });
});

describe('a shop without guest checkout', () => {
  it('contains that in its configuration, redirects guests to the cart and refuses their orders', async () => {
    const cart = await shippedCart();
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '1' });
    await set({ guestCheckout: false, guestCheckoutRedirect: 'redirect' });
    const page = await visitor.get('/checkout/');
    expect(page.headers.get('location')).toBe('http://shop.example/checkout/cart/');
    expect(visitor.cookie('mage-messages')).toContain('Guest checkout is disabled.');
    const { text } = await visitor.get('/checkout/cart/');
    expect(text).toContain('"isGuestCheckoutAllowed":false');
    expect(text).toContain('"isRedirectRequired":true');
    expect(text).toContain('"authenticationPopup"');
    expect(await visitor.section('cart')).toMatchObject({ isGuestCheckoutAllowed: false });
    expect(await cart.place()).toMatchObject({
      status: 400,
      body: {
        message:
          'Guest checkout is not allowed. Register a customer account or login with existing one.',
      },
    });
  });

  it('admits them after sign-in, and redirects them to the requested page', async () => {
    await set({ guestCheckout: false });
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '1' });
    visitor.cookies.set('login_redirect', encodeURIComponent('http://shop.example/checkout/'));
    const form = { 'login[username]': 'jane@example.com', 'login[password]': 'Secret123!' };
    const login = await visitor.post('/customer/account/loginPost/', form);
    expect(login.headers.get('location')).toBe('http://shop.example/checkout/');
    expect(visitor.cookies.has('login_redirect')).toBe(false);
    expect((await visitor.get('/checkout/')).status).toBe(200);
  });

  it('never leads them to another shop', async () => {
    visitor.cookies.set('login_redirect', encodeURIComponent('http://shop.example.evil.test/'));
    expect((await visitor.logIn()).body).toEqual({ errors: false, message: 'Login successful.' });
  });
});

describe('a minimum order', () => {
  it('refuses the checkout for a smaller cart, with a message', async () => {
    await set({ minimumOrder: 5000 });
    await visitor.post('/checkout/cart/add/', { product: '1', qty: '1' });
    expect((await visitor.get('/checkout/')).status).toBe(302);
    const { text } = await visitor.get('/checkout/cart/');
    expect(text).toContain(
      '<div data-ui-id="checkout-cart-validationmessages-message-notice">Minimum order amount is $50.00</div>',
    );
    expect(text).toMatch(/<button [^>]*class="action primary checkout disabled[^>]* disabled=/);
    expect(await visitor.section('cart')).toMatchObject({ possible_onepage_checkout: true });
  });

  it('counts discounts, and refuses the order', async () => {
    const cart = await shippedCart();
    await set({ minimumOrder: 1650 });
    await cart.call('PUT', '/coupons/TENOFF');
    expect(await cart.place()).toMatchObject({
      status: 400,
      body: { message: 'Minimum order amount is $16.50' },
    });
    await cart.call('DELETE', '/coupons');
    expect((await cart.place()).status).toBe(200);
  });
});
