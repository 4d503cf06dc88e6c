// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createShop, type DemoShop } from '../../../../demo/shop/app';
import { GuestCart, newDatabaseFile, Visitor } from '../../visitor';

let now: Date;
let shop: DemoShop;
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  shop = createShop({ dbFile: newDatabaseFile(), distDir: '/nowhere', clock: () => now });
});
afterEach(() => {
  shop.close();
});

const ask = (password: string) =>
  new Visitor(shop).rest<string>('POST', 'integration/customer/token', {
    username: 'jane@example.com',
    password,
  });

function call<Body>(token: string, method: string, path: string, data?: object) {
  const caller = new Visitor(shop);
  caller.isScript = false;
  return caller.send<Body>(
    method,
    `/rest/default/V1/${path}`,
    data ? JSON.stringify(data) : undefined,
    {
      authorization: `Bearer ${token}`,
      ...(data ? { 'content-type': 'application/json' } : {}),
    },
  );
}

describe('a bearer token', () => {
  it('is returned for the password, and authenticates the customer without cookie or marker', async () => {
    const { body: token } = await ask('Secret123!');
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await call(token, 'GET', 'customers/me')).body).toMatchObject({
      email: 'jane@example.com',
    });
  });

  it('is not given for a wrong one', async () => {
    expect(await ask('nope')).toMatchObject({
      status: 401,
      body: {
        message:
          'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      },
    });
  });

  it('counts for an hour, and a made-up one not at all', async () => {
    const { body: token } = await ask('Secret123!');
    now = new Date('2026-11-21T13:00:01Z');
    for (const held of [token, 'abcdef']) {
      expect(await call(held, 'GET', 'carts/mine')).toMatchObject({
        status: 401,
        body: { parameters: { resources: 'self' } },
      });
    }
  });

  it('makes a guest’s cart the customer’s own, with what the customer had', async () => {
    const { body: token } = await ask('Secret123!');
    await call(token, 'POST', 'carts/mine', {});
    await call(token, 'POST', 'carts/mine/items', { cartItem: { sku: 'BK-SALT', qty: 1 } });
    const guest = await GuestCart.make(new Visitor(shop));
    await guest.add('BK-MOSS', 2);
    const { body: me } = await call<{ id: number }>(token, 'GET', 'customers/me');
    const assigned = await call(token, 'PUT', `guest-carts/${guest.id}`, {
      customerId: me.id,
      storeId: 1,
    });
    expect(assigned.body).toBe(true);
    expect((await call(token, 'GET', 'carts/mine')).body).toMatchObject({ items_qty: 3 });
  });
});
