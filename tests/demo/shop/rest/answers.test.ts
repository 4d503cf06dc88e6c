import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { GuestCart, openShop, Visitor } from '../../visitor';

let shop: DemoShop;
let visitor: Visitor;

beforeEach(() => {
  shop = openShop();
  visitor = new Visitor(shop);
});

afterEach(() => {
  shop.close();
});

const accept = (types: string) =>
  visitor.send('GET', '/rest/default/V1/guest-carts/nope', undefined, { accept: types });

describe('the format of a REST response', () => {
  it('is JSON for scripts, and XML for browser navigation', async () => {
    for (const types of ['*/*', 'application/json', 'application/json, application/xml;q=0.9']) {
      expect((await accept(types)).headers.get('content-type')).toContain('json');
    }
    for (const types of ['application/xml', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      expect((await accept(types)).headers.get('content-type')).toContain('application/xml');
    }
  });

  it('contains the same in XML, indented like the platform’s', async () => {
    const { status, text } = await accept('application/xml');
    expect(status).toBe(404);
    expect(text).toBe(
      [
        '<?xml version="1.0"?>',
        '<response>',
        '  <message>No such entity with %fieldName = %fieldValue</message>',
        '  <parameters>',
        '    <fieldName>cartId</fieldName>',
        '    <fieldValue></fieldValue>',
        '  </parameters>',
        '</response>',
        '',
      ].join('\n'),
    );
  });
});

describe('a session', () => {
  it('begins with the first call about a cart, and with none about the directory', async () => {
    await visitor.rest('GET', 'directory/currency');
    expect(visitor.cookies.has('PHPSESSID')).toBe(false);
    await visitor.rest('POST', 'guest-carts');
    expect(visitor.cookies.has('PHPSESSID')).toBe(true);
  });

  it('marks the customer’s group while it lasts, and is removed at logout', async () => {
    await visitor.arrive();
    await visitor.logIn();
    expect(visitor.cookie('X-Magento-Vary')).toBe('customer');
    await visitor.get('/customer/ajax/logout');
    expect(visitor.cookies.has('PHPSESSID')).toBe(false);
    await visitor.get('/customer/section/load?sections=customer');
    expect(visitor.cookies.has('X-Magento-Vary')).toBe(false);
  });
});

describe('resources that shoppers may not access', () => {
  it('are refused with the name of the missing permission', async () => {
    const { status, body } = await visitor.rest('GET', 'products/BK-SALT');
    expect(status).toBe(401);
    expect(body).toEqual({
      message: "The consumer isn't authorized to access %resources.",
      parameters: { resources: 'Magento_Catalog::products' },
    });
  });
});

describe('a guest’s cart', () => {
  it('becomes the customer’s, with the lines of the cart the customer had', async () => {
    await visitor.arrive();
    await visitor.logIn();
    await visitor.rest('POST', 'carts/mine');
    await visitor.rest('POST', 'carts/mine/items', { cartItem: { sku: 'BK-MOSS', qty: 1 } });
    const cart = await GuestCart.make(new Visitor(shop));
    await cart.add('BK-SALT', 2);

    const answer = await visitor.rest('PUT', `guest-carts/${cart.id}`, {
      customerId: 1,
      storeId: 1,
    });
    expect(answer.body).toBe(true);
    const { body } = await visitor.rest<readonly { sku: string; qty: number }[]>(
      'GET',
      'carts/mine/items',
    );
    expect(body.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['BK-SALT', 2],
      ['BK-MOSS', 1],
    ]);
  });

  it('cannot be assigned without a login', async () => {
    const cart = await GuestCart.make(visitor);
    const { status } = await visitor.rest('PUT', `guest-carts/${cart.id}`, { customerId: 1 });
    expect(status).toBe(401);
  });
});
