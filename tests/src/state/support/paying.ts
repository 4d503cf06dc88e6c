import type { CheckoutConfig, ShopConfig } from '../../../../src/domain/quote.types';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';
import {
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  stepEntered,
} from '../../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import type { PaymentResult } from '../../../../src/state/extensions/payment-method.types';
import { totalsReceived, totalsRequested } from '../../../../src/state/quote/quote-slice';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from './fake-http';
import { checkoutConfig, NO_CART, savedAddress, shop, wireRate, wireTotals } from './shop';
import { guideTotals } from './totals';

/** The method that these shops offer. */
export const WALLET = 'wallet';

/** What it sends to pay. */
export const PAYMENT = { method: WALLET, po_number: null, additional_data: null };

/** The result of its own step. */
export const READY: PaymentResult = { status: 'ready', payment: PAYMENT };

/** A shop whose response to an order is `respond`, which may create it. Its fields change what it responds. */
export function openPayingShop(respond: (makeOrder: () => void) => Result<HttpResponse>) {
  const state = { isOrdered: false, totals: wireTotals(20) };
  mockShop((request, path) => {
    if (path === 'cart') return json({ is_active: !state.isOrdered, items: [{ item_id: 77 }] });
    if (path === 'estimate-shipping-methods') return json([wireRate('flatrate')]);
    if (path === 'payment-information' && state.isOrdered) return fail(NO_CART);
    if (path === 'payment-information' && request.method === 'POST') {
      return respond(() => (state.isOrdered = true));
    }
    if (path === 'totals') return json(state.totals);
    if (path === 'payment-information' || path === 'shipping-information') {
      return json({ payment_methods: [{ code: WALLET, title: 'Wallet' }], totals: state.totals });
    }
    return json([]);
  });
  return state;
}

/** A shop's response that creates the order. */
export const accept = (makeOrder: () => void): Result<HttpResponse> => {
  makeOrder();
  return json(30);
};

/** A shop's response that creates none. */
export const refuse = (
  message: string,
  redirectAction: string | null = null,
): Result<HttpResponse> => fail({ kind: 'rejected', status: 400, message, redirectAction });

/** A page with these changes of the shop's configuration. */
export function openPage(
  changes: Partial<CheckoutConfig> = {},
  ofShop: Partial<ShopConfig> = {},
): TillStore {
  const config = { shop: { ...shop, ...ofShop }, checkout: checkoutConfig(changes) };
  const store = createTillStore(config, { now: () => Date.now() });
  store.inject(checkoutState);
  return store;
}

/** The page at the payment step, ready to place the order; its totals are known unless told otherwise. */
export function openPayment(
  changes: Partial<CheckoutConfig> = {},
  { hasTotals = true, ...ofShop }: Partial<ShopConfig> & { readonly hasTotals?: boolean } = {},
): TillStore {
  const store = openPage(changes, ofShop);
  store.dispatch(emailEdited('gus@example.com'));
  if (hasTotals) {
    store.dispatch(totalsRequested());
    receiveTotals(store);
  }
  const methods = [{ code: WALLET, title: 'Wallet' }];
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  return store;
}

/** The totals that the page has requested last arrive. */
export function receiveTotals(store: TillStore, grandTotal = 20): void {
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: guideTotals(grandTotal) }));
}

/** The orders that were sent. */
export const sentOrders = () =>
  sent.filter(({ method, path }) => method === 'POST' && path === 'payment-information');
