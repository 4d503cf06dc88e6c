import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { readCookie, removeCookie } from '../../../../src/platform/storage/cookies';
import {
  cartEmptied,
  lineQuantityChanged,
  lineRemoved,
} from '../../../../src/state/cart/cart-slice';
import { cartState } from '../../../../src/state/cart/cart-state';
import {
  billingResolved,
  paymentInformationRetried,
  paymentMethodChosen,
  paymentMethodsReceived,
  placeOrderSubmitted,
  ratesRetried,
  shippingAddressEdited,
  shippingMethodChosen,
  shippingSubmitted,
  stepEntered,
} from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../src/state/extensions/extensions';
import {
  couponCancelled,
  couponSubmitted,
  totalsWanted,
} from '../../../../src/state/quote/quote-slice';
import { quoteState } from '../../../../src/state/quote/quote-state';
import { readClientSection } from '../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, mockShop } from '../support/fake-http';
import { checkoutConfig, savedAddress, shop, wireRate, wireTotals } from '../support/shop';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../src/platform/http/cart-hold';
import '../../../../src/state/checkout/placing/follow-refusal';
import '../../../../src/state/checkout/placing/reconcile-order';
import '../../../../src/state/checkout/placing/review-order';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const LOGIN = 'https://shop.example/customer/account/login/';
const payment = { method: 'checkmo', po_number: null, additional_data: null };
const assign = vi.fn();
let cleanUps: (() => void)[] = [];
let isSignedOut = false;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  assign.mockClear();
  isSignedOut = false;
  mockShop((_request, path) => {
    if (isSignedOut) return fail({ kind: 'unauthorized', message: '' });
    if (path === 'estimate-shipping-methods') return json([wireRate('flatrate')]);
    if (path.startsWith('totals')) return json(wireTotals(20));
    return json([]);
  });
  cleanUps = [
    replaceNavigator({ assign, reload: vi.fn() }),
    paymentMethods.register({
      code: 'checkmo',
      confirm: () => Promise.resolve({ status: 'ready', payment }),
    }),
  ];
});
afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  removeCookie('login_redirect');
  removeCookie('mage-messages');
  vi.useRealTimers();
});

function open(customerId = 7) {
  const customer = {
    id: customerId,
    email: 'jane@example.com',
    firstname: 'Jane',
    lastname: 'Doe',
  };
  const checkout = checkoutConfig({
    isLoggedIn: true,
    cart: { kind: 'customer' },
    customer: { ...customer, addresses: [savedAddress] },
  });
  const store = createTillStore({ shop, checkout });
  store.inject(checkoutState);
  return store;
}

/** A customer at the checkout whose session ends now. */
async function atCheckout() {
  const store = open();
  await vi.advanceTimersByTimeAsync(10);
  const methods = [{ code: 'checkmo', title: 'Check' }];
  store.dispatch(shippingMethodChosen({ carrierCode: 'flatrate', methodCode: 'flatrate' }));
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  await vi.advanceTimersByTimeAsync(10);
  isSignedOut = true;
  sent.length = 0;
  return store;
}

describe('a session that ends at the checkout', () => {
  it.each<[string, readonly UnknownAction[]]>([
    ['requesting rates', [ratesRetried()]],
    ['loading the totals', [totalsWanted()]],
    ['saving the shipping step', [shippingSubmitted()]],
    ['loading the payment methods', [stepEntered('payment'), paymentInformationRetried()]],
    ['choosing a payment method', [paymentMethodChosen('checkmo')]],
    ['applying a coupon', [couponSubmitted('SAVE10')]],
    ['removing the coupon', [couponCancelled()]],
    ['placing the order', [stepEntered('payment'), placeOrderSubmitted()]],
  ])('leads from %s to the login page and back [HTTP-05]', async (_name, actions) => {
    const store = await atCheckout();
    for (const action of actions) store.dispatch(action);
    // The checkout shows its message before it leaves.
    await vi.advanceTimersByTimeAsync(3100);
    expect(sent.length).toBeGreaterThan(0);
    expect(assign).toHaveBeenCalledWith(LOGIN);
    expect(readCookie('login_redirect')).toBe(shop.checkoutUrl);
  });

  it('saves what was typed before the page is left [HTTP-05] [STOR-01]', async () => {
    const store = await atCheckout();
    const storedOnLeave: unknown[] = [];
    assign.mockImplementation(() => {
      storedOnLeave.push(readClientSection('checkout-data').shippingAddressFromData);
    });
    store.dispatch(shippingAddressEdited({ name: 'city', value: 'Ghent' }));
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(20);
    expect(storedOnLeave).toEqual([expect.objectContaining({ city: 'Ghent' })]);
  });

  it.each([
    ['restores it for the same customer after the sign-in, which clears the cache', 7, 'Ghent'],
    ['does not show it to another customer', 8, undefined],
  ])('%s [HTTP-05] [SECT-23] [STOR-02]', async (_name, customerId, city) => {
    const store = await atCheckout();
    store.dispatch(shippingAddressEdited({ name: 'city', value: 'Ghent' }));
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(20);
    localStorage.clear();
    isSignedOut = false;
    const next = open(customerId).getState();
    expect(selectCheckout(next).shipping.draft['city']).toBe(city);
    expect(sessionStorage.getItem('till-checkout-parked'), 'once').toBeNull();
  });

  it('returns a guest as well [HTTP-05]', async () => {
    const checkout = checkoutConfig();
    const store = createTillStore({ shop, checkout });
    store.inject(checkoutState);
    localStorage.setItem('mage-customer-login', '0');
    isSignedOut = true;
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(20);
    expect(assign).toHaveBeenCalledWith(LOGIN);
    expect(readCookie('login_redirect')).toBe(shop.checkoutUrl);
  });

  it('stores nothing of a customer who has signed out in another tab', async () => {
    const store = await atCheckout();
    store.dispatch(shippingAddressEdited({ name: 'city', value: 'Ghent' }));
    localStorage.setItem('mage-customer-login', '0');
    store.dispatch(totalsWanted());
    await vi.advanceTimersByTimeAsync(20);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Ghent');
    expect(assign).toHaveBeenCalledWith(LOGIN);
    expect(readCookie('login_redirect'), 'nothing is kept to come back to').toBeNull();
    expect(readCookie('mage-messages')).not.toContain('kept');
  });
});

describe('a session that ends at the cart', () => {
  it.each<[string, UnknownAction]>([
    ['changing a quantity', lineQuantityChanged({ itemId: '77', qty: 3 })],
    ['removing a line', lineRemoved({ itemId: '77' })],
    ['emptying the cart', cartEmptied(['77'])],
    ['applying a coupon', couponSubmitted('SAVE10')],
    ['loading the totals', totalsWanted()],
  ])('leads from %s to the login page, and not back here [HTTP-05]', async (_name, action) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const store = createTillStore({ shop, checkout: checkoutConfig() });
    store.inject(quoteState);
    store.inject(cartState);
    isSignedOut = true;
    store.dispatch(action);
    await vi.advanceTimersByTimeAsync(1000);
    expect(assign).toHaveBeenCalledWith(LOGIN);
    expect(readCookie('login_redirect')).toBeNull();
  });
});
