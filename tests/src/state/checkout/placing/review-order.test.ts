import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../../../src/platform/http/api-error';
import {
  paymentInformationRequested,
  paymentMethodChosen,
  paymentMethodsReceived,
  placeOrderSubmitted,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCartLoss, selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import type { PaymentResult } from '../../../../../src/state/extensions/payment-method.types';
import { attemptSucceeded, type OrderAttempt } from '../../../../../src/state/order/order-attempt';
import { couponSubmitted, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import { sent } from '../../support/fake-http';
import { openPayment, PAYMENT, READY, receiveTotals } from '../../support/paying';
import {
  assign,
  offerWallet,
  openShop,
  orders,
  placement,
  placeOrder,
  reviews,
  sentPayment,
  setUp,
  SUCCESS_URL,
  tidyUp,
} from '../../support/preparing';
import { NO_CART } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const REFUSED: ApiError = {
  kind: 'rejected',
  status: 400,
  message: 'This cart has to be approved first.',
  redirectAction: null,
};

const cartRequests = () => sent.filter(({ path }) => path === 'cart');

/** The order of the page's cart, as another window of this browser has recorded it. */
const recordOrder = (changes: Partial<OrderAttempt> = {}): void => {
  attemptSucceeded({ cartId: 'CART1', itemIds: [77], startedAt: Date.now(), ...changes });
};

beforeEach(setUp);
afterEach(tidyUp);

describe('a press while something is still being saved', () => {
  it('is reviewed at once when nothing is pending', async () => {
    openShop();
    offerWallet();
    const store = openPayment();
    await placeOrder(store);
    expect(reviews()).toHaveLength(1);
    expect(orders()).toHaveLength(1);
  });

  it('waits for the totals', async () => {
    openShop();
    offerWallet();
    const store = openPayment();
    store.dispatch(totalsRequested());
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'placing', isWaiting: true });
    expect(reviews()).toEqual([]);
    receiveTotals(store);
    await vi.advanceTimersByTimeAsync(200);
    expect(reviews()).toHaveLength(1);
    expect(placement(store).status).toBe('placed');
  });

  it('waits for a coupon', async () => {
    openShop({ couponMs: 1000 });
    offerWallet();
    const store = openPayment();
    store.dispatch(couponSubmitted('SPRING'));
    await placeOrder(store);
    expect(placement(store).status).toBe('placing');
    expect(reviews()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(orders()).toHaveLength(1);
    expect(placement(store).status).toBe('placed');
  });

  it('waits for payment methods that are requested meanwhile', async () => {
    openShop();
    offerWallet();
    const store = openPayment();
    store.dispatch(totalsRequested());
    store.dispatch(placeOrderSubmitted());
    store.dispatch(paymentInformationRequested());
    receiveTotals(store);
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store).status).toBe('placing');
    expect(reviews()).toEqual([]);
    const methods = [{ code: 'wallet', title: 'Wallet' }];
    store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store).status).toBe('placed');
  });

  it('waits 20 s at most, then lets the review decide', async () => {
    openShop();
    offerWallet();
    const store = openPayment();
    store.dispatch(totalsRequested());
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(19_900);
    expect(reviews()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(reviews()).toHaveLength(1);
    expect(placement(store).status).toBe('placed');
  });
});

describe('a press whose method is gone before the review', () => {
  it.each<[string, readonly string[], string | null]>([
    ['and another one has taken its place', ['checkmo'], 'checkmo'],
    ['and several others are left', ['checkmo', 'banktransfer'], null],
  ])('sends nothing and charges nothing, %s [PAY-15]', async (_, codes, selected) => {
    const server = openShop();
    const confirm = offerWallet();
    const store = openPayment();
    store.dispatch(totalsRequested());
    await placeOrder(store);
    server.methods = codes;
    const methods = codes.map((code) => ({ code, title: code }));
    store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
    receiveTotals(store);
    await vi.advanceTimersByTimeAsync(200);
    expect(selectCheckout(store.getState()).payment.selected).toBe(selected);
    expect(placement(store)).toMatchObject({
      status: 'changed',
      isWaiting: false,
      changes: [{ kind: 'method', title: 'Wallet' }],
    });
    expect(confirm).not.toHaveBeenCalled();
    expect(orders()).toEqual([]);
  });
});

describe('another method that is chosen while the window of the first is open', () => {
  it('does not change the order that is being paid', async () => {
    const codes = ['wallet', 'checkmo'];
    openShop({ methods: codes });
    let end = (_result: PaymentResult): void => undefined;
    offerWallet().mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    const store = openPayment();
    const methods = codes.map((code) => ({ code, title: code }));
    store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(30_000);
    store.dispatch(paymentMethodChosen('checkmo'));
    end(READY);
    await vi.advanceTimersByTimeAsync(200);
    expect(reviews(), 'once more after the long step').toHaveLength(2);
    expect(orders()).toHaveLength(1);
    expect(sentPayment()).toEqual(PAYMENT);
    expect(placement(store).status).toBe('placed');
  });
});

describe('an order whose review fails', () => {
  it('succeeds without a number when this browser has recorded the order of the cart that is gone [PLACE-12] [PLACE-14]', async () => {
    openShop({ reviewError: NO_CART, cartError: NO_CART });
    const afterPlace = vi.fn();
    offerWallet({ afterPlace });
    const store = openPayment();
    recordOrder();
    await placeOrder(store);
    expect(placement(store).status).toBe('placed');
    expect(afterPlace, 'which that window has run').not.toHaveBeenCalled();
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS_URL);
    expect(selectCartLoss(store.getState())).toBeNull();
    expect(orders()).toEqual([]);
  });

  it('ends an order of another window with the step of its own method, not of the chosen one [PLACE-12]', async () => {
    openShop({ reviewError: NO_CART, cartError: NO_CART });
    const afterPlace = vi.fn();
    const other = vi.fn();
    offerWallet({ afterPlace: other });
    offerWallet({ code: 'hosted', afterPlace });
    const store = openPayment();
    recordOrder({ method: 'hosted', orderId: 30, mayBeUnpaid: true });
    await placeOrder(store);
    expect(afterPlace).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: 30 }));
    expect(other).not.toHaveBeenCalled();
    expect(placement(store)).toMatchObject({ status: 'placed', orderId: 30 });
  });

  it.each<[string, Parameters<typeof openShop>[0]]>([
    ['is not active any more', { isOrdered: true }],
    ['does not exist any more', { cartError: NO_CART }],
  ])(
    'is withdrawn, and the page replaced, when the cart %s and no order of it is known [PLACE-15]',
    async (_, cart) => {
      openShop({ reviewError: NO_CART, ...cart });
      offerWallet();
      const store = openPayment();
      await placeOrder(store);
      expect(placement(store)).toMatchObject({ status: 'idle', isWaiting: false, error: null });
      expect(selectCartLoss(store.getState())).toBe('ordered');
      expect(assign).not.toHaveBeenCalled();
      expect(orders()).toEqual([]);
    },
  );

  it('fails with the words of the shop while the cart is open, whatever was ordered before [PLACE-03] [PLACE-15]', async () => {
    const server = openShop({ reviewError: REFUSED });
    offerWallet();
    const store = openPayment();
    recordOrder();
    await placeOrder(store);
    expect(cartRequests()).toHaveLength(1);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'This cart has to be approved first.',
    });
    expect(selectCartLoss(store.getState())).toBeNull();
    expect(assign).not.toHaveBeenCalled();
    expect(orders()).toEqual([]);
    server.reviewError = null;
    await placeOrder(store);
    expect(placement(store), 'nothing is ordered again unasked').toMatchObject({
      status: 'idle',
      waiting: 'placed',
    });
    expect(orders()).toEqual([]);
  });

  it('fails with the words of the shop when the cart cannot be looked up either [PLACE-15]', async () => {
    openShop({ reviewError: REFUSED, cartError: { kind: 'timeout' } });
    offerWallet();
    const store = openPayment();
    await placeOrder(store);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'This cart has to be approved first.',
      cause: REFUSED,
    });
    expect(selectCartLoss(store.getState())).toBeNull();
    expect(orders()).toEqual([]);
  });

  const UNREACHED =
    'The shop could not be reached, so your order was not placed. Please check your connection and try again.';
  const NOT_ASKED = 'Your order was not placed. Please place it again.';
  const failing = { kind: 'server', message: 'Busy.', retryAfterMs: null } as const;

  it.each<[string, ApiError, string]>([
    ['without a connection', { kind: 'network' }, UNREACHED],
    ['without a response', { kind: 'timeout' }, UNREACHED],
    ['with an unreadable response', { kind: 'malformed', status: 200 }, NOT_ASKED],
    ['with an error of the shop', { ...failing, status: 500 }, NOT_ASKED],
    ['with a refusal to be called so often', { ...failing, status: 429 }, 'Busy.'],
  ])(
    'certainly does not exist %s, though the cart is not asked for [PLACE-15]',
    async (_, reviewError, error) => {
      openShop({ reviewError, cartError: NO_CART });
      offerWallet();
      const store = openPayment();
      recordOrder();
      await placeOrder(store);
      expect(cartRequests()).toEqual([]);
      expect(placement(store)).toMatchObject({ status: 'failed', error, cause: reviewError });
      expect(selectCartLoss(store.getState())).toBeNull();
      expect(assign).not.toHaveBeenCalled();
      expect(orders()).toEqual([]);
    },
  );
});
