// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import type { Fault } from '../../../../demo/shop/faults/fault';
import { serveShop, type ShopServer } from '../../server';
import { GuestCart, openShop, Visitor } from '../../visitor';

interface CartSection {
  readonly summary_count: number;
  readonly items: readonly { readonly product_price_value: number; readonly message: string }[];
}

describe('faults', () => {
  let shop: DemoShop;
  let server: ShopServer;
  let visitor: Visitor;
  beforeEach(async () => {
    shop = openShop();
    server = await serveShop(shop);
    visitor = new Visitor(shop, server.origin);
    await visitor.arrive();
  });
  afterEach(async () => {
    await server.close();
    shop.close();
  });

  const set = async (fault: unknown, target: unknown = { call: 'sections' }, times?: unknown) =>
    visitor.send<Fault>('POST', '/demo/faults', JSON.stringify({ target, fault, times }));
  const waiting = async (of = visitor) => (await of.get<Fault[]>('/demo/faults')).body;
  const sections = (by = visitor) => by.get('/customer/section/load?sections=cart');
  const add = (product = '1', by = visitor) =>
    by.post('/checkout/cart/add/', { product, qty: '1' });
  const cart = () => visitor.section<CartSection>('cart');

  it('are off until set, affect only their calls, as often as configured, and are listed while pending', async () => {
    expect(await waiting()).toEqual([]);
    const { status, body } = await set({ kind: 'status', status: 500 }, undefined, 2);
    expect(status).toBe(201);
    expect(await waiting()).toEqual([body]);
    expect((await visitor.get('/')).status).toBe(200);
    expect((await sections()).status).toBe(500);
    expect((await waiting())[0]?.times).toBe(1);
    expect((await sections()).status).toBe(500);
    expect((await sections()).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('are one visitor’s own', async () => {
    await set({ kind: 'status', status: 503 }, undefined, 'always');
    const neighbour = new Visitor(shop, server.origin);
    await neighbour.arrive();
    expect((await sections(neighbour)).status).toBe(200);
    expect(await waiting(neighbour)).toEqual([]);
    expect((await sections()).status).toBe(503);
  });

  it('are cleared one by one or all at once', async () => {
    const { body } = await set({ kind: 'empty' }, undefined, 'always');
    await set({ kind: 'html' }, { call: 'login' }, 'always');
    await visitor.send('DELETE', `/demo/faults/${String(body.id)}`);
    expect((await waiting()).map(({ fault }) => fault.kind)).toEqual(['html']);
    expect((await visitor.send('DELETE', '/demo/faults')).status).toBe(204);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [{ kind: 'explode' }],
    [{ kind: 'delay' }],
    [{ kind: 'status', status: 200 }],
    [{ kind: 'change-price', cents: -1 }],
    [null],
  ])('refuse %o', async (fault) => {
    expect((await set(fault)).status).toBe(400);
    expect((await set({ kind: 'empty' }, { call: 'nobody' })).status).toBe(400);
    expect((await set({ kind: 'empty' }, undefined, 0)).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it('meet the calls of a path pattern with its method', async () => {
    await set({ kind: 'status', status: 404 }, { path: '/rest/*/V1/guest-carts', method: 'POST' });
    expect(await visitor.rest('POST', 'guest-carts')).toMatchObject({
      status: 404,
      body: { message: 'No such entity with %fieldName = %fieldValue' },
    });
    expect((await visitor.rest('POST', 'guest-carts')).status).toBe(200);
  });

  it.each([
    [401, 'json', "isn't authorized"],
    [404, 'json', 'No such entity'],
    [429, 'json', 'Too Many'],
    [500, 'json', 'Internal Error'],
    [503, 'html', 'Service Temporarily Unavailable'],
  ])('answer REST with %i as the platform does', async (status, type, text) => {
    await set({ kind: 'status', status }, { path: '/rest/*' });
    const answer = await visitor.rest('GET', 'directory/currency');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.text).toContain(text);
  });

  it('delay a response', async () => {
    await set({ kind: 'delay', ms: 300 });
    const before = performance.now();
    expect((await sections()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(295);
  });

  it('return a page, half of the JSON or nothing instead of JSON', async () => {
    const whole = (await sections()).text;
    await set({ kind: 'html' });
    expect((await sections()).headers.get('content-type')).toContain('text/html');
    await set({ kind: 'half-json' });
    const half = await visitor.raw('/customer/section/load?sections=cart');
    expect(half.headers.get('content-type')).toContain('json');
    expect(half.text.length).toBeLessThan(whole.length);
    expect(() => JSON.parse(half.text) as unknown).toThrow(SyntaxError);
    await set({ kind: 'empty' });
    expect((await sections()).text).toBe('');
  });

  it('combine: late, and then refused', async () => {
    await set({ kind: 'delay', ms: 100 });
    await set({ kind: 'status', status: 500 });
    const before = performance.now();
    expect((await sections()).status).toBe(500);
    expect(performance.now() - before).toBeGreaterThanOrEqual(95);
  });

  it('send no response until the visitor gives up', async () => {
    await set({ kind: 'never' });
    await expect(
      visitor.raw('/customer/section/load', { signal: AbortSignal.timeout(300) }),
    ).rejects.toThrow(/timeout|abort/i);
    expect((await sections()).status).toBe(200);
  });

  it('hold the first response until the second has been sent', async () => {
    await set({ kind: 'out-of-order' });
    const order: string[] = [];
    const asks = ['first', 'second'].map(async (name) => {
      if (name === 'second') await new Promise((resolve) => setTimeout(resolve, 100));
      const { status } = await sections();
      order.push(`${name} ${String(status)}`);
    });
    await Promise.all(asks);
    expect(order).toEqual(['second 200', 'first 200']);
  });

  async function orderReady(): Promise<GuestCart> {
    const guest = await GuestCart.make(visitor);
    await guest.add('BK-SALT');
    await guest.ship();
    return guest;
  }

  it('drop the connection after the work: the order exists', async () => {
    const guest = await orderReady();
    await set({ kind: 'drop-after' }, { call: 'place-order' });
    await expect(guest.place()).rejects.toThrow('terminated');
    expect((await guest.call<{ is_active: boolean }>('GET', '')).body.is_active).toBe(false);
  });

  it('drop the connection before the work: there is no order', async () => {
    const guest = await orderReady();
    await set({ kind: 'drop-before' }, { call: 'place-order' });
    await expect(guest.place()).rejects.toThrow('terminated');
    expect((await guest.call<{ is_active: boolean }>('GET', '')).body.is_active).toBe(true);
    expect((await guest.place()).status).toBe(200);
  });

  it('end the session before a call', async () => {
    await visitor.logIn();
    await set({ kind: 'expire-session' }, { path: '/rest/*' });
    expect((await visitor.rest('GET', 'customers/me')).status).toBe(401);
    expect(Object.keys(await visitor.section<object>('customer'))).toEqual(['data_id']);
  });

  it('change a price before a call, for this visitor only', async () => {
    await add();
    const before = (await cart()).items[0]?.product_price_value;
    await set({ kind: 'change-price', cents: 123 });
    expect((await cart()).items[0]?.product_price_value).toBe(1.23);
    const neighbour = new Visitor(shop, server.origin);
    await neighbour.arrive();
    await add('1', neighbour);
    const theirs = await neighbour.section<CartSection>('cart');
    expect(theirs.items[0]?.product_price_value).toBe(before);
  });

  it('change the stock before a call: the order is refused', async () => {
    const guest = await orderReady();
    await set({ kind: 'change-stock', sku: 'BK-SALT', stock: 0 }, { call: 'place-order' });
    expect(await guest.place()).toMatchObject({
      status: 400,
      body: { message: 'Some of the products are out of stock.' },
    });
    const neighbour = new Visitor(shop, server.origin);
    await neighbour.arrive();
    await add('1', neighbour);
    expect((await neighbour.section<CartSection>('cart')).summary_count).toBe(1);
  });
});
