import type { CheckoutConfig, PaymentMethod } from '../../../../src/domain/quote.types';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';
import * as did from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import type { CheckoutState } from '../../../../src/state/checkout/checkout-types';
import { messagesState } from '../../../../src/state/messages/messages-state';
import { selectMessages, type MessageArea } from '../../../../src/state/messages/messages-slice';
import { totalsReceived, totalsRequested } from '../../../../src/state/quote/quote-slice';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from './fake-http';
import { checkoutConfig, shop, wireTotals } from './shop';
import { totalsOf } from './totals';

/* Shared by the tests of the payment step: a page at that step, and a shop that offers two methods. */

const methodsOf = (codes: readonly string[]): PaymentMethod[] =>
  codes.map((code) => ({ code, title: code }));

type MockResponse = Result<HttpResponse> | Promise<Result<HttpResponse>>;

/** The shop's response to everything, except for the paths that `special` answers. */
export function openShop(special: (path: string) => MockResponse | null = () => null): void {
  mockShop((_request, path) => {
    const response = special(path);
    if (response !== null) return response;
    if (path === 'payment-information') {
      const methods = methodsOf(['checkmo', 'cashondelivery']);
      return json({ payment_methods: methods, totals: wireTotals(30) });
    }
    if (path.startsWith('totals')) return json(wireTotals(25));
    if (path === 'billing-address') return json('12');
    return json(path === 'set-payment-information' ? true : []);
  });
}

/** A refusal with the shop's own message. */
export const rejected = (message: string): Result<HttpResponse> =>
  fail({ kind: 'rejected', status: 400, message, redirectAction: null });

/** A response that takes a while, in milliseconds. */
export const later = (response: Result<HttpResponse>, ms: number): Promise<Result<HttpResponse>> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(response);
    }, ms);
  });

/** The requests to a path, oldest first. */
export const requestsTo = (path: string) => sent.filter((one) => one.path === path);

/** What was sent, oldest first, without the rates that the shipping step loads on its own. */
export const sentHere = () =>
  sent
    .filter(({ path }) => !path.startsWith('estimate-shipping-methods'))
    .map(({ method, path }) => `${method} ${path}`);

/** The server offers these methods for a cart at $20. */
export function offer(store: TillStore, ...codes: string[]): void {
  const methods = methodsOf(codes);
  store.dispatch(did.paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
}

/** The checkout at the payment step, with totals of $20 and without methods and billing address. */
export function openPayment(changes: Partial<CheckoutConfig> = {}): TillStore {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) }, { now: () => 5 });
  store.inject(messagesState);
  store.inject(checkoutState);
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: totalsOf() }));
  store.dispatch(did.stepEntered('payment'));
  sent.length = 0;
  return store;
}

export const billing = (store: TillStore): CheckoutState['billing'] =>
  selectCheckout(store.getState()).billing;
export const payment = (store: TillStore): CheckoutState['payment'] =>
  selectCheckout(store.getState()).payment;
export const placement = (store: TillStore): CheckoutState['placement'] =>
  selectCheckout(store.getState()).placement;
/** The texts that an area shows. */
export const texts = (store: TillStore, area: MessageArea): string[] =>
  selectMessages(area)(store.getState()).map(({ text }) => text);
