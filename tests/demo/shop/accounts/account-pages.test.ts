// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { californian, openShop, Visitor } from '../../visitor';

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
  await visitor.logIn('sam@example.com');
  visitor.isScript = false;
});

const address = {
  firstname: 'Sam',
  lastname: 'Okafor',
  telephone: '512-555-0199',
  'street[0]': '9 Elm St',
  'street[1]': '',
  city: 'Austin',
  region_id: '12',
  region: '',
  postcode: '78701',
  country_id: 'US',
  default_billing: '1',
  default_shipping: '1',
};
const says = () => visitor.cookie('mage-messages');

describe('the account pages of the demo shop', () => {
  it('lead a guest to the sign-in', async () => {
    const guest = new Visitor(shop);
    await guest.arrive();
    for (const path of ['account/edit', 'address', 'address/new']) {
      const { headers } = await guest.get(`/customer/${path}/`);
      expect(headers.get('location')).toBe('http://shop.example/customer/account/login/');
    }
  });

  it('give each visitor who signs in as a shared customer a separate copy and address book', async () => {
    expect((await visitor.get('/customer/address/')).headers.get('location')).toMatch(/\/new\/$/);
    const form = (await visitor.get('/customer/address/new/')).text;
    expect(form).toContain('"regionJson":{"config":{"show_all_regions":true');
    expect(form).toContain('name="default_billing" value="1"');
    await visitor.post('/customer/address/formPost/', { ...address, city: '' });
    expect(says()).toContain('is required. Enter and try again.');
    const { headers } = await visitor.post('/customer/address/formPost/', address);
    expect(headers.get('location')).toBe('http://shop.example/customer/address/index/');
    const { text } = await visitor.get('/customer/address/');
    expect(text).toContain('Change Billing Address');
    expect(text).toContain('Austin, California, 78701');
  });

  it('keep the cart of a visitor who continues as a copy of a shared customer', async () => {
    const count = async () =>
      (await visitor.section<{ summary_count: number }>('cart')).summary_count;
    await visitor.arrive();
    await visitor.post('/checkout/cart/add/product/1/', { product: '1', qty: '2' });
    const before = await count();
    expect(before).toBeGreaterThanOrEqual(2);
    await visitor.get('/customer/address/new/');
    expect(await count()).toBe(before);
    await visitor.logIn('sam@example.com');
    await visitor.get('/customer/address/new/');
    expect(await count()).toBe(before);
  });

  it('list the orders of a shared customer for a visitor who continues as a copy, under their numbers', async () => {
    visitor.isScript = true;
    await visitor.post('/checkout/cart/add/product/1/', { product: '1', qty: '1' });
    const addresses = { shipping_address: californian, billing_address: californian };
    const method = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
    await visitor.rest('POST', 'carts/mine/shipping-information', {
      addressInformation: { ...addresses, ...method, extension_attributes: {} },
    });
    const { body: id } = await visitor.rest<number>('POST', 'carts/mine/payment-information', {
      paymentMethod: { method: 'checkmo', po_number: null, additional_data: null },
      billingAddress: californian,
    });
    const number = String(id).padStart(9, '0');
    visitor.isScript = false;
    await visitor.get('/customer/address/new/');
    expect((await visitor.get('/sales/order/history/')).text).toContain(number);
    expect((await visitor.get(`/sales/order/view/order_id/${String(id)}/`)).text).toContain(number);

    const other = new Visitor(shop);
    await other.arrive();
    await other.logIn('jane@example.com');
    other.isScript = false;
    await other.get('/customer/address/new/');
    expect((await other.get('/sales/order/history/')).text).not.toContain(number);
    const view = await other.get(`/sales/order/view/order_id/${String(id)}/`);
    expect(view.headers.get('location')).toContain('/sales/order/history/');
  });

  it('delete an address of the customer only, and only with the form key', async () => {
    await visitor.get('/customer/address/new/');
    await visitor.post('/customer/address/formPost/', { ...address, city: 'Waco' });
    await visitor.post('/customer/address/formPost/', {
      ...address,
      default_billing: '',
      default_shipping: '',
    });
    const page = (await visitor.get('/customer/address/')).text;
    const id = /data-address="(\d+)"/.exec(page)?.[1] ?? '';
    const path = (of: string, key: string) => `/customer/address/delete/id/${of}/form_key/${key}/`;
    await visitor.get(path(id, 'wrong'));
    expect((await visitor.get('/customer/address/')).text).toContain(`data-address="${id}"`);
    await visitor.get(path('1', visitor.cookie('form_key')));
    expect(says()).toContain('delete the address right now.');
    await visitor.get(path(id, visitor.cookie('form_key')));
    expect(says()).toContain('You deleted the address.');
    expect((await visitor.get('/customer/address/')).text).not.toContain(`data-address="${id}"`);
  });

  it('change the account with the current password, and end the session', async () => {
    await visitor.get('/customer/account/edit/');
    const wish = { firstname: 'Sam', lastname: 'Okafor', change_password: '1' };
    const secret = { password: 'Lantern42!', password_confirmation: 'Lantern42!' };
    const edit = (rest: Record<string, string>) =>
      visitor.post('/customer/account/editPost/', { ...wish, ...secret, ...rest });
    await edit({ current_password: 'wrong' });
    expect(says()).toContain('match this account.');
    const { headers } = await edit({ current_password: 'Secret123!' });
    expect(headers.get('location')).toBe('http://shop.example/customer/account/login/');
    const after = await visitor.get('/customer/account/');
    expect(after.headers.get('location')).toContain('/customer/account/login/');
  });

  it('contain the redirect URL after a sign-out', async () => {
    const { headers } = await visitor.get('/customer/account/logout/');
    expect(headers.get('location')).toBe('http://shop.example/customer/account/logoutSuccess/');
    const { text } = await visitor.get('/customer/account/logoutSuccess/');
    expect(text).toContain(
      '{"Magento_Customer/js/logout-redirect":{"url":"http://shop.example/"}}',
    );
    expect((await visitor.get('/sales/guest/form/')).text).toContain('name="oar_type"');
  });
});
