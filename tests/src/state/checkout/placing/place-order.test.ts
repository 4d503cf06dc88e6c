import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matrix } from '../../../../../e2e/faults/matrix';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import { fetchPage } from '../../../../../src/platform/page/fetch-page';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import type { ApiError } from '../../../../../src/platform/http/api-error';
import { fail, type Result } from '../../../../../src/platform/result';
import {
  agreementToggled,
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  placementCheckRetried,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCartLoss, selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { selectCanPlaceOrder } from '../../../../../src/state/checkout/payment/payment-rows';
import {
  captchaRead,
  captchaTyped,
  selectCaptcha,
} from '../../../../../src/state/captcha/captcha-slice';
import { captchaState } from '../../../../../src/state/captcha/captcha-state';
import { sectionsRead } from '../../../../../src/state/sections/sections-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { paymentMethods, placeOrderHooks } from '../../../../../src/state/extensions/extensions';
import {
  selectTotals,
  totalsReceived,
  totalsRequested,
} from '../../../../../src/state/quote/quote-slice';
import { openOrder } from '../../../../../src/state/order/order-notes';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import type { PaymentResult } from '../../../../../src/state/extensions/payment-method.types';
import { http, json, sent, mockShop } from '../../support/fake-http';
import {
  checkoutConfig,
  guideItem,
  NO_CART,
  savedAddress,
  shop,
  wireTotals,
} from '../../support/shop';
import { guideTotals } from '../../support/totals';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/api/review-page';
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/recover-order';
import '../../../../../src/state/checkout/placing/report-charge';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/checkout/placing/waiting-order';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));
vi.mock('../../../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const READY = {
  status: 'ready' as const,
  payment: { method: 'checkmo', po_number: null, additional_data: null },
};
const confirm = vi.fn((): Promise<PaymentResult> => Promise.resolve(READY));
const assign = vi.fn();
const reload = vi.fn();
let cleanUps: (() => void)[] = [];

/** The page at the payment step, ready to place the order. */
function open(changes: Partial<CheckoutConfig> = {}): TillStore {
  const checkout = checkoutConfig(changes);
  const store = createTillStore({ shop, checkout }, { now: () => Date.now() });
  store.inject(checkoutState);
  const methods = [{ code: 'checkmo', title: 'Check' }];
  store.dispatch(emailEdited('gus@example.com'));
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: guideTotals() }));
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  return store;
}

const placement = (store: TillStore) => selectCheckout(store.getState()).placement;
const orders = () =>
  sent.filter(({ method, path }) => method === 'POST' && path === 'payment-information');

/** The shop: its response to the order, and whether it creates one. */
function openShop(answer: (makeOrder: () => void) => Result<HttpResponse>) {
  const state = {
    isOrdered: false,
    isReachable: true,
    isGone: false,
    methods: ['checkmo'],
    totals: wireTotals(20),
  };
  mockShop((request, path) => {
    if (path === 'payment-information' && request.method === 'POST') {
      if (state.isOrdered) {
        return fail(NO_CART);
      }
      return answer(() => (state.isOrdered = true));
    }
    if (state.isGone) return fail({ kind: 'unauthorized', message: '' });
    if (!state.isReachable) return fail({ kind: 'network' });
    if (path === 'cart') return json({ is_active: !state.isOrdered, items: [{ item_id: 77 }] });
    if (path === 'totals') return json(state.totals);
    if (path === 'payment-information') {
      if (state.isOrdered) return fail(NO_CART);
      const payment_methods = state.methods.map((code) => ({ code, title: code }));
      return json({ payment_methods, totals: state.totals });
    }
    return json([]);
  });
  return state;
}

const order = (makeOrder: () => void): Result<HttpResponse> => {
  makeOrder();
  return json(30);
};
const refused = (redirectAction: string | null = null): Result<HttpResponse> =>
  fail({ kind: 'rejected', status: 400, message: 'Your card was declined.', redirectAction });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  confirm.mockClear();
  assign.mockClear();
  reload.mockClear();
  cleanUps = [
    paymentMethods.register({ code: 'checkmo', confirm }),
    replaceNavigator({ assign, reload }),
  ];
});
afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  vi.useRealTimers();
});

describe('placing an order', () => {
  it('sends cart, billing address, payment and the guest e-mail, then leaves for the success page [PLACE-07] [PLACE-13] [PLACE-14]', async () => {
    openShop(order);
    const store = open();
    const storage = (): object =>
      JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as object;
    // The shopper's input is kept in the browser until the order exists.
    store.dispatch(emailEdited('gus@example.com '));
    store.dispatch(emailEdited('gus@example.com'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(storage()).toHaveProperty('checkout-data');
    expect(selectCanPlaceOrder(store.getState())).toBe(true);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.body).toMatchObject({
      cartId: 'CART1',
      email: 'gus@example.com',
      paymentMethod: { method: 'checkmo', po_number: null, additional_data: null },
      billingAddress: { customerAddressId: 1, countryId: 'US' },
    });
    expect(placement(store).status).toBe('placed');
    expect(assign).toHaveBeenCalledWith('https://shop.example/checkout/onepage/success/');
    // Until its number was shown, the order stays open.
    expect(JSON.parse(localStorage.getItem('till-order-attempt') ?? '{}')).toMatchObject({
      isPlaced: true,
    });
    expect(storage()).not.toHaveProperty('checkout-data');
  });

  it('sends one order for a double click [PLACE-02]', async () => {
    openShop(order);
    const store = open();
    store.dispatch(placeOrderSubmitted());
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(1);
  });

  it('shows the message of a refusal, reloads the totals and allows a retry [PLACE-03] [PLACE-15] [DISC-04]', async () => {
    openShop(() => refused());
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Your card was declined.' });
    expect(sent.some(({ path }) => path === 'totals')).toBe(true);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(2);
  });

  it('returns to the shipping step 3 s after a refusal that asks for it, with the reason [PLACE-16]', async () => {
    openShop(() => refused('#shipping'));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(2900);
    expect(selectCheckout(store.getState()).step).toBe('payment');
    await vi.advanceTimersByTimeAsync(200);
    expect(selectCheckout(store.getState())).toMatchObject({
      step: 'shipping',
      shipping: { stepError: 'Your card was declined.', saveStatus: 'idle' },
    });
  });

  it('redirects to a page of the shop 3 s after a refusal that names it [PLACE-16]', async () => {
    openShop(() => refused('/checkout/cart/'));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(2900);
    expect(placement(store).error).toBe('Your card was declined.');
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(assign.mock.calls).toEqual([['/checkout/cart/']]);
  });

  it('never follows a refusal to another site [PLACE-16]', async () => {
    openShop(() => refused('https://evil.example/'));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(5000);
    expect(assign).not.toHaveBeenCalled();
  });

  it('finds the order when only the response was lost', async () => {
    openShop((makeOrder) => {
      makeOrder();
      return fail({ kind: 'network' });
    });
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(50);
    expect(placement(store).status).toBe('unknown');
    expect(selectCanPlaceOrder(store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(1100);
    expect(placement(store).status).toBe('placed');
    expect(orders()).toHaveLength(1);
  });

  it.each<[string, ApiError]>([
    [
      'too many requests',
      { kind: 'server', status: 429, message: 'Slow down', retryAfterMs: null },
    ],
    ['a session that has ended', { kind: 'unauthorized', message: '' }],
    ['an answer that cannot be read', { kind: 'malformed', status: 200 }],
  ])(
    'finds the order that was created although the response was %s [PLACE-14]',
    async (_name, error) => {
      openShop((makeOrder) => {
        makeOrder();
        return fail(error);
      });
      const store = open();
      store.dispatch(placeOrderSubmitted());
      await vi.advanceTimersByTimeAsync(1200);
      expect(placement(store).status).toBe('placed');
      expect(assign).toHaveBeenCalledWith('https://shop.example/checkout/onepage/success/');
    },
  );

  it('checks an unknown outcome after sign-in when the cart cannot be read without it', async () => {
    const state = openShop(() => {
      state.isGone = true;
      return fail({ kind: 'unauthorized', message: '' });
    });
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(600);
    expect(placement(store).error).toMatch(/^Your session has expired/);
    expect(JSON.parse(localStorage.getItem('till-order-attempt') ?? '{}')).toMatchObject({
      cartId: 'CART1',
      shown: '$20.00',
      hasEnded: true,
    });
  });

  it('blames the connection, not the shop, when the order never arrived', async () => {
    openShop(() => fail({ kind: 'network' }));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(31_000);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^The connection was lost before your order/) as string,
    });
    expect(localStorage.getItem('till-order-attempt')).toBeNull();
  });

  it('treats "no such cart" in response to an order as an existing order', async () => {
    openShop((makeOrder) => {
      makeOrder();
      return fail(NO_CART);
    });
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).status).toBe('placed');
  });

  it.each<readonly ['never' | 'html', ApiError]>([
    ['never', { kind: 'timeout' }],
    ['html', { kind: 'malformed', status: 200 }],
  ])(
    'reports that the cart is still open after a lost response, and allows a retry (%s)',
    async (fault, error) => {
      openShop(() => fail(error));
      const store = open();
      store.dispatch(placeOrderSubmitted());
      await vi.advanceTimersByTimeAsync(29_000);
      expect(placement(store).status).toBe('unknown');
      await vi.advanceTimersByTimeAsync(2000);
      const { message } = matrix['place-order'].cells[fault];
      expect(placement(store)).toMatchObject({ status: 'failed', error: message });
      expect(selectCanPlaceOrder(store.getState())).toBe(true);
    },
  );

  it('keeps the outcome unknown while the shop cannot be reached, and checks again on request', async () => {
    const state = openShop((makeOrder) => {
      makeOrder();
      state.isReachable = false;
      return fail({ kind: 'network' });
    });
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(40_000);
    expect(placement(store).status).toBe('unknown');
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(1);
    state.isReachable = true;
    store.dispatch(placementCheckRetried());
    await vi.advanceTimersByTimeAsync(2000);
    expect(placement(store).status).toBe('placed');
  });

  it('checks an unknown outcome again when the network is back', async () => {
    const state = openShop((makeOrder) => {
      makeOrder();
      state.isReachable = false;
      return fail({ kind: 'network' });
    });
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(40_000);
    expect(placement(store).status).toBe('unknown');
    state.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(placement(store).status).toBe('placed');
    expect(orders()).toHaveLength(1);
  });

  it('reloads a page that Back restores after its order, and no other', async () => {
    openShop(order);
    /** How many pages are reloaded by that: those of earlier tests are listening too. */
    const reloadsAfter = (persisted: boolean): number => {
      reload.mockClear();
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      return reload.mock.calls.length;
    };
    const store = open();
    const others = reloadsAfter(true);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store).status).toBe('placed');
    expect(reloadsAfter(false)).toBe(0);
    expect(reloadsAfter(true)).toBe(others + 1);
  });

  it('checks an order that was pending when the page was reloaded', async () => {
    const state = openShop((makeOrder) => {
      makeOrder();
      state.isReachable = false;
      return fail({ kind: 'network' });
    });
    open().dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(40_000);
    state.isReachable = true;
    const reloaded = createTillStore({ shop, checkout: checkoutConfig() });
    reloaded.inject(checkoutState);
    await vi.advanceTimersByTimeAsync(2000);
    expect(placement(reloaded).status).toBe('placed');
    expect(orders()).toHaveLength(1);
  });

  it('goes on with orders for several addresses on their page, while the cart is open', async () => {
    openShop(order);
    const pagesUrl = 'https://shop.example/multishipping/checkout/';
    openOrder.write({
      cartId: 'session',
      isSession: true,
      startedAt: Date.now(),
      itemIds: [],
      pagesUrl,
      paid: { provider: 'bank', step: 'confirming', before: null },
    });
    open().dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(40_000);
    expect(assign).toHaveBeenCalledWith(`${pagesUrl}overview/`);
    expect([orders(), openOrder.read() === null]).toEqual([[], false]);
  });

  it('asks for a wallet’s order of another window, which the shop no longer shows for review [PLACE-14]', async () => {
    openShop(order);
    vi.mocked(fetchPage).mockResolvedValue({
      status: 200,
      url: 'https://shop.example/checkout/cart/',
      page: document,
      isTimeout: false,
    });
    const reviewUrl = 'https://shop.example/paymentservicespaypal/smartbuttons/review/';
    const successUrl = 'https://shop.example/checkout/onepage/success/';
    const note = { cartId: 'session', isSession: true, startedAt: Date.now(), itemIds: [] };
    openOrder.write({ ...note, reviewUrl, successUrl });
    open().dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(40_000);
    expect(fetchPage).toHaveBeenCalledWith(reviewUrl);
    expect(assign).toHaveBeenCalledWith(successUrl);
    expect([orders(), openOrder.read() === null]).toEqual([[], false]);
  });

  it('requires every manual agreement and sends the accepted ones [PLACE-19] [AGRE-03]', async () => {
    openShop(order);
    const agreement = { isManual: true, checkboxText: '', content: '', contentHeight: '' };
    const store = open({
      agreements: [
        { ...agreement, id: '1' },
        { ...agreement, id: '2', isManual: false },
      ],
    });
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(0);
    expect(selectCheckout(store.getState()).payment.agreementErrors).toEqual(['1']);
    store.dispatch(agreementToggled({ method: 'another', id: '1', accepted: true }));
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders(), 'ticked beside another method').toHaveLength(0);
    const method = selectCheckout(store.getState()).payment.selected ?? '';
    store.dispatch(agreementToggled({ method, id: '1', accepted: true }));
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()[0]?.body).toMatchObject({
      paymentMethod: { extension_attributes: { agreement_ids: ['1'] } },
    });
  });

  it('requires the text of a captcha, sends it, and loads a new image when it was wrong [CAPT-02] [CAPT-03] [PLACE-10] [PLACE-11]', async () => {
    const form = 'payment_processing_request';
    const letters: unknown[] = [];
    openShop(() => refused());
    const store = open();
    const shopsAnswer = http.getMockImplementation();
    http.mockImplementation((request) => {
      if (request.headers?.['X-Captcha'] !== undefined) letters.push(request.headers['X-Captcha']);
      if (request.url.includes('captcha')) return Promise.resolve(json({ imgSrc: '/new.png' }));
      return shopsAnswer?.(request) ?? Promise.resolve(fail({ kind: 'network' }));
    });
    const settings = { formId: form, imageHeight: 50, isCaseSensitive: false, isRequired: true };
    const refreshUrl = 'https://shop.example/captcha/refresh/';
    store.inject(captchaState);
    store.dispatch(
      captchaRead({ form, settings: { ...settings, refreshUrl, imageSrc: '/old.png' } }),
    );
    store.dispatch(
      sectionsRead({ captcha: { data_id: 1, [form]: { isRequired: true, timestamp: 1 } } }),
    );
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(0);
    expect(selectCaptcha(form)(store.getState())?.isMissing).toBe(true);
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(letters).toEqual(['abcd']);
    expect(selectCaptcha(form)(store.getState())).toMatchObject({
      imageSrc: '/new.png',
      typed: '',
    });
    if (shopsAnswer !== undefined) http.mockImplementation(shopsAnswer);
  });

  it('sends the headers and the payment data of every hook [PLACE-09]', async () => {
    openShop(order);
    cleanUps.push(
      placeOrderHooks.register(() => ({ headers: { 'X-First': '1', 'X-Both': 'first' } })),
      placeOrderHooks.register(({ payment, email }) =>
        Promise.resolve({
          headers: { 'X-Both': `${payment.method} of ${email}` },
          extensionAttributes: { gift: true },
        }),
      ),
      placeOrderHooks.register(() => undefined),
    );
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    const request = http.mock.calls
      .map(([call]) => call)
      .findLast(({ method, url }) => method === 'POST' && url.endsWith('/payment-information'));
    expect(request?.headers).toEqual({ 'X-First': '1', 'X-Both': 'checkmo of gus@example.com' });
    expect(request?.body).toMatchObject({
      paymentMethod: { extension_attributes: { gift: true } },
    });
    expect(placement(store).status).toBe('placed');
  });

  it('is stopped by a message from a hook [PLACE-19]', async () => {
    openShop(order);
    cleanUps.push(placeOrderHooks.register(() => 'Closed on Sundays.'));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(0);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Closed on Sundays.' });
  });

  it('checks immediately when the shop reports that it failed', async () => {
    const failure = {
      kind: 'server',
      status: 500,
      message: 'No mail.',
      retryAfterMs: null,
    } as const;
    openShop(() => fail(failure));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(3000);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'No mail.' });
  });

  it('keeps waiting for a slow shop after a gateway timeout', async () => {
    const gateway = { kind: 'server', status: 504, message: null, retryAfterMs: null } as const;
    openShop((makeOrder) => {
      setTimeout(makeOrder, 18_000);
      return fail(gateway);
    });
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(17_000);
    expect(placement(store).status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(5000);
    expect(placement(store).status).toBe('placed');
    expect(orders()).toHaveLength(1);
  });

  it('sends nothing when the total is not the one that was shown, shows the change, and asks', async () => {
    const state = openShop(order);
    const store = open();
    state.totals = wireTotals(25);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(0);
    expect(placement(store)).toMatchObject({
      status: 'changed',
      changes: [{ kind: 'amount', code: 'grand_total', before: 20, after: 25 }],
    });
    expect(selectTotals(store.getState())?.grandTotal).toBe(25);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).status).toBe('placed');
  });

  it('sends nothing for a method that is no longer offered, and clears the selection [PAY-15]', async () => {
    const state = openShop(order);
    const store = open();
    state.methods = ['banktransfer', 'cashondelivery'];
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(0);
    expect(placement(store).changes).toEqual([{ kind: 'method', title: 'Check' }]);
    expect(selectCheckout(store.getState()).payment.selected).toBeNull();
  });

  it('waits for a pending change of the total, then compares it with what was shown', async () => {
    openShop(order);
    const store = open();
    store.dispatch(totalsRequested());
    const number = store.getState().quote?.requested ?? 0;
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.some(({ path }) => path === 'payment-information')).toBe(false);
    store.dispatch(totalsReceived({ number, totals: guideTotals(30) }));
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).status).toBe('placed');
  });

  it('recognizes an order placed in another window, and does not place it again [PLACE-14]', async () => {
    openShop(order);
    const [first, second] = [open(), open()];
    first.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    second.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(1);
    expect(placement(second).status).toBe('placed');
  });

  it('reports no order for a cart that disappeared by itself', async () => {
    const state = openShop(order);
    const store = open();
    state.isOrdered = true;
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(0);
    expect(selectCartLoss(store.getState())).toBe('ordered');
  });

  it('is not begun without a method that can pay, and nothing is requested', async () => {
    openShop(order);
    const store = open();
    store.dispatch(paymentMethodsReceived({ methods: [], stored: null, grandTotal: 20 }));
    await vi.advanceTimersByTimeAsync(2000);
    sent.length = 0;
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([]);
    expect(placement(store).status).toBe('idle');
  });

  it('redirects a stale copy of the page, such as one restored by Back, to the cart', async () => {
    openShop(order);
    open().dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    assign.mockClear();
    const old = createTillStore({ shop, checkout: checkoutConfig({ items: [guideItem] }) });
    old.inject(checkoutState);
    await vi.advanceTimersByTimeAsync(100);
    expect(assign).toHaveBeenCalledWith(shop.cartUrl);
  });

  it('shows that the session has ended before it redirects to the login page [HTTP-05]', async () => {
    openShop(() => fail({ kind: 'unauthorized', message: '' }));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(2900);
    expect(placement(store).error).toBe(matrix['place-order'].cells['401'].message);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(assign).toHaveBeenCalledWith('https://shop.example/customer/account/login/');
  });

  it('reports that nothing was ordered when the shop was unreachable before anything was sent', async () => {
    const state = openShop(order);
    const store = open();
    state.isReachable = false;
    state.totals = null;
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(orders()).toHaveLength(0);
    expect(placement(store).error).toMatch(/could not be reached, so your order was not placed/);
  });

  it('treats a response flagged as an error as a refusal [PLACE-08]', async () => {
    openShop(() => json({ responseType: 'error', message: 'No stock.' }));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'No stock.' });
  });

  it('blocks the page while the order is placed, at most 4 s for the method’s own step, and never after a failure [PLACE-04] [PLACE-05] [PLACE-06]', async () => {
    openShop(() => refused());
    let finishStep: () => void = () => undefined;
    confirm.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (finishStep = resolve));
      return READY;
    });
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(3900);
    expect(placement(store)).toMatchObject({ status: 'placing', isWaiting: true });
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store)).toMatchObject({ status: 'placing', isWaiting: false });
    finishStep();
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store)).toMatchObject({ status: 'failed', isWaiting: false });
  });

  it.each<[string, Omit<PaymentResult & { status: 'refused' }, 'status'>, object]>([
    ['in its words', { message: 'Declined.' }, { status: 'failed', error: 'Declined.' }],
    [
      'with a generic message where it has none [MSG-09]',
      {},
      {
        status: 'failed',
        error: 'Error happened when processing the request. Please try again later.',
      },
    ],
    [
      'not at all when it has shown its own message [MSG-10]',
      { message: 'Declined.', hidden: true },
      { status: 'idle', error: null },
    ],
  ])('tells of a method’s refusal %s, and sends nothing', async (_, refusal, shown) => {
    openShop(order);
    confirm.mockResolvedValueOnce({ status: 'refused', ...refusal });
    const store = open();
    let told = 0;
    store.subscribe(() => {
      if (placement(store).status === 'failed') told += 1;
    });
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store)).toMatchObject(shown);
    expect(told, 'once for each try').toBe(placement(store).status === 'failed' ? 1 : 0);
    expect(orders()).toHaveLength(0);
    expect(selectCanPlaceOrder(store.getState())).toBe(true);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store)).toMatchObject({ status: 'placed', error: null });
  });

  it('shows a generic message when a method’s step throws [MSG-08]', async () => {
    openShop(order);
    confirm.mockRejectedValueOnce(new Error('the provider’s script broke'));
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'Something went wrong with your request. Please try again later.',
    });
    expect(orders()).toHaveLength(0);
  });

  it('calls afterPlace once the order exists, and redirects where it says [PLACE-12]', async () => {
    openShop(order);
    const afterPlace = vi.fn(() => ({ redirectUrl: 'https://pay.example/30' }));
    cleanUps.push(paymentMethods.register({ code: 'checkmo', confirm, afterPlace }));
    open().dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(afterPlace).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: 30 }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/30');
  });

  it('redirects to the success page when afterPlace fails [PLACE-12] [PLACE-14]', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    openShop(order);
    const afterPlace = () => Promise.reject(new Error('No provider.'));
    cleanUps.push(paymentMethods.register({ code: 'checkmo', confirm, afterPlace }));
    open().dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(100);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      'https://shop.example/checkout/onepage/success/',
    );
    expect(error.mock.calls[0]?.[0]).toMatch(/the order exists/);
  });

  it('never creates two orders, whatever is pressed and whichever responses are lost', async () => {
    const press = fc.constantFrom('place', 'look', 'wait', 'reload');
    const answers = fc.array(fc.constantFrom('order', 'lost', 'never', 'refused'), {
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), answers, async (presses, fates) => {
        localStorage.clear();
        let made = 0;
        let next = 0;
        const sentWhileInDoubt: string[] = [];
        let store: TillStore | null = null;
        openShop((makeOrder) => {
          if (store !== null && placement(store).status === 'unknown') sentWhileInDoubt.push('!');
          const fate = fates[next % fates.length];
          next += 1;
          if (fate === 'refused') return refused();
          if (fate === 'never') return fail({ kind: 'network' });
          made += 1;
          makeOrder();
          return fate === 'lost' ? fail({ kind: 'timeout' }) : json(30);
        });
        store = open();
        for (const one of presses) {
          if (one === 'place') store.dispatch(placeOrderSubmitted());
          if (one === 'look') store.dispatch(placementCheckRetried());
          if (one === 'reload' && placement(store).status !== 'placed') store = open();
          await vi.advanceTimersByTimeAsync(one === 'wait' ? 12_000 : 20);
        }
        await vi.advanceTimersByTimeAsync(30_000);
        expect(made).toBeLessThanOrEqual(1);
        expect(sentWhileInDoubt).toEqual([]);
        if (made === 0) return;
        store.dispatch(placeOrderSubmitted());
        await vi.advanceTimersByTimeAsync(100);
        expect(made).toBe(1);
        expect(placement(store).status).toBe('placed');
      }),
      { numRuns: 40 },
    );
  });
});
