import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { createExpressSession } from '../../../../src/state/express/express-session';
import { expressSlice, selectExpress } from '../../../../src/state/express/express-slice';
import type { WalletSheet } from '../../../../src/state/extensions/wallet-provider.types';
import { openOrder } from '../../../../src/state/order/order-notes';
import { createTillStore } from '../../../../src/state/store/store';
import { shop as config } from '../support/shop';
import { ExpressShop } from './express-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* A purchase that ends with a page of the shop where the order is reviewed. */

const REVIEW = 'https://shop.example/review/';
const left: string[] = [];
const reload = vi.fn();
let restoreNavigator = (): void => undefined;

const handOver = (page = REVIEW) =>
  vi.fn<() => Promise<Result<{ page: string }>>>(() => Promise.resolve(ok({ page })));

function open(changes: Partial<WalletSheet> = {}) {
  const shop = new ExpressShop();
  const store = createTillStore({ shop: config, checkout: null });
  store.inject({ name: 'express-slice', slices: [expressSlice], startFlows: () => undefined });
  const session = createExpressSession(store, { now: () => 0, page: () => null }, () =>
    Promise.resolve(),
  );
  const sheet: WalletSheet = {
    total: null,
    currency: 'USD',
    isChargedNow: false,
    updateTotal: () => Promise.resolve(),
    loadTotal: () => Promise.resolve(ok(null)),
    ...changes,
  };
  const press = (fields: Readonly<Record<string, string>> | null = { product: '12', qty: '2' }) => {
    const run = session.press({ location: fields === null ? 'cart' : 'product', sheet, fields });
    if (run === null) throw new Error('The press was ignored.');
    return run;
  };
  return { shop, session, press, sheet, state: () => selectExpress(store.getState()) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  reload.mockClear();
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  restoreNavigator = replaceNavigator({ assign: (url) => void left.push(url), reload });
});
afterEach(() => {
  vi.useRealTimers();
  restoreNavigator();
});

const ready = () => Promise.resolve(ok({ isDeliverable: true, total: null, answer: 7 }));

const products = (shop: ExpressShop): readonly string[] =>
  shop.lines.map(({ productId }) => productId);

describe('a purchase that is reviewed on a page of the shop', () => {
  it('keeps the product, is handed over once, and opens the page', async () => {
    const { shop, press, state } = open();
    const run = press();
    const over = handOver();
    expect(await Promise.all([run.review(over), run.review(over)])).toEqual([true, true]);
    expect(over).toHaveBeenCalledOnce();
    expect(left).toEqual([REVIEW]);
    await run.cancel();
    expect(products(shop)).toEqual(['90', '12']);
    expect(state()).toMatchObject({ status: 'leaving', error: null });
  });

  it('is handed over after the product was added, and not without it', async () => {
    const { shop, press, state } = open();
    const over = handOver();
    shop.fates.add = ['refused'];
    expect(await press().review(over)).toBe(false);
    expect(over).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ status: 'failed', error: 'No add.' });
    expect(left).toEqual([]);
  });

  it.each([
    [
      'a refusal',
      () =>
        Promise.resolve(
          fail({ kind: 'rejected', status: 400, message: 'No.', redirectAction: null } as const),
        ),
      'No.',
    ],
    [
      'no response',
      () => Promise.resolve(fail({ kind: 'network' } as const)),
      'The shop cannot be reached. Please check your connection and try again.',
    ],
    [
      'an exception',
      () => Promise.reject(new Error('x')),
      'The shop cannot be reached. Please check your connection and try again.',
    ],
    [
      'a page of another site',
      handOver('https://evil.example/'),
      'Something went wrong with your request. Please try again later.',
    ],
    [
      'a script',
      handOver('javascript:alert(1)'),
      'Something went wrong with your request. Please try again later.',
    ],
  ])('ends after %s: the shopper is told, and the cart is as before', async (_case, over, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cancel = vi.fn(() => Promise.resolve());
    const { shop, press, state } = open({ cancel });
    expect(await press().review(over)).toBe(false);
    expect(left).toEqual([]);
    expect(products(shop)).toEqual(['90']);
    expect(cancel).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ status: 'failed', error: text });
  });

  it.each(['', '  '])('opens no page without an address: %j', async (page) => {
    const { press, state } = open();
    expect(await press(null).review(handOver(page))).toBe(false);
    expect(left).toEqual([]);
    expect(state().error).toBe('Something went wrong with your request. Please try again later.');
  });

  it('reloads a page that stays for a minute, such as after a download', async () => {
    vi.useFakeTimers();
    const { press } = open();
    expect(await press(null).review(handOver())).toBe(true);
    expect(left).toEqual([REVIEW]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not handed over once it was cancelled', async () => {
    const { press } = open();
    const run = press();
    await run.cancel();
    const over = handOver();
    expect(await run.review(over)).toBe(false);
    expect(over).not.toHaveBeenCalled();
  });

  it('waits for nothing else: another press is refused meanwhile, as while an order is placed', async () => {
    const { session, press, sheet } = open();
    let answer: (value: Result<{ page: string }>) => void = () => undefined;
    const review = press(null).review(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(session.press({ location: 'cart', sheet, fields: null })).toBeNull();
    await vi.waitFor(() => {
      answer(ok({ page: REVIEW }));
      expect(left).toEqual([REVIEW]);
    });
    expect(await review).toBe(true);
    expect(session.press({ location: 'cart', sheet, fields: null })).toBeNull();
  });

  it('is not handed over while an order of another window is open', async () => {
    const { press, state } = open();
    const run = press(null);
    openOrder.write({ cartId: 'session', startedAt: 0, itemIds: [9], isSession: true });
    const over = handOver();
    expect(await run.review(over)).toBe(false);
    expect(over).not.toHaveBeenCalled();
    expect(state().error).toBe('An order is being placed already.');
  });
});

describe('a product with a cart of its own', () => {
  const added = () => vi.fn(() => Promise.resolve(ok(null)));

  it('is bought without the shopper’s cart, which is never written', async () => {
    const addProduct = added();
    const { shop, press, state } = open({ addProduct, hasOwnCart: true });
    shop.fates.load = ['unsent', 'unsent'];
    const run = press();
    expect(await run.change(ready)).toBe(7);
    expect(addProduct).toHaveBeenCalledExactlyOnceWith({ product: '12', qty: '2' });
    expect(state()).toMatchObject({ status: 'open', error: null });
    // The shopper puts the same product into the own cart, in another tab.
    shop.lines = [...shop.lines, { itemId: '40', productId: '12', qty: 5 }];
    await run.cancel();
    expect(shop.lines).toMatchObject([{ productId: '90' }, { productId: '12', qty: 5 }]);
    expect(state()).toMatchObject({ status: 'idle', error: null });
  });

  it.each([
    [
      fail({ kind: 'network' } as const),
      'The shop cannot be reached. Please check your connection and try again.',
    ],
    [
      fail({ kind: 'rejected', status: 400, message: 'Sold out.', redirectAction: null } as const),
      'Sold out.',
    ],
  ])('is not bought where it was not added', async (result, text) => {
    const addProduct = vi.fn(() => Promise.resolve(result));
    const { shop, press, state } = open({ addProduct, hasOwnCart: true });
    const run = press();
    // The own cart says nothing about a cart of the product.
    shop.lines = [...shop.lines, { itemId: '40', productId: '12', qty: 5 }];
    expect(await run.change(ready)).toBeNull();
    expect(state()).toMatchObject({ status: 'failed', error: text });
  });

  it('leaves no product of an earlier sheet in the shopper’s cart', async () => {
    const { shop, session, press, sheet } = open();
    await press().change(ready);
    expect(products(shop)).toEqual(['90', '12']);
    const lines: (readonly string[])[] = [];
    const addProduct = () => {
      lines.push(products(shop));
      return Promise.resolve(ok(null));
    };
    const own = { ...sheet, addProduct, hasOwnCart: true };
    const next = session.press({ location: 'product', sheet: own, fields: { product: '7' } });
    await next?.change(ready);
    expect(lines).toEqual([['90']]);
  });

  it.each([undefined, false])('has none unless the sheet says so: %s', async (hasOwnCart) => {
    const changes = hasOwnCart === undefined ? {} : { hasOwnCart };
    const { shop, press } = open({ ...changes, addProduct: added() });
    const run = press();
    await run.change(ready);
    shop.lines = [...shop.lines, { itemId: '40', productId: '12', qty: 5 }];
    await run.cancel();
    expect(products(shop)).toEqual(['90']);
  });
});
