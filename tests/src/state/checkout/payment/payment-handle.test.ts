import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingResolved, emailEdited } from '../../../../../src/state/checkout/checkout-actions';
import { createPaymentHandle } from '../../../../../src/state/checkout/payment/payment-handle';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { offer, openPayment, openShop, payment } from '../../support/payment-page';
import { savedAddress } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const HOUSE = { code: 'house', title: 'House' };
const confirm = vi.fn(() => Promise.resolve({ status: 'cancelled' } as const));

let unregister = (): void => undefined;

/** The payment step with the method whose view uses the handle. */
function open(): TillStore {
  const store = openPayment();
  store.dispatch(emailEdited('gus@example.com'));
  offer(store, 'house');
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openShop();
  confirm.mockClear();
  unregister = paymentMethods.register({ code: 'house', start: 'button', confirm });
});
afterEach(() => {
  unregister();
  vi.useRealTimers();
});

describe('the handle of a view', () => {
  it('stores its fields, and marks the secret ones', () => {
    const store = open();
    const handle = createPaymentHandle(store, HOUSE);
    handle.setField('account', '7');
    handle.setField('owner', 'Gus', {});
    expect(payment(store).secretFields).toEqual([]);
    handle.setField('pin', '12', { secret: true });
    expect(payment(store).secretFields).toEqual(['house.pin']);
    expect(payment(store).fields).toEqual({ house: { account: '7', owner: 'Gus', pin: '12' } });
  });

  it('places the order within the press of its own button', () => {
    const store = open();
    const handle = createPaymentHandle(store, HOUSE);
    expect(confirm).not.toHaveBeenCalled();
    handle.placeOrder();
    expect(confirm).toHaveBeenCalledOnce();
  });
});
