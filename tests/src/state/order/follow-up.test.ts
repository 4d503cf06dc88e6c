import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdCart } from '../../../../src/platform/http/cart-hold';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import {
  placementStarted,
  placementUnknown,
} from '../../../../src/state/checkout/checkout-actions';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import { expressConfirmed, expressSlice } from '../../../../src/state/express/express-slice';
import { withOrderLock } from '../../../../src/state/order/order-lock';
import { attemptWaits, type OrderAttempt } from '../../../../src/state/order/order-attempt';
import { openOrder, redirectedOrder } from '../../../../src/state/order/order-notes';
import { watchOrder } from '../../../../src/state/order/watch-order';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { installLocks } from '../../platform/http/fake-locks';
import { json, mockShop, sent } from '../support/fake-http';
import { checkoutConfig, guideItem, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const SUCCESS = 'https://shop.example/checkout/onepage/success/';
/** An order that an earlier page has sent; nobody knows its outcome. */
const attempt: OrderAttempt = {
  cartId: 'CART1',
  startedAt: NOW - 5000,
  itemIds: [77],
  shown: '$93.46',
  successUrl: SUCCESS,
};
const assign = vi.fn();
let restore = (): void => undefined;

const cart = (isActive: boolean, ...ids: number[]) =>
  json({ is_active: isActive, items: ids.map((id) => ({ item_id: id })) });
const cartIs = (response: Result<HttpResponse>) => {
  mockShop(() => response);
};
const offline = fail({ kind: 'network' as const });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A later page: its notices about the order, the newest last. */
function laterPage(
  prepare: (store: TillStore) => void = () => undefined,
  checkout: CheckoutConfig | null = null,
) {
  const store = createTillStore({ shop, checkout });
  prepare(store);
  const notices: (string | null)[] = [];
  const resume = () => Promise.resolve(null);
  void watchOrder(store, (news) => notices.push(news?.kind ?? null), Date.now, resume);
  return { store, notices };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  restore = replaceNavigator({ assign });
  assign.mockClear();
  openOrder.write(attempt);
  cartIs(cart(true, 77));
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an order that an earlier page has sent', () => {
  it('was not placed when its cart is still open after half a minute, and other tabs may write again [PLACE-14]', async () => {
    const { notices } = laterPage();
    await pass(29_000);
    const hold = await holdCart();
    expect(notices).toEqual(['checking']);
    expect(sent).toHaveLength(4);
    expect(openOrder.read(), 'the shop may be slow').toEqual(attempt);
    await pass(1000);
    expect(notices).toEqual(['checking', 'not-placed']);
    expect(openOrder.read()).toBeNull();
    expect(hold.isOver()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  it('still waits where it was to pay an order that is known, and its cart is still open', async () => {
    const known = { ...attempt, startedAt: NOW - 60_000, awaitsPayment: 'element' };
    attemptWaits(known);
    openOrder.write(attempt);
    const { notices } = laterPage();
    await pass(30_000);
    expect(notices).toEqual(['checking', 'waiting']);
    expect(openOrder.read()).toEqual({ ...known, isPlaced: true });
  });

  it('needs two checks where the shop has responded to it', async () => {
    openOrder.write({ ...attempt, hasEnded: true });
    const { notices } = laterPage();
    await pass(2299);
    expect(notices).toEqual(['checking']);
    await pass(1);
    expect(notices).toEqual(['checking', 'not-placed']);
    expect(sent).toHaveLength(2);
  });

  it('goes to its success page as soon as the cart shows that it was placed [PLACE-14]', async () => {
    const { notices } = laterPage();
    await pass(1500);
    const hold = await holdCart();
    cartIs(cart(false));
    await pass(2500);
    expect(assign.mock.calls).toEqual([[SUCCESS]]);
    const placed = { ...attempt, isPlaced: true };
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([placed, placed]);
    expect(hold.isOver()).toBe(true);
    await pass(60_000);
    expect(sent, 'nothing is checked any more').toHaveLength(1);
    expect(notices).toEqual(['checking']);
  });

  it('needs no check where another window already knows that it exists', async () => {
    openOrder.write({ ...attempt, isPlaced: true });
    laterPage();
    await pass(1000);
    expect(assign.mock.calls).toEqual([[SUCCESS]]);
    expect(sent).toEqual([]);
  });

  it('shows its number here where there is no success page to go to', async () => {
    const { successUrl: _, ...without } = attempt;
    openOrder.write(without);
    mockShop(() => json({ is_active: false, items: [], reserved_order_id: '000000012' }));
    const { notices } = laterPage();
    await pass(1000);
    expect(notices).toEqual(['checking', 'placed']);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is left to a later page while the shop cannot be reached', async () => {
    cartIs(offline);
    const { notices } = laterPage();
    await pass(60_000);
    expect(notices).toEqual(['checking']);
    expect(sent).toHaveLength(5);
    expect(openOrder.read()).toEqual(attempt);
  });

  it('is forgotten after an hour', async () => {
    openOrder.write({ ...attempt, startedAt: NOW - 3_600_001 });
    const { notices } = laterPage();
    await pass(60_000);
    expect(notices).toEqual([]);
    expect(sent).toEqual([]);
    expect(openOrder.read()).toBeNull();
  });

  it.each([
    ['is not announced on the checkout’s own page', checkoutConfig({ items: [guideItem] }), []],
    ['is announced where the checkout has no cart', checkoutConfig({ items: [] }), ['checking']],
  ])('%s', async (_name, checkout, news) => {
    document.body.append(document.createElement('till-checkout'));
    const { notices } = laterPage(undefined, checkout);
    await pass(1000);
    expect(notices).toEqual(news);
    expect(sent).toHaveLength(1);
  });
});

describe('an order that somebody else follows up', () => {
  it('leaves the notice when another window has seen its end', async () => {
    const { notices } = laterPage();
    await pass(500);
    openOrder.remove();
    await pass(500);
    expect(notices).toEqual(['checking', null]);
    expect(sent).toEqual([]);
  });

  it('leaves the notice when that happened during a check', async () => {
    mockShop(() => {
      openOrder.write({ ...attempt, startedAt: NOW });
      return cart(false);
    });
    const { notices } = laterPage();
    await pass(1000);
    expect(notices).toEqual(['checking', null]);
    expect(assign).not.toHaveBeenCalled();
    expect(openOrder.read(), 'a newer order').toMatchObject({ startedAt: NOW });
  });

  const checkout = { name: 'checkout', slices: [checkoutSlice], startFlows: () => undefined };
  const express = { name: 'express', slices: [expressSlice], startFlows: () => undefined };
  it.each<[string, (store: TillStore) => void]>([
    [
      'the checkout while it is placing it',
      (store) => {
        store.inject(checkout);
        store.dispatch(placementStarted());
      },
    ],
    [
      'the checkout while its outcome is unknown',
      (store) => {
        store.inject(checkout);
        store.dispatch(placementUnknown(null));
      },
    ],
    [
      'a wallet button of this page',
      (store) => {
        store.inject(express);
        store.dispatch(expressConfirmed());
      },
    ],
  ])('is left to %s', async (_name, prepare) => {
    const { notices } = laterPage(prepare);
    await pass(60_000);
    expect(notices).toEqual(['checking', null]);
    expect(sent).toEqual([]);
    expect(openOrder.read()).toEqual(attempt);
  });

  it('is checked once, 3 seconds after another tab has ended its own attempt', async () => {
    installLocks();
    let finish = (): void => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    void withOrderLock('CART1', () => end);
    const { notices } = laterPage();
    await pass(60_000);
    expect(sent).toEqual([]);
    finish();
    await pass(2999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toHaveLength(1);
    expect(notices).toEqual(['not-placed']);
  });
});

describe('a customer’s order', () => {
  beforeEach(() => {
    openOrder.write({ ...attempt, cartId: 'customer-7' });
  });
  const signedIn = (id: number | null, response: Result<HttpResponse>) => {
    mockShop(({ url }) => {
      if (!url.endsWith('customers/me')) return response;
      return id === null ? fail({ kind: 'unauthorized', message: '' }) : json({ id });
    });
  };

  it('is followed up while that customer is signed in', async () => {
    signedIn(7, cart(true, 99));
    laterPage();
    await pass(1000);
    expect(assign.mock.calls).toEqual([[SUCCESS]]);
  });

  it.each([8, null])('says nothing to customer %s, and is kept', async (id) => {
    signedIn(id, cart(true, 99));
    const { notices } = laterPage();
    await pass(60_000);
    expect(notices).toEqual(['checking', null]);
    expect(sent.map(({ path }) => path)).not.toContain('cart');
    expect(openOrder.read()).toMatchObject({ cartId: 'customer-7' });
  });
});
