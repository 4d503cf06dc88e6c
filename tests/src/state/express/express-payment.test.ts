import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSectionSettings } from '../../../../src/domain/sections/default-settings';
import { replaceNavigator } from '../../../../src/platform/navigate';
import {
  createExpressSession,
  expressSession,
} from '../../../../src/state/express/express-session';
import {
  expressCancelled,
  expressCheckRetried,
  expressConfirmed,
  expressErrorClosed,
  expressSlice,
  expressUnknown,
  selectExpress,
} from '../../../../src/state/express/express-slice';
import { attemptSucceeded } from '../../../../src/state/order/order-attempt';
import { openOrder } from '../../../../src/state/order/order-notes';
import { withOrderLock } from '../../../../src/state/order/order-lock';
import { sectionsInvalidated } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { installLocks } from '../../platform/http/fake-locks';
import { http, json, mockShop, sent } from '../support/fake-http';
import { shop as config } from '../support/shop';
import { cartPress, ExpressShop, payment, productPress, SUCCESS, withSheets } from './express-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const assign = vi.fn();
const reload = vi.fn();
let restore = (): void => undefined;

function page(isLoggedIn = false) {
  const sections = { ...defaultSectionSettings(config), isLoggedIn };
  const store = createTillStore({ shop: config, checkout: null, sections });
  store.inject({ name: 'express-slice', slices: [expressSlice], startFlows: () => undefined });
  const dispatch = vi.spyOn(store, 'dispatch');
  const session = withSheets(
    createExpressSession(store, { now: () => NOW, page: () => null }, () => Promise.resolve()),
  );
  const press = (options = productPress()) =>
    session.press(options) ?? expect.fail('The press was ignored.');
  return { store, session, press, dispatch, state: () => selectExpress(store.getState()) };
}
const called = (): string[] => sent.map(({ path }) => path.split('/').filter(Boolean).at(-1) ?? '');
/** Names of the calls that do not wait for the hold of their own order. */
const partsOfTheOrder = (): (string | undefined)[] =>
  http.mock.calls
    .filter(([{ isOrder }]) => isOrder === true)
    .map(([{ url }]) => url.split('/').filter(Boolean).at(-1));

/** A press that stores a payment method and charges nothing now. */
const setup = { ...cartPress(1), options: { mode: 'setup', currency: 'usd' } as const };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  http.mockClear();
  assign.mockClear();
  reload.mockClear();
  restore = replaceNavigator({ assign, reload });
});
afterEach(() => {
  restore();
  vi.unstubAllGlobals();
});

describe('the amount of a wallet payment', () => {
  it('is requested again for the rate that the sheet shows, without waiting for its own hold', async () => {
    new ExpressShop();
    const { press } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    expect(await run.confirm(payment)).toBe(true);
    expect(called().slice(-3).sort()).toEqual(['ece_shipping_rate_changed', 'load', 'place_order']);
    expect(partsOfTheOrder()).toEqual(['ece_shipping_rate_changed', 'place_order']);
    expect(sent.find(({ path }) => path.endsWith('rate_changed'))?.body).toMatchObject({
      shipping_id: 'flatrate_flatrate',
    });
  });

  it('is that of the cart where no address was chosen', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    expect(await press(cartPress(shop.total)).confirm(payment)).toBe(true);
    expect(partsOfTheOrder()).toEqual(['ece_params', 'place_order']);
  });

  it('is another one when a rate was refused, and the one before stays chosen', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    shop.fates = { ece_shipping_rate_changed: ['refused'] };
    expect(await run.changeRate('express_express')).toBeNull();
    expect(await run.confirm(payment)).toBe(true);
    expect(sent.findLast(({ path }) => path.endsWith('rate_changed'))?.body).toMatchObject({
      shipping_id: 'flatrate_flatrate',
    });
  });

  it('is not compared where nothing is paid now', async () => {
    new ExpressShop();
    const { press } = page();
    expect(await press(setup).confirm(payment)).toBe(true);
  });
});

describe('a wallet payment that is not sent', () => {
  it.each<[string, (shop: ExpressShop) => void, string]>([
    [
      'the cart is empty',
      (shop) => {
        shop.lines = [];
      },
      'Your cart has changed since the amount was shown. Nothing was charged: please pay again.',
    ],
    [
      'the cart cannot be loaded',
      (shop) => {
        shop.fates = { load: ['unsent'] };
      },
      'The shop cannot be reached. Please check your connection and try again.',
    ],
    [
      'the amount cannot be loaded',
      (shop) => {
        shop.fates = { ece_params: ['refused'] };
      },
      'No ece_params.',
    ],
  ])('says why when %s, and lets other tabs write again', async (_name, change, error) => {
    const shop = new ExpressShop();
    const { press, state } = page();
    change(shop);
    const run = press(cartPress(shop.total));
    expect(await run.confirm(payment)).toBe(false);
    expect(state()).toMatchObject({ status: 'failed', error });
    expect(shop.placeCalls).toBe(0);
    expect(openOrder.read()).toBeNull();
    expect(localStorage.getItem('till-cart-hold')).toBeNull();
  });

  it('belongs to a sheet that another press has replaced', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    const first = press(cartPress(shop.total));
    press(cartPress(shop.total));
    expect(await first.confirm(payment)).toBe(false);
    expect(await first.changeAddress({ country: 'US' })).toBeNull();
    expect(called()).toEqual([]);
  });

  it('was placed by another tab meanwhile', async () => {
    installLocks();
    const shop = new ExpressShop();
    const total = shop.total;
    let finish = (): void => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    void withOrderLock('session', () => end);
    const { press } = page();
    const paying = press(cartPress(total)).confirm(payment);
    await vi.waitFor(() => {
      expect(called()).toContain('ece_params');
    });
    shop.lines = [];
    const session = { cartId: 'session', isSession: true, startedAt: NOW, itemIds: [9] };
    attemptSucceeded({ ...session, successUrl: SUCCESS });
    finish();
    expect(await paying).toBe(true);
    expect(shop.placeCalls).toBe(0);
    expect(assign.mock.calls).toEqual([[SUCCESS]]);
  });
});

describe('a wallet payment that has placed its order', () => {
  const redirected = (redirect: string) => {
    mockShop((request, path) => {
      const name = path.split('/').filter(Boolean).at(-1);
      if (name === 'load') return json({ cart: { data_id: 1, items: [{ item_id: '9', qty: 1 }] } });
      return json(JSON.stringify(name === 'place_order' ? { redirect } : {}));
    });
  };

  it.each([
    ['https://shop.example/thanks/', 'https://shop.example/thanks/'],
    ['https://evil.example/', SUCCESS],
  ])('goes on to %s only within the shop', async (redirect, reached) => {
    redirected(redirect);
    const { press, dispatch } = page();
    expect(await press(setup).confirm(payment)).toBe(true);
    expect(assign.mock.calls).toEqual([[reached]]);
    const stale = { names: ['cart', 'checkout-data'], reload: false };
    expect(dispatch).toHaveBeenCalledWith(sectionsInvalidated(stale));
    expect(localStorage.getItem('till-cart-hold')).toBeNull();
  });
});

describe('the note of an order that a wallet has sent', () => {
  it('names the customer who is signed in, so that nobody else is led to its success page', async () => {
    const shop = new ExpressShop();
    shop.customerId = 7;
    const { press } = page(true);
    expect(await press(cartPress(shop.total)).confirm(payment)).toBe(true);
    expect(openOrder.read()).toMatchObject({ isSession: true, customerId: 7 });
  });

  it('names nobody for a guest, and asks nobody', async () => {
    const shop = new ExpressShop();
    const { press } = page();
    expect(await press(cartPress(shop.total)).confirm(payment)).toBe(true);
    expect(openOrder.read()).not.toHaveProperty('customerId');
    expect(called()).not.toContain('me');
  });
});

describe('a cart that is restored', () => {
  it('gets a line back that the shop has merged into the product', async () => {
    const shop = new ExpressShop();
    shop.lines = [{ itemId: '3', productId: '12', qty: 7 }];
    const { press, dispatch, state } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    shop.lines = [];
    await run.cancel();
    const form = sent.findLast(({ path }) => path.endsWith('cart/add/'))?.body as FormData;
    expect([form.get('product'), form.get('qty')]).toEqual(['12', '7']);
    expect(form.get('form_key')).toMatch(/^\w{16}$/);
    expect(state()).toMatchObject({ status: 'idle', error: null });
    expect(dispatch).toHaveBeenCalledWith(sectionsInvalidated({ names: ['cart'], reload: true }));
  });

  it('is reported when it cannot be seen', async () => {
    const shop = new ExpressShop();
    const { press, state } = page();
    const run = press();
    await run.changeAddress({ country: 'US' });
    shop.fates = { load: ['unsent'] };
    await run.cancel();
    expect(state().error).toContain('The product may still be in your cart.');
  });
});

describe('the page’s own session', () => {
  let stores: TillStore[] = [];
  const open = () => {
    const store = createTillStore(
      { shop: config, checkout: null },
      { now: () => NOW, page: () => null },
    );
    stores.push(store);
    return { store, session: expressSession(store) };
  };
  afterEach(() => {
    vi.useRealTimers();
    // Each of them still listens to the page.
    for (const store of stores) store.dispatch(expressCancelled());
    stores = [];
  });

  it('is one for each store', () => {
    const { store, session } = open();
    expect(expressSession(store)).toBe(session);
    expect(open().session).not.toBe(session);
  });

  it('looks an order up when the shopper asks for it', async () => {
    vi.useFakeTimers();
    const shop = new ExpressShop();
    shop.fates = { place_order: ['lost'], load: ['ok', ...Array<'unsent'>(50).fill('unsent')] };
    const { store, session } = open();
    const paying = withSheets(session).press(cartPress(shop.total))?.confirm(payment);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await paying).toBe(false);
    expect(selectExpress(store.getState()).status).toBe('unknown');
    shop.fates = {};
    store.dispatch(expressCheckRetried());
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(assign.mock.calls).toEqual([[SUCCESS]]);
    expect(shop.placeCalls).toBe(1);
  });

  it('reloads a copy of the page that the back button restores after an order', () => {
    const { store } = open();
    const show = (persisted: boolean): void => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    };
    show(true);
    expect(reload, 'nothing was paid').not.toHaveBeenCalled();
    store.dispatch(expressConfirmed());
    show(false);
    expect(reload).not.toHaveBeenCalled();
    show(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('an error of a wallet payment', () => {
  it('is gone once the shopper has closed it, unless an order is being looked up', async () => {
    const shop = new ExpressShop();
    shop.fates = { place_order: ['refused'] };
    const { press, store, state } = page();
    await press(cartPress(shop.total)).confirm(payment);
    expect(state()).toMatchObject({ status: 'failed', error: 'Your card was declined.' });
    store.dispatch(expressErrorClosed());
    expect(state()).toMatchObject({ status: 'idle', error: null });
    store.dispatch(expressUnknown());
    store.dispatch(expressErrorClosed());
    expect(state()).toMatchObject({ status: 'unknown', error: null });
  });
});
