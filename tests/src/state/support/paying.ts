import type { CheckoutConfig, Totals } from '../../../../src/domain/quote.types';
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
import { checkoutConfig, savedAddress, shop, wireRate, wireTotals } from './shop';
import { totalsOf } from './totals';

/** The method that these shops offer. */
export const WALLET = 'wallet';

/** Its payment. */
export const READY: PaymentResult = {
  status: 'ready',
  payment: { method: WALLET, po_number: null, additional_data: null },
};

/** The response for a cart that does not exist any more. */
const NO_CART = {
  kind: 'rejected',
  status: 404,
  message: 'No such entity with cartId = 80',
  redirectAction: null,
} as const;

/** The totals of the page: one line, number 77. */
const totals: Totals = totalsOf({
  items: [
    {
      itemId: 77,
      name: 'Field Guide',
      qty: 1,
      options: [],
      price: 0,
      priceInclTax: 0,
      rowTotal: 0,
      rowTotalInclTax: 0,
      discountAmount: 0,
      taxAmount: 0,
    },
  ],
});

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

/** A page whose shop has this configuration. */
export function openPage(changes: Partial<CheckoutConfig> = {}): TillStore {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  return store;
}

/** The page at the payment step, ready to place the order; its totals are known unless told otherwise. */
export function openPayment(
  changes: Partial<CheckoutConfig> = {},
  { hasTotals = true }: { readonly hasTotals?: boolean } = {},
): TillStore {
  const store = openPage(changes);
  store.dispatch(emailEdited('gus@example.com'));
  if (hasTotals) {
    store.dispatch(totalsRequested());
    store.dispatch(totalsReceived({ number: store.getState().quote?.requested ?? 0, totals }));
  }
  const methods = [{ code: WALLET, title: 'Wallet' }];
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  return store;
}

/** The orders that were sent. */
export const sentOrders = () =>
  sent.filter(({ method, path }) => method === 'POST' && path === 'payment-information');
