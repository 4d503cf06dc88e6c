import { vi } from 'vitest';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpRequest, HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import { placeOrderSubmitted } from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../src/state/extensions/extensions';
import type { PaymentMethodDefinition } from '../../../../src/state/extensions/payment-method.types';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { http, json, mockShop } from './fake-http';
import { READY, WALLET } from './paying';
import { wireTotals } from './shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/platform/http/cart-hold';
import '../../../../src/state/checkout/placing/follow-refusal';
import '../../../../src/state/checkout/placing/reconcile-order';
import '../../../../src/state/checkout/placing/review-order';
import '../../../../src/state/checkout/placing/waiting-order';
import '../../../../src/state/recaptcha/take-token';

/* Shared by the tests of what happens between the press of "Place Order" and the request. */

export const SUCCESS_URL = 'https://shop.example/checkout/onepage/success/';

/** Where the page has gone. */
export const assign = vi.fn();

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
    methods: [WALLET],
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
  const confirm = vi.fn<PaymentMethodDefinition['confirm']>(() => Promise.resolve(READY));
  later(paymentMethods.register({ code: WALLET, confirm, ...changes }));
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
