import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import {
  placeOrderSubmitted,
  waitingOrderAnswered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import type { PaymentMethodDefinition } from '../../../../../src/state/extensions/payment-method.types';
import {
  attemptAwaitsPayment,
  knownOrder,
  type OrderAttempt,
} from '../../../../../src/state/order/order-attempt';
import { openOrder, redirectedOrder } from '../../../../../src/state/order/order-notes';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import {
  accept,
  openPage,
  openPayingShop,
  openPayment,
  READY,
  sentOrders,
  WALLET,
} from '../../support/paying';
import { http, json } from '../../support/fake-http';
import { customerOf, guideItem } from '../../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/waiting-order';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const NOW = 1_800_000_000_000;
const PAGE = 'https://pay.example/30';
const SUCCESS = 'https://shop.example/checkout/onepage/success/';
const order: OrderAttempt = {
  cartId: 'CART1',
  startedAt: NOW - 10_000,
  itemIds: [77],
  successUrl: SUCCESS,
};
const left: string[] = [];
let cleanUps: (() => void)[] = [];

const placement = (store: TillStore) => selectCheckout(store.getState()).placement;

/** A method whose orders are paid on a page of its provider. */
function offerPage(changes: Partial<PaymentMethodDefinition> = {}) {
  const method = {
    code: WALLET,
    confirm: () => Promise.resolve(READY),
    afterPlace: vi.fn(() => ({ redirectUrl: PAGE, awaitsPayment: true })),
    resume: vi.fn(() => Promise.resolve(true)),
    ...changes,
  };
  cleanUps.push(paymentMethods.register(method));
  return method;
}

/** Another window has ordered this cart and left for the page of a payment method's provider. */
function orderElsewhere(code = WALLET): void {
  attemptAwaitsPayment(order, code, {});
  sessionStorage.clear();
}

async function press(
  store: TillStore,
  action: UnknownAction = placeOrderSubmitted(),
): Promise<void> {
  store.dispatch(action);
  await vi.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  cleanUps = [replaceNavigator({ assign: (url) => void left.push(url), reload: vi.fn() })];
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  vi.useRealTimers();
});

describe('a cart that another window has ordered, and that is still to be paid', () => {
  it('is not ordered again although it is open: the same page is opened [REDIR-01]', async () => {
    openPayingShop(accept);
    const { afterPlace } = offerPage();
    const store = openPayment();
    orderElsewhere();
    await press(store);
    expect(sentOrders()).toEqual([]);
    expect(afterPlace).toHaveBeenCalledOnce();
    expect(left).toEqual([PAGE]);
    expect(placement(store).status).toBe('placed');
    expect(redirectedOrder.read()).toMatchObject({
      awaitsPayment: WALLET,
      startedAt: NOW - 10_000,
    });
  });

  it('is said to wait where another method is chosen, with the way on', async () => {
    openPayingShop(accept);
    offerPage();
    const hosted = offerPage({ code: 'hosted' });
    const store = openPayment();
    orderElsewhere('hosted');
    await press(store);
    expect([sentOrders(), left]).toEqual([[], []]);
    expect(placement(store)).toMatchObject({ status: 'idle', waitsFor: 'hosted' });
    await press(store, waitingOrderAnswered({ isGivenUp: false }));
    expect(hosted.afterPlace).toHaveBeenCalledOnce();
    expect(left).toEqual([PAGE]);
  });

  it('is said to wait when the page opens, and the page stays', async () => {
    openPayingShop(accept);
    offerPage();
    orderElsewhere();
    const store = openPage({ items: [guideItem] });
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).waitsFor).toBe(WALLET);
    expect(left).toEqual([]);
  });

  it('may be given up, and is then ordered in another way', async () => {
    openPayingShop(accept);
    const { resume } = offerPage({ afterPlace: vi.fn(() => ({})) });
    const store = openPayment();
    orderElsewhere('hosted');
    const hosted = offerPage({ code: 'hosted' });
    await press(store);
    await press(store, waitingOrderAnswered({ isGivenUp: true }));
    expect(hosted.resume).toHaveBeenCalledOnce();
    expect(resume).not.toHaveBeenCalled();
    expect(placement(store)).toMatchObject({ status: 'idle' });
    expect(placement(store).waitsFor).toBeUndefined();
    expect([openOrder.read(), knownOrder([77], NOW)]).toEqual([null, null]);
    await press(store);
    expect(sentOrders()).toHaveLength(1);
  });

  it.each([
    ['given up', true],
    ['gone on with', false],
  ])('that was paid meanwhile stands when it is %s', async (_name, isGivenUp) => {
    const server = openPayingShop(accept);
    offerPage();
    const hosted = offerPage({ code: 'hosted' });
    const store = openPayment();
    orderElsewhere('hosted');
    await press(store);
    server.isOrdered = true;
    await press(store, waitingOrderAnswered({ isGivenUp }));
    expect(hosted.afterPlace).not.toHaveBeenCalled();
    expect(left).toEqual([SUCCESS]);
    expect(placement(store).status).toBe('placed');
  });

  it('that was paid meanwhile leads to its success page when the button is pressed', async () => {
    const server = openPayingShop(accept);
    const { afterPlace } = offerPage();
    const store = openPayment();
    orderElsewhere();
    server.isOrdered = true;
    await press(store);
    expect(afterPlace).not.toHaveBeenCalled();
    expect(left).toEqual([SUCCESS]);
  });

  it('is not taken as paid because a customer’s cart has other lines by now', async () => {
    openPayingShop(accept);
    offerPage();
    const hosted = offerPage({ code: 'hosted' });
    const store = openPayment(customerOf());
    const theirs = { ...order, cartId: 'customer-7' };
    attemptAwaitsPayment(theirs, 'hosted', {});
    await press(store);
    http.mockImplementationOnce(() =>
      Promise.resolve(json({ is_active: true, items: [{ item_id: 99 }] })),
    );
    await press(store, waitingOrderAnswered({ isGivenUp: false }));
    expect(hosted.afterPlace).toHaveBeenCalledOnce();
    expect(left).toEqual([PAGE]);
  });

  it('stays as it is when the shop cannot be reached', async () => {
    openPayingShop(accept);
    offerPage();
    offerPage({ code: 'hosted', resume: () => Promise.reject(new Error('offline')) });
    const store = openPayment();
    orderElsewhere('hosted');
    await press(store);
    await press(store, waitingOrderAnswered({ isGivenUp: true }));
    expect(placement(store).status).toBe('failed');
    expect(knownOrder([77], NOW)).toMatchObject({ awaitsPayment: 'hosted' });
  });
});
