// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';

import type { DemoShop } from '../../../../demo/shop/app';
import { serveShop, type ShopServer } from '../../server';
import { GuestCart, newDatabaseFile, openShop, Visitor, type Totals } from '../../visitor';

describe('the shop’s server', () => {
  let shop: DemoShop | null = null;
  let server: ShopServer | null = null;

  async function start(file: string): Promise<{ shop: DemoShop; origin: string }> {
    shop = openShop(file);
    server = await serveShop(shop);
    return { shop, origin: server.origin };
  }

  async function stop(): Promise<void> {
    await server?.close();
    shop?.close();
    server = null;
    shop = null;
  }

  afterEach(stop);

  it('is started again in the middle of a purchase, and nothing is lost', async () => {
    const file = newDatabaseFile();
    const first = await start(file);
    const before = new Visitor(first.shop, first.origin);
    await before.arrive();
    await before.send('PUT', '/demo/settings', JSON.stringify({ taxDisplaySubtotal: 'both' }));
    await before.post('/checkout/cart/add/', { product: '1', qty: '2' });
    const cart = await GuestCart.make(before);
    await cart.add('BK-SALT', 3);
    await cart.call('PUT', '/coupons/TENOFF');
    await cart.ship();
    const totals = (await cart.totals()).body;
    const section = await before.section<{ items: unknown[] }>('cart');
    await stop();

    const second = await start(file);
    const after = new Visitor(second.shop, second.origin);
    for (const [name, value] of before.cookies) after.cookies.set(name, value);
    expect((await after.get('/demo/settings')).body).toMatchObject({ taxDisplaySubtotal: 'both' });
    expect(JSON.stringify((await after.section<{ items: unknown[] }>('cart')).items)).toBe(
      JSON.stringify(section.items).replaceAll(first.origin, second.origin),
    );
    const resumed = cart.continuedBy(after);
    expect((await resumed.totals()).body).toEqual<Totals>(totals);
    expect(await resumed.place()).toMatchObject({ status: 200 });
    expect((await after.get('/checkout/onepage/success/')).status).toBe(200);
  });

  it('sells ten copies to fifty shoppers at once, and not one more', async () => {
    const { shop: opened, origin } = await start(newDatabaseFile());
    const setter = new Visitor(opened, origin);
    const sku = 'BK-SALT';
    const stock = await stockOf(setter, sku);
    const rest = await GuestCart.make(setter);
    await rest.add(sku, stock - 10);
    await rest.ship();
    expect((await rest.place()).status).toBe(200);

    const carts = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const cart = await GuestCart.make(new Visitor(opened, origin));
        await cart.add(sku);
        await cart.ship();
        return cart;
      }),
    );
    const answers = await Promise.all(carts.map((cart) => cart.place()));
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 400);
    expect(placed).toHaveLength(10);
    expect(new Set(placed.map(({ body }) => body)).size).toBe(10);
    expect(refused).toHaveLength(40);
    for (const { body } of refused) {
      expect(body).toMatchObject({ message: 'Some of the products are out of stock.' });
    }
    expect(await stockOf(setter, sku)).toBe(0);
  });

  /** How many copies can be added to a cart, found by trying. */
  async function stockOf(visitor: Visitor, sku: string): Promise<number> {
    const cart = await GuestCart.make(visitor);
    let least = 0;
    let most = 4096;
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      const fresh = middle === 0 ? cart : await GuestCart.make(visitor);
      if ((await fresh.add(sku, middle)).status === 200) least = middle;
      else most = middle - 1;
    }
    return least;
  }
});
