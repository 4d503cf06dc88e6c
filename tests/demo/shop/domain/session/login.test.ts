// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { newDatabaseFile, openShop, Visitor } from '../../../visitor';

interface CartSection {
  readonly summary_count: number;
  readonly items: readonly { readonly product_sku: string; readonly qty: number }[];
}

describe('login', () => {
  let shop: DemoShop;
  let file: string;
  let visitor: Visitor;
  beforeEach(async () => {
    file = newDatabaseFile();
    shop = openShop(file);
    visitor = new Visitor(shop);
    await visitor.arrive();
  });
  afterEach(() => {
    vi.useRealTimers();
    shop.close();
  });

  const add = (product: string, qty = '1') => visitor.post('/checkout/cart/add/', { product, qty });
  const held = async () =>
    (await visitor.section<CartSection>('cart')).items.map((item) => [item.product_sku, item.qty]);

  it('merges the guest’s cart into the customer’s', async () => {
    await visitor.logIn();
    await visitor.arrive();
    await add('1');
    await visitor.get('/customer/ajax/logout');
    await visitor.arrive();
    await add('1', '2');
    await add('5');
    expect((await visitor.logIn()).body).toEqual({ errors: false, message: 'Login successful.' });
    expect(await held()).toEqual([
      ['BK-MOSS', 1],
      ['BK-SALT', 3],
    ]);
    await visitor.get('/customer/ajax/logout');
    expect(await held()).toEqual([]);
  });

  it('drops the cookies that belonged to the guest', async () => {
    visitor.cookies.set('mage-cache-sessid', 'true');
    await visitor.logIn();
    expect(visitor.cookies.has('mage-cache-sessid')).toBe(false);
    expect(visitor.cookies.has('form_key')).toBe(false);
    expect(await visitor.section('customer')).toMatchObject({
      fullname: 'Jane Doe',
      websiteId: '1',
    });
  });

  it('is preceded by a new session, which removes the cookie of the last one’s private data', async () => {
    visitor.cookies.set('mage-cache-sessid', 'true');
    await visitor.section('customer');
    expect(visitor.cookies.has('mage-cache-sessid')).toBe(true);
    visitor.cookies.delete('PHPSESSID');
    await visitor.section('customer');
    expect(visitor.cookies.has('mage-cache-sessid')).toBe(false);
  });

  it('gives the session a new id, and forgets the old one five minutes later', async () => {
    const other = new Visitor(shop);
    const sendOldId = async () => {
      other.cookies.set('PHPSESSID', oldId);
      return other.section<object>('customer');
    };
    const oldId = visitor.cookie('PHPSESSID');
    await visitor.logIn();
    expect(visitor.cookie('PHPSESSID')).not.toBe(oldId);
    expect(await sendOldId()).toMatchObject({ firstname: 'Jane' });
    expect(other.cookie('PHPSESSID')).toBe(visitor.cookie('PHPSESSID'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect(Object.keys(await sendOldId())).toEqual(['data_id']);
  });

  it('stays signed in when a request that began before the login ends after it', async () => {
    const form = `form_key=${visitor.cookie('form_key')}&product=1&qty=1`;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: readable,
      duplex: 'half',
    };
    const adding = visitor.raw('/checkout/cart/add/', request);
    await visitor.logIn();
    const newId = visitor.cookie('PHPSESSID');
    const body = writable.getWriter();
    await body.write(new TextEncoder().encode(form));
    await body.close();
    await adding;
    expect(visitor.cookie('PHPSESSID')).toBe(newId);
    expect(await visitor.section('customer')).toMatchObject({ firstname: 'Jane' });
  });

  it('refuses a wrong password, half a request and a plain form', async () => {
    expect((await visitor.logIn('jane@example.com', 'wrong')).body).toEqual({
      errors: true,
      message: 'Invalid login or password.',
    });
    expect((await visitor.send('POST', '/customer/ajax/login', '{}')).status).toBe(400);
    expect((await visitor.get('/customer/ajax/login')).status).toBe(404);
    visitor.isScript = false;
    expect((await visitor.logIn()).status).toBe(302);
    expect(Object.keys(await visitor.section<object>('customer'))).toEqual(['data_id']);
  });

  it('opens carts/mine only to a script with the session', async () => {
    expect((await visitor.rest('GET', 'carts/mine')).status).toBe(401);
    await visitor.logIn();
    expect((await visitor.rest('GET', 'carts/mine')).status).toBe(200);
    visitor.isScript = false;
    expect(await visitor.rest('GET', 'carts/mine')).toMatchObject({
      status: 401,
      body: { parameters: { resources: 'self' } },
    });
  });

  it('ships to the book, saves a new address with the order and remembers it after a restart', async () => {
    await visitor.logIn();
    await visitor.arrive();
    await add('1');
    const byBook = await visitor.rest(
      'POST',
      'carts/mine/estimate-shipping-methods-by-address-id',
      {
        addressId: '1',
      },
    );
    expect(byBook.body).toHaveLength(2);
    const address = {
      countryId: 'US',
      regionId: 12,
      street: ['1 Main St'],
      telephone: '555-1234',
      postcode: '90210',
      city: 'Beverly Hills',
      firstname: 'Jane',
      lastname: 'New',
      saveInAddressBook: 1,
    };
    await visitor.rest('POST', 'carts/mine/shipping-information', {
      addressInformation: {
        shipping_address: address,
        billing_address: { ...address, saveInAddressBook: null },
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    const order = await visitor.rest('POST', 'carts/mine/payment-information', {
      paymentMethod: { method: 'checkmo' },
    });
    expect(order).toMatchObject({ status: 200, body: 1 });
    expect(await visitor.rest('GET', 'carts/mine')).toMatchObject({
      status: 404,
      body: { parameters: { fieldName: 'customerId', fieldValue: 1 } },
    });
    shop.close();
    shop = openShop(file);
    const back = new Visitor(shop);
    for (const [name, value] of visitor.cookies) back.cookies.set(name, value);
    const { body } = await back.rest<{ addresses: object[] }>('GET', 'customers/me');
    expect(body.addresses).toHaveLength(3);
    expect(body.addresses[2]).toMatchObject({ lastname: 'New', region: { region_code: 'CA' } });
    expect((await back.get('/customer/account/')).text).toContain('000000001');
  });
});
