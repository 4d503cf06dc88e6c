// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

interface Params {
  readonly resolvePayload: {
    readonly lineItems: readonly { readonly name: string; readonly amount: number }[];
    readonly shippingRates?: readonly { readonly id: string; readonly amount: number }[];
    readonly allowedShippingCountries?: readonly string[];
    readonly shippingAddressRequired?: boolean;
  };
  readonly elementOptions: {
    readonly amount: number;
    readonly currency: string;
    readonly mode: string;
  };
}

const home = { city: 'Beverly Hills', state: 'CA', postal_code: '90210', country: 'US' };
const person = { name: 'Gus Van Guest', email: 'gus@example.com', phone: '555-1234' };
const result = (more: object = {}) => ({
  result: {
    confirmationToken: { id: 'ctoken_visa' },
    billingDetails: { ...person, address: { ...home, line1: '1 Main St', line2: '' } },
    shippingAddress: {
      name: person.name,
      address: { ...home, line1: '1 Main St', line2: 'Floor 2' },
    },
    shippingRate: { id: 'flatrate_flatrate' },
    expressPaymentType: 'google_pay',
    ...more,
  },
  location: 'product',
});

describe('express checkout', () => {
  let at: PayingShop;
  let payer: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    payer = await Payer.at(at.shop, { expressButtons: true });
  });
  afterEach(() => {
    at.close();
  });

  const params = (data: object) => payer.inner<Params>('POST', 'ece_params', data);
  const put = (fields: object = {}) =>
    payer.stripe<string>('POST', 'addtocart', {
      params: { product: '3', related_product: '', qty: '1', ...fields },
      shipping_id: null,
    });
  const sum = ({ resolvePayload }: Params) =>
    resolvePayload.lineItems.reduce((total, { amount }) => total + amount, 0);

  it('opens on a product’s page with what is in the cart and its price', async () => {
    const { resolvePayload, elementOptions } = await params({
      location: 'product',
      productId: '3',
    });
    expect(elementOptions).toMatchObject({ mode: 'payment', amount: 999, currency: 'usd' });
    expect(resolvePayload).toMatchObject({
      lineItems: [],
      billingAddressRequired: true,
      emailRequired: true,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
    });
    expect(resolvePayload.shippingRates?.map(({ id }) => id)).toEqual([
      'flatrate_flatrate',
      'tablerate_bestway',
      'freeshipping_freeshipping',
    ]);
    expect(resolvePayload.allowedShippingCountries).toContain('US');
    await put();
    expect((await params({ location: 'product', productId: '3' })).elementOptions.amount).toBe(
      1081,
    );
  });

  it('opens from the cart with its lines, which add up', async () => {
    await put();
    const opened = await params({ location: 'cart' });
    expect(sum(opened)).toBe(opened.elementOptions.amount);
    expect(opened.resolvePayload.lineItems).toEqual([
      { name: 'Subtotal', amount: 999 },
      { name: 'Tax', amount: 82 },
    ]);
  });

  it('requires no address at the checkout if the cart has one', async () => {
    await payer.ready();
    const { resolvePayload } = await params({ location: 'checkout' });
    expect(resolvePayload.shippingAddressRequired).toBe(false);
    expect(resolvePayload).not.toHaveProperty('shippingRates');
    expect((await params({ location: 'cart' })).resolvePayload.shippingAddressRequired).toBe(true);
  });

  it('replaces the product’s line, with its options', async () => {
    await put({ qty: '3' });
    const { body } = await put({ qty: '2' });
    expect(body).toBe('[]');
    const cart = await payer.section<{ summary_count: number }>('cart');
    expect(cart.summary_count).toBe(2);
  });

  it('refuses what needs options, and a product that is not there; the cart stays', async () => {
    await put();
    const needs = await put({ product: '18' });
    expect(needs.body).toEqual({ message: 'You need to choose options for your item.' });
    expect((await put({ product: '99999' })).status).toBe(400);
    const missing = await payer.stripe('POST', 'addtocart', {});
    expect(missing.body).toMatchObject({ parameters: { fieldName: 'params' } });
    expect((await payer.section<{ summary_count: number }>('cart')).summary_count).toBe(1);
  });

  it('has the rates of an address, the cheapest chosen', async () => {
    await put();
    const changed = await payer.inner<Params>('POST', 'ece_shipping_address_changed', {
      newAddress: home,
      location: 'cart',
    });
    expect(changed.resolvePayload.shippingRates).toEqual([
      { id: 'flatrate_flatrate', displayName: 'Flat Rate - Fixed', amount: 500 },
      { id: 'tablerate_bestway', displayName: 'Best Way - Table Rate', amount: 1500 },
    ]);
    expect(sum(changed)).toBe(999 + 82 + 500);
  });

  it('has no rates where the shop sends nothing, and refuses an address without a country', async () => {
    await put();
    const changed = await payer.inner<Params>('POST', 'ece_shipping_address_changed', {
      newAddress: { ...home, state: '', country: 'AE' },
      location: 'cart',
    });
    expect(changed.resolvePayload).not.toHaveProperty('shippingRates');
    const refused = await payer.stripe('POST', 'ece_shipping_address_changed', {
      newAddress: { city: 'x' },
      location: 'cart',
    });
    expect([refused.status, refused.body]).toEqual([400, { message: 'Invalid shipping country.' }]);
  });

  it('has the totals of a rate, and refuses one that is not offered', async () => {
    await put();
    const change = (shipping_id: string) => ({ address: home, shipping_id });
    const changed = await payer.inner<Params>(
      'POST',
      'ece_shipping_rate_changed',
      change('tablerate_bestway'),
    );
    expect(sum(changed)).toBe(999 + 82 + 1500);
    const refused = await payer.stripe(
      'POST',
      'ece_shipping_rate_changed',
      change('freeshipping_freeshipping'),
    );
    expect(refused.status).toBe(400);
  });

  it('orders with the sheet’s data, and redirects to the success page', async () => {
    await put();
    const { redirect } = await payer.inner<{ redirect: string }>('POST', 'place_order', result());
    expect(redirect).toBe('http://shop.example/checkout/onepage/success/');
    expect(at.provider.asked('POST', /confirm$/)).toEqual([
      expect.objectContaining({ confirmation_token: 'ctoken_visa' }),
    ]);
    expect(at.provider.paid()).toMatchObject([{ amount: 1581, receipt_email: 'gus@example.com' }]);
    const page = await payer.get(redirect.replace('http://shop.example', ''));
    expect(page.text).toContain('Paid');
    expect((await payer.section<{ summary_count: number }>('cart')).summary_count).toBe(0);
  });

  it('bills to the shipping address if the wallet returns no payer’s address', async () => {
    await put();
    const sheet = result({ billingDetails: person });
    expect((await payer.stripe('POST', 'place_order', sheet)).status).toBe(200);
  });

  it('authenticates with the bank if required, and declines with its message', async () => {
    await put();
    const challenge = result({ confirmationToken: { id: 'ctoken_challenge' } });
    expect((await payer.stripe('POST', 'place_order', challenge)).body).toEqual({
      message: 'Authentication Required: pi_1_secret_1',
    });
    const declined = result({ confirmationToken: { id: 'ctoken_declined' } });
    expect((await payer.stripe('POST', 'place_order', declined)).body).toEqual({
      message: 'Your card was declined.',
    });
    expect((await payer.section<{ summary_count: number }>('cart')).summary_count).toBe(1);
  });

  it('has containers on the pages, and none where it is off', async () => {
    await put();
    const cart = (await payer.get('/checkout/cart/')).text;
    const places = [...cart.matchAll(/<till-wallets location="(\w+)">/g)].map(([, place]) => place);
    expect(places).toEqual(['minicart', 'cart']);
    expect(cart).toContain('"express":{"initParams":{"apiKey":"pk_test_shop"');
    const product = (await payer.get('/the-salt-road.html')).text;
    expect(product).toMatch(/<till-wallets location="product"><div id="payment-request-button"/);
    await payer.set({ expressButtons: false });
    expect((await payer.get('/checkout/cart/')).text).not.toContain('till-wallets');
    expect((await payer.stripe('POST', 'ece_params', { location: 'cart' })).status).toBe(400);
  });
});
