import { vi } from 'vitest';
import type { CheckoutConfig, ShopConfig, Totals } from '../../../../src/domain/quote.types';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpRequest, HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import {
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../src/state/extensions/extensions';
import type {
  PaymentMethodDefinition,
  PaymentResult,
} from '../../../../src/state/extensions/payment-method.types';
import { totalsReceived, totalsRequested } from '../../../../src/state/quote/quote-slice';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { http, json, mockShop } from './fake-http';
import { checkoutConfig, savedAddress, shop, wireTotals } from './shop';
import { totalsOf } from './totals';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/platform/http/cart-hold';
import '../../../../src/state/checkout/placing/reconcile-order';
import '../../../../src/state/recaptcha/take-token';

/* Shared by the tests of what happens between the press of "Place Order" and the request. */

/** What the method "wallet" sends. */
export const walletPayment = { method: 'wallet', po_number: null, additional_data: null };

export const ready: PaymentResult = { status: 'ready', payment: walletPayment };

export const SUCCESS_URL = 'https://shop.example/checkout/onepage/success/';

/** Where the page has gone. */
export const assign = vi.fn();

const NO_AMOUNTS = {
  price: 0,
  priceInclTax: 0,
  rowTotal: 0,
  rowTotalInclTax: 0,
  discountAmount: 0,
  taxAmount: 0,
};

/** Totals of the cart as the page shows them. */
const shownTotals = (grandTotal: number): Totals =>
  totalsOf({
    grandTotal,
    items: [{ ...NO_AMOUNTS, itemId: 77, name: 'Field Guide', qty: 1, options: [] }],
  });

interface Server {
  isOrdered: boolean;
  totals: unknown;
  methods: readonly string[];
  /** Fails the request that reviews the order. */
  reviewError: ApiError | null;
  /** Fails the request for the cart. */
  cartError: ApiError | null;
  /** How long a coupon takes, in milliseconds. */
  couponMs: number;
  /** Answers an order in place of accepting it. */
  answer: (() => Result<HttpResponse> | Promise<Result<HttpResponse>>) | null;
}

/** A shop that accepts one order. */
export function openShop(changes: Partial<Server> = {}): Server {
  const server: Server = {
    isOrdered: false,
    totals: wireTotals(20),
    methods: ['wallet'],
    reviewError: null,
    cartError: null,
    couponMs: 0,
    answer: null,
    ...changes,
  };
  mockShop((request, path) => {
    if (path === 'payment-information' && request.method === 'POST') {
      if (server.answer !== null) return server.answer();
      server.isOrdered = true;
      return json(30);
    }
    if (path === 'payment-information') {
      if (server.reviewError !== null) return fail(server.reviewError);
      const payment_methods = server.methods.map((code) => ({ code, title: code }));
      return json({ payment_methods, totals: server.totals });
    }
    if (path === 'cart') {
      if (server.cartError !== null) return fail(server.cartError);
      return json({ is_active: !server.isOrdered, items: [{ item_id: 77 }] });
    }
    if (path.startsWith('coupons/')) {
      return new Promise((resolve) => {
        setTimeout(() => {
          resolve(json(true));
        }, server.couponMs);
      });
    }
    if (path === 'totals') return json(server.totals);
    if (path.includes('captcha')) return json({ imgSrc: '/new.png' });
    return json([]);
  });
  return server;
}

interface Page {
  readonly checkout?: Partial<CheckoutConfig>;
  readonly shop?: Partial<ShopConfig>;
  /** They have not arrived yet. */
  readonly lacksTotals?: boolean;
}

/** The page at the payment step of a guest, where "wallet" is chosen. */
export function openPage(page: Page = {}): TillStore {
  const checkout = checkoutConfig(page.checkout);
  const config = { shop: { ...shop, ...page.shop }, checkout };
  const store = createTillStore(config, { now: () => Date.now() });
  store.inject(checkoutState);
  store.dispatch(emailEdited('gus@example.com'));
  if (page.lacksTotals !== true) {
    store.dispatch(totalsRequested());
    receiveTotals(store);
  }
  const methods = [{ code: 'wallet', title: 'Wallet' }];
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  return store;
}

/** The totals that the page has requested last arrive. */
export const receiveTotals = (store: TillStore, grandTotal = 20): void => {
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: shownTotals(grandTotal) }));
};

export const placement = (store: TillStore) => selectCheckout(store.getState()).placement;

/** Presses "Place Order" and waits for everything that follows at once. */
export async function placeOrder(store: TillStore): Promise<void> {
  store.dispatch(placeOrderSubmitted());
  await vi.advanceTimersByTimeAsync(200);
}

const isPaymentInformation = ({ url }: HttpRequest) => url.endsWith('/payment-information');
const requests = (method: string) =>
  http.mock.calls
    .map(([request]) => request)
    .filter((request) => (request.method ?? 'GET') === method && isPaymentInformation(request));

/** The requests that place an order, oldest first. */
export const orders = () => requests('POST');

/** The requests that review an order, oldest first. */
export const reviews = () => requests('GET');

/** What was sent to pay the last order. */
export const sentPayment = () =>
  (orders().at(-1)?.body as { paymentMethod: unknown }).paymentMethod;

let cleanUps: (() => void)[] = [];

/** Undone by `tidyUp`. */
export const later = (...undo: readonly (() => void)[]): void => {
  cleanUps.push(...undo);
};

/** Registers the method "wallet"; returns its step. */
export function offerWallet(changes: Partial<PaymentMethodDefinition> = {}) {
  const confirm = vi.fn<PaymentMethodDefinition['confirm']>(() => Promise.resolve(ready));
  later(paymentMethods.register({ code: 'wallet', confirm, ...changes }));
  return confirm;
}

/** Before each test. */
export function setUp(): void {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  // Ticked agreements are kept with the history entry.
  window.history.replaceState(null, '');
  assign.mockClear();
  http.mockClear();
  cleanUps = [replaceNavigator({ assign, reload: vi.fn() })];
}

/** After each test. */
export function tidyUp(): void {
  for (const undo of cleanUps) undo();
  vi.useRealTimers();
}
