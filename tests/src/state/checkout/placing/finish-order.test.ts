import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
import { jsonStorage } from '../../../../../src/platform/storage/storage';
import {
  emailEdited,
  paymentStepTookLong,
  placeOrderSubmitted,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCartLoss, selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import type { PaymentMethodDefinition } from '../../../../../src/state/extensions/payment-method.types';
import { attemptSucceeded, writeAttempt } from '../../../../../src/state/order/order-attempt';
import { openOrder, redirectedOrder } from '../../../../../src/state/order/order-notes';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { http, json, sent } from '../../support/fake-http';
import {
  accept,
  openPage,
  openPayingShop,
  openPayment,
  READY,
  refuse,
  sentOrders,
  WALLET,
} from '../../support/paying';
import { customerOf, guideItem, shop, wireTotals } from '../../support/shop';
import { totalsOf } from '../../support/totals';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/checkout/placing/waiting-order';
import '../../../../../src/state/checkout/resume-payment';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const SUCCESS = 'https://shop.example/checkout/onepage/success/';
const LOGIN = `${shop.baseUrl}customer/account/login/`;
const PROVIDER = 'https://pay.example/30';
const NOW = new Date('2026-03-02T10:00:00Z').getTime();
/** The last check of an unknown order is over. */
const CHECKED = 31_000;

/** What the server knows of a shopper who has completed the shipping step. */
const COMPLETE: Partial<CheckoutConfig> = {
  validatedEmail: 'gus@example.com',
  selectedShippingMethod: { carrierCode: 'flatrate', methodCode: 'flatrate' },
  shippingAddressFromData: {
    firstname: 'Gus',
    lastname: 'Grey',
    street: ['1 Main St'],
    country_id: 'US',
    region_id: '12',
    city: 'Los Angeles',
    postcode: '90034',
    telephone: '555-0101',
  },
};
const NOT_PLACED = 'Your order was not placed. Please place it again.';
const attempt = { cartId: 'CART1', itemIds: [77], startedAt: NOW, successUrl: SUCCESS };

const assign = vi.fn();
let problems: MockInstance<typeof console.error>;
let cleanUps: (() => void)[] = [];

const register = (method: Partial<PaymentMethodDefinition> = {}): void => {
  const confirm = () => Promise.resolve(READY);
  cleanUps.push(paymentMethods.register({ code: WALLET, confirm, ...method }));
};
const placement = (store: TillStore) => selectCheckout(store.getState()).placement;
const stored = () => jsonStorage('mage-cache-storage').read();
const staleSections = () => jsonStorage('mage-cache-storage-section-invalidation').read();
const requestsTo = (path: string) => sent.filter((one) => one.path === path);

async function placeOrder(store: TillStore, duration = 200): Promise<void> {
  store.dispatch(placeOrderSubmitted());
  await vi.advanceTimersByTimeAsync(duration);
}

/** Lets the browser save what was typed. */
async function saveInput(store: TillStore): Promise<void> {
  store.dispatch(emailEdited('gus@example.org'));
  await vi.advanceTimersByTimeAsync(3000);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  assign.mockClear();
  http.mockClear();
  problems = vi.spyOn(console, 'error').mockReturnValue().mockClear();
  cleanUps = [replaceNavigator({ assign, reload: vi.fn() })];
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  vi.useRealTimers();
});

describe('an order that exists', () => {
  it('is stored before it is sent, with its cart, its lines and the amount on the button', async () => {
    let before: unknown = null;
    openPayingShop((makeOrder) => {
      before = openOrder.read();
      return accept(makeOrder);
    });
    register();
    await placeOrder(openPayment());
    expect(before).toEqual({
      ...attempt,
      startedAt: expect.any(Number) as number,
      shown: '$20.00',
      method: WALLET,
    });
  });

  it('removes the checkout data, marks the cart as stale and loads neither again [PLACE-13]', async () => {
    openPayingShop(accept);
    register();
    const store = openPayment();
    await saveInput(store);
    expect(stored()).toHaveProperty('checkout-data');
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'placed', orderId: 30 });
    expect(stored()).not.toHaveProperty('checkout-data');
    expect(staleSections()).toEqual({ cart: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(requestsTo('customer/section/load/')).toEqual([]);
    expect(problems).not.toHaveBeenCalled();
  });

  it('stays noted until the success page has shown its number [PLACE-14]', async () => {
    openPayingShop(accept);
    register({ resume: () => Promise.resolve(true) });
    await placeOrder(openPayment());
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
    for (const note of [openOrder, redirectedOrder]) {
      expect(note.read()).toMatchObject({ isPlaced: true });
      expect(note.read()).not.toHaveProperty('awaitsPayment');
    }
  });

  it('is not looked for again after a redirect of the method, whose page shows no number [PLACE-12]', async () => {
    openPayingShop(accept);
    register({
      afterPlace: () => ({ redirectUrl: PROVIDER }),
      resume: () => Promise.resolve(true),
    });
    const store = openPayment();
    await saveInput(store);
    await placeOrder(store);
    expect(assign).toHaveBeenCalledExactlyOnceWith(PROVIDER);
    expect([openOrder.read(), redirectedOrder.read()]).toEqual([null, null]);
    expect(stored(), 'it is paid').not.toHaveProperty('checkout-data');
    expect(placement(store).orderId).toBe(30);
  });

  it('that is paid stays noted until a page has shown its number, whichever page the method leads to [PLACE-14]', async () => {
    openPayingShop(accept);
    register({ afterPlace: () => ({ redirectUrl: `${SUCCESS}?paid`, isPaid: true }) });
    await placeOrder(openPayment());
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${SUCCESS}?paid`);
    const order = { isPlaced: true, orderId: 30, mayBeUnpaid: false };
    expect(openOrder.read()).toMatchObject(order);
    expect(redirectedOrder.read()).toMatchObject(order);
  });

  it('that is to be paid elsewhere is noted with its number, which its cart loses when it is opened again', async () => {
    const server = openPayingShop(accept);
    const answer = http.getMockImplementation();
    let isRestored = false;
    http.mockImplementation(async (request) => {
      const hasNumber = server.isOrdered && !isRestored;
      const result = (await answer?.(request)) ?? json([]);
      return request.url.endsWith('/CART1') && hasNumber
        ? json({ is_active: false, reserved_order_id: '000000012' })
        : result;
    });
    register({
      afterPlace: () => {
        isRestored = true;
        return { redirectUrl: PROVIDER, awaitsPayment: true };
      },
      resume: () => Promise.resolve(true),
    });
    await placeOrder(openPayment());
    expect(redirectedOrder.read()).toMatchObject({ number: '000000012', awaitsPayment: WALLET });
  });

  it('of a customer has no number of a cart, and none is asked for', async () => {
    openPayingShop(accept);
    register({ resume: () => Promise.resolve(true) });
    await placeOrder(openPayment(customerOf()));
    const calls = http.mock.calls.filter(([{ url }]) => url.endsWith('/carts/mine'));
    expect(calls).toEqual([]);
  });

  it.each([
    ['is still to be paid keeps what was typed', () => Promise.resolve(true), true],
    ['cannot be given back keeps nothing', undefined, false],
  ])('and %s', async (_case, resume, isKept) => {
    openPayingShop(accept);
    register({
      afterPlace: () => ({ redirectUrl: PROVIDER, awaitsPayment: true }),
      ...(resume === undefined ? {} : { resume }),
    });
    const store = openPayment();
    await saveInput(store);
    await placeOrder(store);
    expect(assign).toHaveBeenCalledExactlyOnceWith(PROVIDER);
    expect(placement(store).status).toBe('placed');
    expect(Object.keys(stored() as object).includes('checkout-data')).toBe(isKept);
    expect(staleSections()).toEqual({ cart: true });
    expect(openOrder.read() !== null, 'noted until it is paid').toBe(isKept);
    expect(redirectedOrder.read()).toEqual(
      isKept
        ? expect.objectContaining({
            awaitsPayment: WALLET,
            draft: expect.objectContaining({ inputFieldEmailValue: 'gus@example.org' }) as unknown,
          })
        : null,
    );
  });

  it('goes to the success page without a method’s own step, and reports nothing [PLACE-14]', async () => {
    openPayingShop(accept);
    register();
    const store = openPayment();
    await placeOrder(store, 5000);
    expect(assign.mock.calls).toEqual([[SUCCESS]]);
    expect(problems).not.toHaveBeenCalled();
  });

  it('is passed to the method with the facts of the checkout [PLACE-12]', async () => {
    openPayingShop(accept);
    const afterPlace = vi.fn();
    register({ afterPlace });
    await placeOrder(openPayment());
    expect(afterPlace).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ orderId: 30, email: 'gus@example.com', successUrl: SUCCESS }),
    );
  });

  it('is found after a reload, where no method is chosen, and has no number yet [PLACE-14]', async () => {
    const server = openPayingShop(accept);
    server.isOrdered = true;
    register();
    writeAttempt(attempt);
    const store = openPage({ totals: totalsOf() });
    await vi.advanceTimersByTimeAsync(1100);
    expect(placement(store).status).toBe('placed');
    expect(placement(store)).not.toHaveProperty('orderId');
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
    expect(problems).not.toHaveBeenCalled();
  });

  it('is found by a page without totals, which has no facts for the method [PLACE-14]', async () => {
    const server = openPayingShop(accept);
    const afterPlace = vi.fn();
    register({ afterPlace });
    const store = openPayment({ items: [guideItem] }, { hasTotals: false });
    await vi.advanceTimersByTimeAsync(0);
    attemptSucceeded(attempt);
    server.isOrdered = true;
    await placeOrder(store, 25_000);
    expect(sentOrders()).toEqual([]);
    expect(placement(store).status).toBe('placed');
    expect(placement(store)).not.toHaveProperty('orderId');
    expect(afterPlace).not.toHaveBeenCalled();
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
    expect(openOrder.read()).toMatchObject({ cartId: 'CART1', itemIds: [77] });
    expect(openOrder.read()).not.toHaveProperty('shown');
    expect(problems).not.toHaveBeenCalled();
  });
});

describe('an order that was refused', () => {
  it('shows the reason at the payment step and loads the totals again [PLACE-15] [DISC-04]', async () => {
    openPayingShop(() => refuse('Your card was declined.'));
    register();
    const store = openPayment();
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Your card was declined.' });
    expect(selectCheckout(store.getState())).toMatchObject({ step: 'payment', resuming: false });
    expect(requestsTo('totals')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(assign).not.toHaveBeenCalled();
    expect(problems).not.toHaveBeenCalled();
  });

  it('by the method, after the shop has created it, loads the totals of the restored cart [DISC-04]', async () => {
    const server = openPayingShop(accept);
    register({
      afterPlace: () => {
        server.isOrdered = false;
        return { withdrawn: 'Your bank did not confirm the payment.' };
      },
    });
    const store = openPayment();
    await placeOrder(store, 5000);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'Your bank did not confirm the payment.',
      cause: null,
    });
    expect(requestsTo('totals')).toHaveLength(1);
    expect(problems).not.toHaveBeenCalled();
  });

  it('because the session has ended says so, loads no totals and goes to the login page after 3 s [HTTP-05]', async () => {
    openPayingShop(() =>
      fail({ kind: 'unauthorized', message: 'The consumer is not authorized.' }),
    );
    register();
    const store = openPayment();
    await placeOrder(store, 2900);
    expect(placement(store).error).toBe(
      'Your session has expired. Please sign in again: what you entered is kept.',
    );
    expect(requestsTo('totals')).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(assign.mock.calls).toEqual([[LOGIN]]);
    expect(problems).not.toHaveBeenCalled();
  });

  it('by a demand to authenticate does not show the secret in it [PELEM-22]', async () => {
    openPayingShop(() => refuse('Authentication Required: pi_1_secret_2'));
    register();
    const store = openPayment();
    await placeOrder(store);
    expect(placement(store).error).toBe('A payment submission error has occurred.');
  });

  it.each<[string, string | null, boolean, readonly string[], string]>([
    ['to the shipping step', '#shipping', false, [], 'shipping'],
    ['to no step for a cart without one', '#shipping', true, [], 'payment'],
    ['to no other step', '#payment', false, [], 'payment'],
    ['to a page of the shop', '/checkout/cart/', false, ['/checkout/cart/'], 'payment'],
    ['to no other site', 'https://evil.example/', false, [], 'payment'],
    ['nowhere without a redirect', null, false, [], 'payment'],
  ])('leads %s, after 3 s [PLACE-16]', async (_where, action, isVirtual, urls, step) => {
    openPayingShop(() => refuse('Sold out.', action));
    register();
    const store = openPayment({ isVirtual });
    await placeOrder(store, 2900);
    expect(placement(store).error).toBe('Sold out.');
    expect(assign).not.toHaveBeenCalled();
    expect(selectCheckout(store.getState()).step).toBe('payment');
    await vi.advanceTimersByTimeAsync(300);
    expect(assign.mock.calls.flat()).toEqual(urls);
    expect(selectCheckout(store.getState())).toMatchObject({ step, resuming: false });
    expect(problems).not.toHaveBeenCalled();
  });

  it('leads nowhere once the shopper has tried again [PLACE-16]', async () => {
    let tries = 0;
    openPayingShop(() => refuse('Sold out.', (tries += 1) === 1 ? '/checkout/cart/' : null));
    register();
    const store = openPayment();
    await placeOrder(store, 2000);
    await placeOrder(store, 5000);
    expect(sentOrders()).toHaveLength(2);
    expect(assign).not.toHaveBeenCalled();
  });

  it('stays refused when the method’s step is reported as long afterwards [PLACE-15]', async () => {
    openPayingShop(() => refuse('Sold out.'));
    register();
    const store = openPayment();
    await placeOrder(store);
    store.dispatch(paymentStepTookLong());
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Sold out.' });
  });

  it('by a failure of the shop stays at the payment step and reports nothing', async () => {
    openPayingShop(() =>
      fail({ kind: 'server', status: 500, message: 'No mail.', retryAfterMs: null }),
    );
    register();
    const store = openPayment();
    await placeOrder(store, 10_000);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'No mail.' });
    expect(assign).not.toHaveBeenCalled();
    expect(problems).not.toHaveBeenCalled();
  });
});

describe('an order that has to be checked', () => {
  it('keeps why its outcome is unknown', async () => {
    openPayingShop(() => fail({ kind: 'timeout' }));
    register();
    const store = openPayment();
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'unknown', cause: { kind: 'timeout' } });
  });

  it.each<[string, Partial<CheckoutConfig>, object]>([
    [
      'payment step, saved once more, where the shipping step is complete',
      COMPLETE,
      { step: 'payment', resuming: false, shipping: { stepError: null } },
    ],
    [
      'shipping step where that is not complete',
      {},
      { step: 'shipping', resuming: false, shipping: { stepError: NOT_PLACED } },
    ],
  ])(
    'and does not exist after a reload is reported in the %s [PLACE-15]',
    async (_where, config, shown) => {
      openPayingShop(accept);
      register();
      writeAttempt(attempt);
      const store = openPage(config);
      const wasResuming: boolean[] = [];
      store.subscribe(() => {
        const { placement, resuming } = selectCheckout(store.getState());
        if (placement.status === 'failed') wasResuming.push(resuming);
      });
      await vi.advanceTimersByTimeAsync(CHECKED);
      expect(wasResuming[0], 'the payment step is requested').toBe(true);
      expect(selectCheckout(store.getState())).toMatchObject(shown);
      expect(placement(store)).toMatchObject({ status: 'failed', error: NOT_PLACED });
    },
  );
});

describe('a cart that cannot be ordered as it is shown', () => {
  it('is not ordered on a page that has none', async () => {
    openPayingShop(accept);
    register();
    const store = openPayment({ cart: null });
    await placeOrder(store);
    expect(sentOrders()).toEqual([]);
    expect(placement(store).status).toBe('idle');
    expect(problems).not.toHaveBeenCalled();
  });

  it('shows what has changed', async () => {
    const server = openPayingShop(accept);
    register();
    const store = openPayment();
    server.totals = wireTotals(25);
    await placeOrder(store);
    expect(placement(store)).toMatchObject({
      status: 'changed',
      changes: [{ kind: 'amount', before: 20, after: 25 }],
    });
  });

  it('is reported as ordered where another window may have done so', async () => {
    const server = openPayingShop(accept);
    register();
    const store = openPayment();
    server.isOrdered = true;
    await placeOrder(store);
    expect(selectCartLoss(store.getState())).toBe('ordered');
    expect(selectCheckout(store.getState()).step).toBe('payment');
  });

  it('is not paid with a button before its totals are known, and then shows them first', async () => {
    openPayingShop(accept);
    const confirm = vi.fn(() => Promise.resolve(READY));
    register({ start: 'button', confirm });
    const store = openPayment({ items: [guideItem] }, { hasTotals: false });
    await placeOrder(store, 25_000);
    expect(confirm).not.toHaveBeenCalled();
    expect(placement(store).status).toBe('changed');
    expect(sentOrders()).toEqual([]);
    await placeOrder(store);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ email: 'gus@example.com' }),
    );
    expect(placement(store).status).toBe('placed');
  });
});
