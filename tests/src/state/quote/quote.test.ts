import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  billingResolved,
  emailEdited,
  paymentMethodChosen,
  shippingAddressChosen,
  shippingMethodChosen,
} from '../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectShippingAddress,
} from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { selectCheckoutConfig } from '../../../../src/state/config/config-slice';
import {
  selectCartRef,
  selectQuoteItems,
  selectTotals,
} from '../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop } from '../support/fake-http';
import { checkoutConfig, guideItem, savedAddress, shop } from '../support/shop';
import { totalsOf } from '../support/totals';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const totals = totalsOf();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  mockShop(() => json([]));
});
afterEach(() => {
  vi.useRealTimers();
});

it('contains the cart, its lines and totals, both addresses, both methods and the guest’s e-mail [QUOT-01]', () => {
  const checkout = checkoutConfig({
    items: [guideItem],
    totals,
    isPersistent: true,
    customer: { id: 7, email: '', firstname: '', lastname: '', addresses: [savedAddress] },
  });
  const store = createTillStore({ shop, checkout });
  store.inject(checkoutState);
  const flatrate = { carrierCode: 'flatrate', methodCode: 'flatrate' };
  store.dispatch(shippingAddressChosen({ kind: 'saved', id: 1 }));
  store.dispatch(shippingMethodChosen(flatrate));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(paymentMethodChosen('checkmo'));
  store.dispatch(emailEdited('gus@example.com'));

  const state = store.getState();
  expect(selectCartRef(state)).toEqual({ kind: 'guest', maskedId: 'CART1' });
  expect(selectCheckoutConfig(state)).toMatchObject({ isVirtual: false, isPersistent: true });
  expect(selectQuoteItems(state)).toEqual([guideItem]);
  expect(selectTotals(state)).toEqual(totals);
  expect(selectShippingAddress(state)).toEqual(savedAddress);
  const { billing, shipping, payment, email } = selectCheckout(state);
  expect(billing.address).toEqual(savedAddress);
  expect(shipping.method).toEqual(flatrate);
  expect(payment.selected).toBe('checkmo');
  expect(email.value).toBe('gus@example.com');
});
