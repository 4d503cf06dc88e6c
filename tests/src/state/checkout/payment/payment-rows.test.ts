import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  billingEditStarted,
  billingResolved,
  paymentInformationFailed,
  paymentMethodChosen,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import {
  selectCanPlaceOrder,
  selectChosenRow,
  selectIsMethodUsable,
  selectPaymentRows,
} from '../../../../../src/state/checkout/payment/payment-rows';
import { providePaymentMethods } from '../../../../../src/state/checkout/payment/prepare-methods';
import { builtInMethods, paymentMethods } from '../../../../../src/state/extensions/extensions';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { offer, openPayment, openShop } from '../../support/payment-page';
import { savedAddress } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

let cleanUps: (() => void)[] = [];

const confirm = () => Promise.resolve({ status: 'cancelled' } as const);
const register = (code: string): void => {
  cleanUps.push(paymentMethods.register({ code, confirm }));
};
const rows = (store: TillStore) =>
  selectPaymentRows(store.getState()).map(({ key, status }) => `${key} ${status}`);

/** The payment step where nothing is missing: "Place Order" may be pressed. */
function ready(): TillStore {
  register('checkmo');
  register('cashondelivery');
  const store = openPayment();
  offer(store, 'checkmo', 'cashondelivery');
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(paymentMethodChosen('checkmo'));
  return store;
}

beforeEach(() => {
  localStorage.clear();
  openShop();
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  cleanUps = [];
});

// First: until Till's own methods are provided, a page has only those of the shop's own scripts.
describe('a method that no code renders', () => {
  it('is listed as unavailable, and the others keep working [PAY-24]', () => {
    register('checkmo');
    const store = openPayment();
    offer(store, 'nobodys', 'checkmo');
    expect(rows(store)).toEqual(['nobodys unavailable', 'checkmo available']);
    store.dispatch(paymentMethodChosen('nobodys'));
    expect(selectIsMethodUsable(store.getState())).toBe(false);
  });
});

describe('a method that Till contains', () => {
  it('is listed at once, without being loaded first [PAY-17]', () => {
    providePaymentMethods((code) => ({ code, confirm }));
    for (const code of ['contained', 'contained_too']) {
      cleanUps.push(() => {
        builtInMethods.register({ code, confirm })();
      });
    }
    const store = openPayment();
    offer(store, 'contained', 'contained_too');
    expect(rows(store)).toEqual(['contained available', 'contained_too available']);
  });
});

describe('the chosen row', () => {
  it('is the one of the chosen method, not the first of the list', () => {
    const store = ready();
    store.dispatch(paymentMethodChosen('cashondelivery'));
    expect(selectChosenRow(store.getState())?.key).toBe('cashondelivery');
  });

  it('is missing, and no method is usable, while none is chosen', () => {
    register('checkmo');
    register('cashondelivery');
    const store = openPayment();
    offer(store, 'checkmo', 'cashondelivery');
    expect(selectChosenRow(store.getState())).toBeNull();
    expect(selectIsMethodUsable(store.getState())).toBe(false);
  });
});

describe('"Place Order"', () => {
  it('may be pressed once nothing is missing', () => {
    expect(selectCanPlaceOrder(ready().getState())).toBe(true);
  });

  const lacks: [string, (store: TillStore) => unknown][] = [
    ['while the billing address is edited [PLACE-01]', (s) => s.dispatch(billingEditStarted())],
    ['in the shipping step', (s) => s.dispatch(stepEntered('shipping'))],
    ['while the methods are not known', (s) => s.dispatch(paymentInformationFailed('No.'))],
  ];
  it.each(lacks)('cannot be pressed %s', (_when, change) => {
    const store = ready();
    change(store);
    expect(selectIsMethodUsable(store.getState())).toBe(true);
    expect(selectCanPlaceOrder(store.getState())).toBe(false);
  });
});
