import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrder } from '../../../../../src/payments/paypal/api/create-order';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { sent } from '../../../state/support/fake-http';
import { called, everythingElse, ModuleShop, open } from './world';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

/* Each `open()` is a tab of one browser. The shop's call that ends a cart acts on the session, whichever tab sends it. */

let restoreNavigator = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  restoreNavigator = replaceNavigator({ assign: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  restoreNavigator();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A window of the provider, up to its order. */
async function begin(...at: Parameters<typeof open>) {
  const page = open(...at);
  page.press();
  await page.createOrder();
  return page;
}

/** The window is closed, and what follows has happened. */
async function close(page: ReturnType<typeof open>): Promise<void> {
  page.cancel();
  await everythingElse();
}

describe('closing the window of a product page', () => {
  it('ends its cart once [WALL-17]', async () => {
    const shop = new ModuleShop();
    const page = await begin();
    await close(page);
    await close(page);
    expect(shop.dropped).toBe(1);
    page.press();
    await page.createOrder();
    await close(page);
    expect(shop.dropped).toBe(2);
  });

  it.each(['cart', 'minicart'] as const)(
    'leaves the cart alone that another tab buys in the %s meanwhile [WALL-17]',
    async (place) => {
      const shop = new ModuleShop();
      const product = await begin();
      await begin(place);
      await close(product);
      expect(shop.dropped).toBe(0);
    },
  );

  it('leaves the cart alone that another tab buys in the checkout meanwhile [WALL-17]', async () => {
    const shop = new ModuleShop();
    const product = await begin();
    const url = 'https://shop.example/paymentservicespaypal/smartbuttons/createpaypalorder/';
    await createOrder(url, { paymentSource: 'paypal', place: 'CHECKOUT' });
    await close(product);
    expect(shop.dropped).toBe(0);
  });

  it('leaves the product cart of another tab alone, also before that is made [WALL-17]', async () => {
    const shop = new ModuleShop();
    const first = await begin();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { addtocart: [new Promise((resolve) => (arrive = resolve))] };
    const second = open();
    second.press();
    const created = second.createOrder();
    await everythingElse();
    expect(called().filter((name) => name === 'addtocart')).toHaveLength(2);
    await close(first);
    expect(shop.dropped).toBe(0);
    arrive();
    await created;
    await close(second);
    expect(shop.dropped).toBe(1);
  });

  it('ends nothing where storage is blocked, since no tab knows of another one [WALL-17]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = (): never => {
      throw new Error('Blocked.');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const shop = new ModuleShop();
    await close(await begin());
    expect(shop.dropped).toBe(0);
  });

  it('changes no line of the shopper’s own cart, not even what the shopper did meanwhile [WALL-25]', async () => {
    const shop = new ModuleShop();
    const page = await begin();
    // The same product, put into the own cart in another tab.
    const own = { item_id: '44', product_id: '12', product_sku: 'mug', qty: 3, options: [] };
    shop.lines = [...shop.lines, own];
    await close(page);
    expect(sent.filter(({ path }) => /removeItem|updateItemQty|cart\/add/.test(path))).toEqual([]);
    expect(page.state()).toMatchObject({ status: 'idle', error: null });
  });

  it('shows the shopper’s own cart again [WALL-25]', async () => {
    new ModuleShop();
    const page = await begin();
    const asked = vi.spyOn(page.store, 'dispatch');
    await close(page);
    expect(asked.mock.calls.map(([action]) => (action as { type: string }).type)).toContain(
      'sections/sectionsInvalidated',
    );
  });
});

describe('a product whose cart another tab replaces as the session’s', () => {
  const NOT_PLACED = 'Your order was not placed. Please place it again.';

  it('is not handed over [WALL-14] [WALL-09]', async () => {
    const shop = new ModuleShop();
    const first = await begin();
    const second = await begin();
    await first.approve('PP-1');
    expect(shop.approved).toEqual([]);
    expect(first.state()).toMatchObject({ status: 'failed', error: NOT_PLACED });
    await second.approve('PP-2');
    expect(shop.approved).toEqual(['PP-2']);
  });

  it.each([
    ['addtocart', 1],
    ['createpaypalorder', 2],
  ])('gets no order where that happens during %s [WALL-14]', async (call, orders) => {
    const shop = new ModuleShop();
    let arrive: (value?: unknown) => void = () => undefined;
    shop.held = { [call]: [new Promise((resolve) => (arrive = resolve))] };
    const first = open();
    first.press();
    const created = expect(first.createOrder()).rejects.toThrow('No order.');
    await vi.waitFor(() => {
      expect(called()).toContain(call);
    });
    await begin();
    arrive();
    await created;
    expect(shop.orders).toBe(orders);
    await vi.waitFor(() => {
      expect(first.state().error).toBe(NOT_PLACED);
    });
  });
});

it.each(['addtocart', 'createpaypalorder'])(
  'gives up a shop that does not answer within 25 seconds, and the next press is free (%s) [WALL-06]',
  async (call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shop = new ModuleShop();
    shop.held = { [call]: [new Promise(() => undefined)] };
    const page = open();
    page.press();
    const created = expect(page.createOrder()).rejects.toThrow('No order.');
    await vi.advanceTimersByTimeAsync(25_000);
    await created;
    expect(page.state().error).toBe(
      'Something went wrong with your request. Please try again later.',
    );
    expect(page.press()).toBe(true);
    expect(await page.createOrder()).toMatch(/^PP-/);
  },
);

it('gives up a shop that does not take the order over within 25 seconds, and the page is free [WALL-09] [WALL-36]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shop = new ModuleShop();
  shop.held = { updatequote: [new Promise(() => undefined)] };
  const page = await begin();
  const approved = page.approve('PP-1');
  await vi.advanceTimersByTimeAsync(25_000);
  await approved;
  expect(page.state()).toMatchObject({
    status: 'failed',
    error: 'Something went wrong with your request. Please try again later.',
  });
  expect(page.press()).toBe(true);
});

it('buys a product although the shopper’s own cart cannot be loaded [WALL-13]', async () => {
  const shop = new ModuleShop();
  shop.fates.load = Array.from({ length: 9 }, () => 'unsent' as const);
  const page = open();
  page.press();
  expect(await page.createOrder()).toBe('PP-1');
  expect(page.state()).toMatchObject({ status: 'open', error: null });
});

describe('a press while the window of an earlier one is open', () => {
  it.each([['product'], ['cart']] as const)(
    'begins in the %s once the earlier cart has ended [WALL-17]',
    async (place) => {
      const shop = new ModuleShop();
      // A pause lasts: only the shop's response ends the wait.
      const page = await begin('product', () => new Promise(() => undefined));
      let arrive: (value?: unknown) => void = () => undefined;
      shop.held = { setquoteasinactive: [new Promise((resolve) => (arrive = resolve))] };
      const before = called().length;
      // The mini cart's button is on the page as well.
      page.form.isProduct = place === 'product';
      page.press();
      void page.createOrder();
      await everythingElse();
      expect(called().slice(before)).toEqual(['setquoteasinactive']);
      arrive();
      await vi.waitFor(() => {
        expect(called().slice(before)).toEqual(
          place === 'product'
            ? ['setquoteasinactive', 'addtocart', 'createpaypalorder']
            : ['setquoteasinactive', 'createpaypalorder'],
        );
      });
      expect(shop.dropped).toBe(1);
    },
  );
});
