import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
import {
  paymentMethodsReceived,
  placeOrderSubmitted,
  waitingOrderAnswered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import type {
  AfterPlace,
  PaymentMethodDefinition,
  PlacedPayment,
  SendResult,
} from '../../../../../src/state/extensions/payment-method.types';
import {
  attemptAwaitsPayment,
  attemptWaits,
  knownOrder,
  withdrawOrder,
  type OrderAttempt,
} from '../../../../../src/state/order/order-attempt';
import { openCharge, openOrder, redirectedOrder } from '../../../../../src/state/order/order-notes';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import {
  accept,
  openPage,
  openPayingShop,
  openPayment,
  READY,
  receiveTotals,
  sentOrders,
  WALLET,
} from '../../support/paying';
import { installLocks } from '../../../platform/http/fake-locks';
import { http, json, mockShop } from '../../support/fake-http';
import { customerOf, guideItem, NO_CART, shop } from '../../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/review-order';
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
  isCartOpen: true,
};
const left: string[] = [];
let cleanUps: (() => void)[] = [];

const waits = () => Promise.resolve('waits' as const);
const placement = (store: TillStore) => selectCheckout(store.getState()).placement;

/** A method whose orders are paid on a page of its provider. */
function offerPage(changes: Partial<PaymentMethodDefinition> = {}) {
  const method = {
    code: WALLET,
    confirm: () => Promise.resolve(READY),
    afterPlace: vi.fn(() => ({ redirectUrl: PAGE, awaitsPayment: true })),
    resume: vi.fn((): Promise<boolean | 'waits' | 'unknown'> => Promise.resolve(true)),
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
    expect(placement(store)).toMatchObject({
      status: 'idle',
      waiting: 'unpaid',
    });
    await press(store, waitingOrderAnswered({ isGivenUp: false }));
    expect(hosted.afterPlace).toHaveBeenCalledOnce();
    expect(left).toEqual([PAGE]);
  });

  it.each([
    ['form', { awaitsPayment: 'hosted' }],
    ['button', { awaitsPayment: 'hosted' }],
    ['form', { mayBeUnpaid: true }],
    ['button', { mayBeUnpaid: true }],
    ['form', { awaitsPayment: WALLET, isPaidHere: true }],
    ['button', { awaitsPayment: WALLET, isPaidHere: true }],
  ] as const)(
    'is asked about before a method (%s) can take money in `confirm`: %o [PELEM-15]',
    async (start, waiting) => {
      openPayingShop(accept);
      const confirm = vi.fn(() => Promise.resolve({ ...READY, isCharged: true }));
      offerPage({ start, confirm });
      const store = openPayment();
      attemptWaits({ ...order, ...waiting });
      await press(store);
      expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'unpaid' });
      expect([confirm.mock.calls, openCharge.read(), sentOrders()]).toEqual([[], null, []]);
    },
  );

  it('is not asked about once another tab has given it up: the method pays', async () => {
    installLocks();
    openPayingShop(accept);
    const confirm = vi.fn(() => Promise.resolve(READY));
    offerPage({ confirm });
    const store = openPayment();
    orderElsewhere('hosted');
    let release: () => void = () => undefined;
    void navigator.locks.request(
      'till-order-CART1',
      () => new Promise<void>((done) => (release = done)),
    );
    await press(store);
    expect(confirm).not.toHaveBeenCalled();
    withdrawOrder();
    release();
    await vi.advanceTimersByTimeAsync(200);
    expect([confirm.mock.calls.length, sentOrders().length]).toEqual([1, 1]);
  });

  describe('whose guest has signed in to an account with a cart, in another window', () => {
    const waiting = { ...order, method: 'element', awaitsPayment: 'element', isPaidHere: true };
    function openMergedCart() {
      openPayingShop(accept);
      offerPage();
      const resume = vi.fn(() => Promise.resolve('waits' as const));
      const { afterPlace } = offerPage({ code: 'element', resume });
      const store = openPayment();
      attemptWaits(waiting);
      mockShop(() => fail(NO_CART));
      return { store, afterPlace };
    }

    it('is said to wait, not to be paid, when the button is pressed [PELEM-15]', async () => {
      const { store } = openMergedCart();
      await press(store);
      expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'unpaid' });
      expect(left).toEqual([]);
    });

    it('is not taken as paid when it is given up [PELEM-15]', async () => {
      const { store } = openMergedCart();
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect(placement(store).status).toBe('failed');
      expect(knownOrder([77], NOW)).toMatchObject({ awaitsPayment: 'element' });
      expect(left).toEqual([]);
    });

    it('goes on with its own step when it is to be paid [PELEM-15]', async () => {
      const { store, afterPlace } = openMergedCart();
      await press(store, waitingOrderAnswered({ isGivenUp: false }));
      expect(afterPlace).toHaveBeenCalledOnce();
    });
  });

  it('is said to wait when the page opens, and the page stays', async () => {
    openPayingShop(accept);
    offerPage();
    orderElsewhere();
    const store = openPage({ items: [guideItem] });
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).waiting).toBe('unpaid');
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
    expect(placement(store).waiting).toBeUndefined();
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

  it('is asked about where something else is ordered with the same method by now', async () => {
    openPayingShop(accept);
    const { afterPlace } = offerPage();
    const store = openPayment();
    attemptAwaitsPayment({ ...order, shown: '$99.00' }, WALLET, {});
    await press(store);
    expect([sentOrders(), left]).toEqual([[], []]);
    expect(afterPlace).not.toHaveBeenCalled();
    expect(placement(store).waiting).toBe('unpaid');
  });

  describe('where its method can cancel it', () => {
    async function giveUp(cancel: () => Promise<boolean>) {
      openPayingShop(accept);
      offerPage();
      const cancelling = vi.fn(cancel);
      const hosted = offerPage({ code: 'hosted', resume: vi.fn(waits), cancel: cancelling });
      const store = openPayment();
      orderElsewhere('hosted');
      await press(store);
      const again = () => press(store, waitingOrderAnswered({ isGivenUp: true }));
      await again();
      return { cancelling, hosted, store, again };
    }

    it('is cancelled before anything else is ordered', async () => {
      const { hosted, cancelling, store } = await giveUp(() => Promise.resolve(true));
      expect(hosted.resume).toHaveBeenCalledBefore(cancelling);
      expect(placement(store)).toMatchObject({ status: 'idle' });
      expect(knownOrder([77], NOW)).toBeNull();
      await press(store);
      expect(sentOrders()).toHaveLength(1);
    });

    it('is told to be open still before the shopper orders again', async () => {
      const { store, again } = await giveUp(() => Promise.resolve(false));
      expect(placement(store).waiting).toBe('kept');
      expect(knownOrder([77], NOW)).not.toBeNull();
      await press(store);
      expect(sentOrders(), 'asked once more').toEqual([]);
      await again();
      await again();
      expect(placement(store).waiting).toBeUndefined();
      await press(store);
      expect(sentOrders()).toHaveLength(1);
    });

    it('is told to be open still where nobody knows whether it is paid', async () => {
      openPayingShop(accept);
      offerPage();
      offerPage({ code: 'hosted', resume: () => Promise.resolve('unknown') });
      const store = openPayment();
      orderElsewhere('hosted');
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect(placement(store).waiting).toBe('kept');
      expect(knownOrder([77], NOW)).not.toBeNull();
    });

    it('is not cancelled once more where it is closed already', async () => {
      openPayingShop(accept);
      offerPage();
      const cancel = vi.fn(() => Promise.resolve(false));
      offerPage({ code: 'hosted', cancel });
      const store = openPayment();
      orderElsewhere('hosted');
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect(cancel).not.toHaveBeenCalled();
      expect(knownOrder([77], NOW)).toBeNull();
    });

    it('stays as it is where the shop cannot be reached', async () => {
      const { store } = await giveUp(() => Promise.reject(new Error('offline')));
      expect(placement(store)).toMatchObject({ status: 'failed', cause: { kind: 'network' } });
      expect(knownOrder([77], NOW)).not.toBeNull();
    });

    it('stands where it was paid at the last moment', async () => {
      const server = openPayingShop(accept);
      offerPage();
      const cancel = () => {
        server.isOrdered = true;
        return Promise.resolve(true);
      };
      offerPage({ code: 'hosted', resume: waits, cancel });
      const store = openPayment();
      orderElsewhere('hosted');
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect(placement(store).status).toBe('placed');
      expect(left).toEqual([SUCCESS]);
    });
  });

  describe('where this browser does not know it, but the chosen method finds it waiting', () => {
    /** The chosen method finds the order once, as it does on every page. */
    async function findWaiting(cancel = () => Promise.resolve(false)) {
      openPayingShop(accept);
      const send = vi.fn((): Promise<SendResult> => Promise.resolve({ status: 'send-order' }));
      send.mockResolvedValueOnce({ status: 'waits', method: 'hosted' });
      offerPage({ send });
      const store = openPayment();
      await press(store);
      const again = () => press(store, waitingOrderAnswered({ isGivenUp: true }));
      return {
        store,
        send,
        again,
        offer: () => offerPage({ code: 'hosted', resume: waits, cancel }),
      };
    }

    it('is asked about, and nothing is ordered before the shopper has decided [PELEM-18]', async () => {
      const { store, send, offer, again } = await findWaiting();
      offer();
      expect(sentOrders()).toEqual([]);
      expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'unpaid' });
      await press(store);
      expect(sentOrders(), 'asked once more').toEqual([]);
      expect(send).toHaveBeenCalledOnce();
      await again();
      expect(placement(store).waiting, 'it could not be cancelled').toBe('kept');
      await again();
      await press(store);
      expect(sentOrders()).toHaveLength(1);
    });

    it('is gone on with by its own method', async () => {
      const { store, offer } = await findWaiting();
      const { afterPlace } = offer();
      await press(store, waitingOrderAnswered({ isGivenUp: false }));
      expect(afterPlace).toHaveBeenCalledOnce();
      expect(left).toEqual([PAGE]);
    });

    it('is not taken for paid where the shop does not offer that method any more', async () => {
      const { store } = await findWaiting();
      await press(store, waitingOrderAnswered({ isGivenUp: false }));
      expect(placement(store)).toMatchObject({
        status: 'failed',
        error: 'This payment option is currently unavailable.',
      });
      expect(left).toEqual([]);
      await press(store);
      expect(placement(store).waiting, 'it is still known').toBe('unpaid');
    });

    it('ends no payment that has no order yet', async () => {
      openPayingShop(accept);
      const charged = { ...READY, isCharged: true } as const;
      offerPage({
        confirm: () => Promise.resolve(charged),
        send: () => Promise.resolve({ status: 'waits', method: 'hosted' }),
      });
      await press(openPayment());
      expect(openCharge.read()).toMatchObject({ isConfirmed: true });
    });
  });

  it('waits where its method has withdrawn it but its page may be open', async () => {
    openPayingShop(() => json(30));
    offerPage({
      afterPlace: vi.fn(() => ({ withdrawn: 'No page.', awaitsPayment: true })),
      cancel: () => Promise.resolve(true),
    });
    const store = openPayment();
    await press(store);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'No page.' });
    expect(knownOrder([77], NOW)).toMatchObject({ awaitsPayment: WALLET, method: WALLET });
    expect(redirectedOrder.read(), 'the next page looks').toMatchObject({ awaitsPayment: WALLET });
  });

  describe('where its method pays it with the next attempt', () => {
    /** The first attempt of the chosen method leaves an order that it could not have paid. */
    async function leaveUnpaid(continues = true) {
      openPayingShop(() => json(30));
      const send = vi.fn((): Promise<SendResult> => Promise.resolve({ status: 'send-order' }));
      offerPage({
        ...(continues ? { send } : {}),
        afterPlace: vi.fn((): AfterPlace => ({
          withdrawn: 'Not confirmed.',
          awaitsPayment: 'here',
        })),
        resume: () => Promise.resolve('waits'),
        cancel: () => Promise.resolve(true),
      });
      const store = openPayment();
      await press(store);
      expect(placement(store)).toMatchObject({ status: 'failed', error: 'Not confirmed.' });
      return { store, send };
    }

    it('is not left: no page of a provider is waited for', async () => {
      await leaveUnpaid();
      expect(redirectedOrder.read()).toBeNull();
      expect(openOrder.read()).toMatchObject({ awaitsPayment: WALLET, isCartOpen: true });
    });

    it('is continued by that method, and not asked about', async () => {
      const { store, send } = await leaveUnpaid();
      send.mockResolvedValue({ status: 'placed', orderId: 30 });
      await press(store);
      expect(placement(store).waiting).toBeUndefined();
      expect(send).toHaveBeenCalledTimes(2);
      expect(sentOrders()).toHaveLength(1);
    });

    it.each(['send', 'no send'])(
      'is asked about where that attempt would be another order (%s)',
      async (kind) => {
        const { store, send } = await leaveUnpaid(kind === 'send');
        await press(store);
        expect(send.mock.calls.length).toBe(kind === 'send' ? 2 : 0);
        expect(sentOrders()).toHaveLength(1);
        expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'unpaid' });
        expect(openOrder.read()).toMatchObject({ isPlaced: true, awaitsPayment: WALLET });
      },
    );

    it('is asked about where the order has become another one', async () => {
      openPayingShop(accept);
      const send = vi.fn((): Promise<SendResult> => Promise.resolve({ status: 'send-order' }));
      offerPage({ send });
      const store = openPayment();
      attemptWaits({ ...order, shown: '$1.00', awaitsPayment: WALLET, isPaidHere: true });
      await press(store);
      expect([send.mock.calls, sentOrders()]).toEqual([[], []]);
      expect(placement(store).waiting).toBe('unpaid');
    });

    it('waits where the response to that attempt is lost', async () => {
      const { store, send } = await leaveUnpaid();
      send.mockRejectedValue(new Error('lost'));
      await press(store);
      await vi.advanceTimersByTimeAsync(40_000);
      expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'unpaid' });
      expect(openOrder.read()).toMatchObject({ isPlaced: true, awaitsPayment: WALLET });
    });

    it('has its cart opened by the next page where that has failed', async () => {
      openPayingShop(accept);
      offerPage({ afterPlace: () => ({ withdrawn: 'Not confirmed.', awaitsPayment: 'here' }) });
      const store = openPayment();
      await press(store);
      expect(redirectedOrder.read()).toMatchObject({ awaitsPayment: WALLET, isPaidHere: true });
    });

    it('is given up once the shopper has said so twice where its method cannot close it', async () => {
      openPayingShop(accept);
      offerPage();
      const store = openPayment();
      attemptWaits({ ...order, method: 'other', awaitsPayment: 'other', isPaidHere: true });
      await press(store);
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect(placement(store).waiting).toBe('kept');
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect(knownOrder([77], NOW)).toBeNull();
    });

    it('still waits where the shop refuses that attempt', async () => {
      const { store, send } = await leaveUnpaid();
      send.mockResolvedValue({ status: 'refused', message: 'Declined.' });
      await press(store);
      expect(placement(store)).toMatchObject({ status: 'failed', error: 'Declined.' });
      expect(openOrder.read()).toMatchObject({ awaitsPayment: WALLET, isPlaced: true });
      expect(knownOrder([77], NOW)).toMatchObject({ isPaidHere: true });
    });

    it('is asked about before another method orders, and the way on is its own form', async () => {
      openPayingShop(accept);
      offerPage();
      const { afterPlace } = offerPage({ code: 'element' });
      const store = openPayment();
      attemptWaits({ ...order, awaitsPayment: 'element', isPaidHere: true });
      await press(store);
      expect(sentOrders()).toEqual([]);
      expect(placement(store).waiting).toBe('unpaid');
      const methods = [WALLET, 'element'].map((code) => ({ code, title: code }));
      store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
      await press(store, waitingOrderAnswered({ isGivenUp: false }));
      expect(placement(store)).toMatchObject({ status: 'idle' });
      expect(placement(store).waiting).toBeUndefined();
      expect(selectCheckout(store.getState()).payment.selected).toBe('element');
      expect(afterPlace).not.toHaveBeenCalled();
    });

    it('is closed by its method before another one orders', async () => {
      openPayingShop(accept);
      offerPage();
      const cancel = vi.fn(() => Promise.resolve(true));
      offerPage({ code: 'element', resume: () => Promise.resolve('waits'), cancel });
      const store = openPayment();
      attemptWaits({ ...order, method: 'element', awaitsPayment: 'element', isPaidHere: true });
      await press(store);
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect(cancel).toHaveBeenCalledOnce();
      expect(knownOrder([77], NOW)).toBeNull();
      await press(store);
      expect(sentOrders()).toHaveLength(1);
    });

    it('is not cancelled where it is known to be paid, though its cart is open again', async () => {
      openPayingShop(accept);
      offerPage();
      const resume = vi.fn(() => Promise.resolve('waits' as const));
      const cancel = vi.fn(() => Promise.resolve(true));
      offerPage({ code: 'element', resume, cancel });
      const store = openPayment();
      attemptWaits({ ...order, method: 'element', mayBeUnpaid: false });
      await press(store);
      expect(placement(store).waiting).toBe('placed');
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      expect([resume, cancel].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
      expect(knownOrder([77], NOW)).toBeNull();
    });
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

describe('an order of a guest who has signed in, whose lines are in the account’s cart now', () => {
  const waiting = { ...order, itemIds: [5], method: 'hosted', awaitsPayment: 'hosted' };

  /** The customer's checkout, with the line 77. */
  function signIn(cancel?: () => Promise<boolean>, note: Partial<OrderAttempt> = {}) {
    const server = openPayingShop(accept);
    const chosen = offerPage({ afterPlace: vi.fn(() => ({})) });
    const resume = vi.fn(waits);
    const hosted = offerPage({ code: 'hosted', resume, ...(cancel && { cancel }) });
    attemptWaits({ ...waiting, ...note });
    return { server, chosen, resume, hosted, store: openPayment(customerOf()) };
  }
  const giveUp = (store: TillStore) => press(store, waitingOrderAnswered({ isGivenUp: true }));

  it('is said to wait when the page opens [PELEM-15]', async () => {
    openPayingShop(accept);
    attemptWaits(waiting);
    const store = openPage({ items: [guideItem], ...customerOf() });
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).waiting).toBe('unpaid');
    expect(left).toEqual([]);
  });

  it('is asked about before another one is ordered [PELEM-15]', async () => {
    const { store } = signIn();
    await press(store);
    expect(sentOrders()).toEqual([]);
    expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'unpaid' });
  });

  it.each<[string, Partial<OrderAttempt>]>([
    ['its provider’s page', {}],
    ['its provider’s page, whose cart was open', { isCartOpen: true }],
    ['its method', { isPaidHere: true }],
  ])('is paid by %s, whatever the account’s cart is like', async (_where, note) => {
    const { store, hosted, server } = signIn(undefined, note);
    await press(store);
    server.isOrdered = note.isCartOpen === true;
    await press(store, waitingOrderAnswered({ isGivenUp: false }));
    expect(hosted.afterPlace).toHaveBeenCalledOnce();
    expect(left).toEqual([PAGE]);
    expect(sentOrders()).toEqual([]);
  });

  it('is closed, and nothing is restored over the account’s cart', async () => {
    const cancel = vi.fn(() => Promise.resolve(true));
    const { store, resume } = signIn(cancel);
    await press(store);
    await giveUp(store);
    expect([cancel.mock.calls.length, resume.mock.calls.length]).toEqual([1, 0]);
    expect(placement(store)).toMatchObject({ status: 'idle' });
    await press(store);
    expect(sentOrders()).toHaveLength(1);
  });

  it('is told to be open still where it cannot be closed, and locks nothing', async () => {
    const { store } = signIn();
    await press(store);
    await giveUp(store);
    expect(placement(store).waiting).toBe('kept');
    await giveUp(store);
    await press(store);
    expect(sentOrders()).toHaveLength(1);
  });

  it.each([
    ['with the same amount and method', { method: WALLET, awaitsPayment: WALLET }],
    ['by its method', { method: WALLET, awaitsPayment: WALLET, isPaidHere: true }],
  ])('is another one than the account’s cart also %s', async (_name, note) => {
    const send = vi.fn((): Promise<SendResult> => Promise.resolve({ status: 'send-order' }));
    openPayingShop(accept);
    const { afterPlace } = offerPage({ send });
    const store = openPayment(customerOf());
    attemptWaits({ ...waiting, ...note, shown: '$20.00' });
    await press(store);
    expect(send).not.toHaveBeenCalled();
    expect(afterPlace).not.toHaveBeenCalled();
    expect(placement(store).waiting).toBe('unpaid');
  });

  it.each<[string, OrderAttempt, Partial<CheckoutConfig>]>([
    ['a guest’s next cart', waiting, {}],
    [
      'the next cart of the customer who has ordered',
      { ...waiting, cartId: 'customer-7' },
      customerOf(),
    ],
    ['one that needs no payment elsewhere', { ...order, itemIds: [5] }, customerOf()],
    ['one of a wallet’s', { ...waiting, customerId: 8, cartId: 'session' }, customerOf()],
  ])('is not asked about where it is not theirs: %s', async (_name, other, changes) => {
    openPayingShop(accept);
    offerPage({ afterPlace: vi.fn(() => ({})) });
    const store = openPayment(changes);
    attemptWaits(other);
    await press(store);
    expect(sentOrders()).toHaveLength(1);
  });

  it('has its cart restored where that has become the account’s, with its own lines', async () => {
    const { store, resume } = signIn(() => Promise.resolve(true), { itemIds: [77] });
    await press(store);
    await giveUp(store);
    expect(resume).toHaveBeenCalledOnce();
  });

  it('is not asked about once it is known to be paid', async () => {
    const { store } = signIn();
    openOrder.remove();
    await press(store);
    expect(sentOrders()).toHaveLength(1);
  });
});

describe('an order whose shop keeps its cart closed until the shopper returns', () => {
  /** Both tabs are at the payment step, and one has just left for the bank's page. */
  async function loseTheRace(code: string) {
    const server = openPayingShop(accept);
    const { afterPlace } = offerPage();
    offerPage({ code: 'hosted' });
    const store = openPayment();
    attemptAwaitsPayment({ ...order, isCartOpen: false }, code, {});
    sessionStorage.clear();
    server.isOrdered = true;
    await press(store);
    return { store, afterPlace };
  }

  it('is not taken for paid by the tab that was slower, which goes on to the same page [REDIR-01]', async () => {
    const { store, afterPlace } = await loseTheRace(WALLET);
    expect(left, 'no success page').toEqual([]);
    expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'unpaid' });
    await press(store, waitingOrderAnswered({ isGivenUp: false }));
    expect(afterPlace).toHaveBeenCalledOnce();
    expect(left).toEqual([PAGE]);
    expect(sentOrders()).toEqual([]);
  });

  it('is said to wait where the slower tab pays in another way', async () => {
    const { store } = await loseTheRace('hosted');
    expect(left).toEqual([]);
    expect(placement(store)).toMatchObject({
      status: 'idle',
      waiting: 'unpaid',
    });
  });

  it.each([
    [true, true],
    [false, false],
  ])('is noted with whether the cart was open (%s)', async (isOpen, isCartOpen) => {
    const server = openPayingShop(accept);
    offerPage({
      afterPlace: () => {
        server.isOrdered = !isOpen;
        return { redirectUrl: PAGE, awaitsPayment: true };
      },
    });
    await press(openPayment());
    expect(knownOrder([77], NOW)).toMatchObject({ awaitsPayment: WALLET, isCartOpen });
  });
});

describe('an order whose method has led to another page and cannot give the cart back', () => {
  /** A shop whose method closes the cart, and that opens it again when the shopper has come back. */
  async function leave(changes: Partial<PaymentMethodDefinition> = {}) {
    const server = openPayingShop(accept);
    const afterPlace = vi.fn((_order: PlacedPayment): AfterPlace => ({ redirectUrl: PAGE }));
    cleanUps.push(
      paymentMethods.register({
        code: WALLET,
        confirm: () => Promise.resolve(READY),
        afterPlace,
        ...changes,
      }),
    );
    await press(openPayment());
    expect(sentOrders()).toHaveLength(1);
    left.length = 0;
    return { server, afterPlace };
  }
  const comeBack = async (): Promise<TillStore> => {
    const store = openPage({ items: [guideItem] });
    await vi.advanceTimersByTimeAsync(100);
    return store;
  };

  it.each<[string, AfterPlace]>([
    ['waits', { redirectUrl: PAGE, awaitsPayment: true }],
    ['exists', { redirectUrl: PAGE }],
  ])(
    'and says that it %s is asked about once the cart is open again [REDIR-01]',
    async (_n, end) => {
      const { server } = await leave({ afterPlace: () => end });
      server.isOrdered = false;
      expect(placement(await comeBack()).waiting).toBe('unpaid');
      expect(left, 'the page stays').toEqual([]);
      const tab = openPayment();
      await press(tab);
      expect(sentOrders(), 'nothing is ordered before the shopper has decided').toHaveLength(1);
      expect(placement(tab)).toMatchObject({
        status: 'idle',
        waiting: 'unpaid',
      });
    },
  );

  it('is gone on with by its own step, for the same order', async () => {
    const { server, afterPlace } = await leave();
    server.isOrdered = false;
    const store = await comeBack();
    receiveTotals(store);
    await press(store, waitingOrderAnswered({ isGivenUp: false }));
    expect(afterPlace).toHaveBeenCalledTimes(2);
    expect(afterPlace.mock.lastCall?.[0]).toMatchObject({ orderId: 30 });
    expect(left).toEqual([PAGE]);
    expect(knownOrder([77], NOW), 'it may be asked about again').toMatchObject({
      mayBeUnpaid: true,
    });
    expect(sentOrders()).toHaveLength(1);
  });

  it('is ordered again when the shopper says so', async () => {
    const { server } = await leave();
    server.isOrdered = false;
    const store = openPayment();
    await press(store, waitingOrderAnswered({ isGivenUp: true }));
    expect(placement(store)).toMatchObject({ status: 'idle' });
    expect(placement(store).waiting).toBeUndefined();
    await press(store);
    expect(sentOrders()).toHaveLength(2);
  });

  it.each([true, false])('that was paid meanwhile stands (given up: %s)', async (isGivenUp) => {
    const { server, afterPlace } = await leave();
    server.isOrdered = false;
    const store = openPayment();
    server.isOrdered = true;
    await press(store, waitingOrderAnswered({ isGivenUp }));
    expect(afterPlace).toHaveBeenCalledOnce();
    expect(left).toEqual([SUCCESS]);
    expect(sentOrders()).toHaveLength(1);
  });

  it('is not asked about while its cart is closed: the page is an old copy', async () => {
    await leave();
    const store = await comeBack();
    expect(placement(store).waiting).toBeUndefined();
    expect(left).toEqual([shop.cartUrl]);
  });

  it('is ordered neither again nor asked about while the cart cannot be seen', async () => {
    const { server } = await leave();
    server.isOrdered = false;
    const store = openPayment();
    const review = http.getMockImplementation();
    http.mockImplementation(async (request) =>
      request.url.endsWith('/CART1') ? fail({ kind: 'network' }) : (review?.(request) ?? json([])),
    );
    await press(store);
    http.mockImplementation(review ?? (() => Promise.resolve(json([]))));
    expect(sentOrders()).toHaveLength(1);
    expect(placement(store)).toMatchObject({ status: 'failed', cause: { kind: 'network' } });
  });

  it.each<[string, Partial<PaymentMethodDefinition>]>([
    ['has no step', { afterPlace: () => undefined }],
    ['says that it is paid', { afterPlace: () => ({ redirectUrl: PAGE, isPaid: true }) }],
  ])(
    'is never ordered again silently where the method %s, and locks nothing',
    async (_name, changes) => {
      const { server } = await leave(changes);
      server.isOrdered = false;
      expect(placement(await comeBack()).waiting).toBe('placed');
      expect(left, 'the page stays').toEqual([]);
      const store = openPayment();
      await press(store);
      expect(sentOrders()).toHaveLength(1);
      expect(placement(store)).toMatchObject({ status: 'idle', waiting: 'placed' });
      await press(store, waitingOrderAnswered({ isGivenUp: true }));
      await press(store);
      expect(sentOrders()).toHaveLength(2);
    },
  );

  it('is an old copy of the page where the cart cannot be seen and nothing speaks against it', async () => {
    await leave({ afterPlace: () => undefined });
    mockShop(() => fail({ kind: 'network' }));
    const store = await comeBack();
    expect(placement(store).waiting).toBeUndefined();
    expect(left).toEqual([shop.cartUrl]);
  });

  it('waits for the tab that is still at the method’s step before it is given up', async () => {
    installLocks();
    let end: (next: AfterPlace) => void = () => undefined;
    const server = openPayingShop(accept);
    const step = new Promise<AfterPlace>((resolve) => (end = resolve));
    cleanUps.push(
      paymentMethods.register({
        code: WALLET,
        confirm: () => Promise.resolve(READY),
        afterPlace: () => step,
      }),
    );
    await press(openPayment());
    server.isOrdered = false;
    const other = openPayment();
    await press(other, waitingOrderAnswered({ isGivenUp: true }));
    expect(knownOrder([77], NOW), 'not yet').not.toBeNull();
    server.isOrdered = true;
    end({ redirectUrl: SUCCESS, isPaid: true });
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(other).status).toBe('placed');
    expect(sentOrders()).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
