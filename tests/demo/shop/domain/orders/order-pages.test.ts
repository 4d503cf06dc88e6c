// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../../demo/shop/app';
import { openShop, Visitor } from '../../../visitor';

let shop: DemoShop;
let jane: Visitor;
let path: string;

async function customer(email: string): Promise<Visitor> {
  const visitor = new Visitor(shop);
  await visitor.arrive();
  await visitor.logIn(email);
  await visitor.get('/');
  return visitor;
}

async function place(
  visitor: Visitor,
  qty: number,
  item: object = { sku: 'BK-SALT' },
): Promise<string> {
  await visitor.rest('POST', 'carts/mine');
  await visitor.rest('POST', 'carts/mine/items', { cartItem: { ...item, qty } });
  const { body: me } = await visitor.rest<{ addresses: readonly { id: number }[] }>(
    'GET',
    'customers/me',
  );
  const address = { ...me.addresses[0], customer_address_id: me.addresses[0]?.id };
  const wire = {
    countryId: 'US',
    regionId: 12,
    street: ['1 Sunset Blvd'],
    city: 'Los Angeles',
    postcode: '90034',
    telephone: '555-0101',
    firstname: 'Jane',
    lastname: 'Doe',
    customerAddressId: address.customer_address_id,
  };
  await visitor.rest('POST', 'carts/mine/shipping-information', {
    addressInformation: {
      shipping_address: wire,
      billing_address: wire,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  const { body } = await visitor.rest('POST', 'carts/mine/payment-information', {
    paymentMethod: { method: 'checkmo' },
    billingAddress: wire,
  });
  return String(body);
}

beforeEach(async () => {
  shop = openShop();
  jane = await customer('jane@example.com');
  path = `order_id/${await place(jane, 2)}/`;
  jane.isScript = false;
});
afterEach(() => {
  shop.close();
});

describe('orders of a customer', () => {
  it('are listed, newest first, and shown one by one', async () => {
    const list = (await jane.get('/sales/order/history/')).text;
    expect(list).toContain(`/sales/order/view/${path}`);
    const { text } = await jane.get(`/sales/order/view/${path}`);
    for (const part of ['The Salt Road', 'BK-SALT', 'Flat Rate - Fixed', 'Check / Money order']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('1 Sunset Blvd');
    expect(text).toContain('$45.72');
  });

  it('show the selected options of each line', async () => {
    jane.isScript = true;
    const id = await place(jane, 1, {
      sku: 'NB-DAY',
      product_option: {
        extension_attributes: {
          configurable_item_options: [
            { option_id: '93', option_value: 52 },
            { option_id: '144', option_value: 166 },
          ],
        },
      },
    });
    jane.isScript = false;
    const { text } = await jane.get(`/sales/order/view/order_id/${id}/`);
    expect(text).toContain('<dt>Colour</dt><dd>Teal</dd>');
    expect(text).toContain('<dt>Ruling</dt><dd>Plain</dd>');
  });

  it('cannot be viewed or reordered by another customer', async () => {
    const sam = await customer('sam@example.com');
    sam.isScript = false;
    for (const answer of [
      await sam.get(`/sales/order/view/${path}`),
      await sam.post(`/sales/order/reorder/${path}`, {}),
    ]) {
      expect(answer.headers.get('location')).toBe('http://shop.example/sales/order/history/');
    }
    const guest = new Visitor(shop);
    const answer = await guest.get(`/sales/order/view/${path}`);
    expect(answer.headers.get('location')).toBe('http://shop.example/customer/account/login/');
  });

  it('are put into the cart again', async () => {
    const answer = await jane.post(`/sales/order/reorder/${path}`, {});
    expect(answer.headers.get('location')).toBe('http://shop.example/checkout/cart/');
    expect(await jane.section('cart')).toMatchObject({ summary_count: 2 });
  });

  it('report the items that cannot be reordered', async () => {
    jane.isScript = true;
    const all = await place(jane, 3000);
    jane.isScript = false;
    expect(Number(all)).toBeGreaterThan(0);
    await jane.post(`/sales/order/reorder/order_id/${all}/`, {});
    expect((await jane.get('/checkout/cart/')).text).toContain(
      'The Salt Road: The requested qty is not available',
    );
  });
});
