import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  billingResolved,
  paymentMethodChosen,
  paymentMethodsReceived,
  paymentViewReported,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { createPaymentHandle } from '../../../../../src/state/checkout/payment/payment-handle';
import {
  selectCanPlaceOrder,
  selectChosenRow,
  selectPaymentRows,
} from '../../../../../src/state/checkout/payment/payment-rows';
import { providePaymentMethods } from '../../../../../src/state/checkout/payment/prepare-methods';
import { builtInMethods, paymentMethods } from '../../../../../src/state/extensions/extensions';
import type {
  PaymentAvailability,
  PaymentMethodDefinition,
} from '../../../../../src/state/extensions/payment-method.types';
import { totalsReceived, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop } from '../../support/fake-http';
import { checkoutConfig, savedAddress, shop } from '../../support/shop';
import { totalsOf } from '../../support/totals';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const confirm = () => Promise.resolve({ status: 'cancelled' } as const);
const CARDS = [
  { id: 'a', title: 'Visa ending in 4242' },
  { id: 'b', title: 'Mastercard ending in 4444' },
];

let cleanUps: (() => void)[] = [];

const register = (code: string, method: Partial<PaymentMethodDefinition> = {}): void => {
  cleanUps.push(paymentMethods.register({ code, confirm, ...method }));
};
const rows = (store: TillStore) =>
  selectPaymentRows(store.getState()).map(({ key, status }) => `${key} ${status}`);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(): TillStore {
  const store = createTillStore(
    { shop, checkout: checkoutConfig({ payment: { wallet: { key: 'pk' } } }) },
    { now: () => 0 },
  );
  store.inject(checkoutState);
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: totalsOf({ grandTotal: 20 }) }));
  store.dispatch(stepEntered('payment'));
  return store;
}
const offer = (store: TillStore, ...codes: string[]): void => {
  const methods = codes.map((code) => ({ code, title: code }));
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
};

beforeEach(() => {
  mockShop(() => json([]));
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  cleanUps = [];
  providePaymentMethods((code) => ({ code, confirm }));
});

describe('the code of a method', () => {
  it('is loaded when the server offers it, and only then [PAY-17]', async () => {
    const load = vi.fn((code: string) => Promise.resolve({ code, confirm }));
    providePaymentMethods(load);
    const store = open();
    expect(load).not.toHaveBeenCalled();
    offer(store, 'lazy_one');
    expect(rows(store)).toEqual(['lazy_one loading']);
    expect(selectCanPlaceOrder(store.getState())).toBe(false);
    await settled();
    expect(rows(store)).toEqual(['lazy_one available']);
    expect(load).toHaveBeenCalledExactlyOnceWith('lazy_one', { wallet: { key: 'pk' } });
    cleanUps.push(builtInMethods.register({ code: 'lazy_one', confirm }));
  });

  it('is retried with the next list when it could not be loaded; other methods keep working [PAY-24]', async () => {
    register('checkmo');
    const load = vi.fn((code: string): Promise<PaymentMethodDefinition> =>
      load.mock.calls.length === 1
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ code, confirm }),
    );
    providePaymentMethods(load);
    const store = open();
    offer(store, 'lazy_two', 'checkmo');
    await settled();
    expect(rows(store)).toEqual(['lazy_two unavailable', 'checkmo available']);
    expect(selectCheckout(store.getState()).payment.offers.lazy_two?.message).toBe(
      'This payment option is currently unavailable.',
    );
    offer(store, 'lazy_two', 'checkmo');
    await settled();
    expect(rows(store)).toEqual(['lazy_two available', 'checkmo available']);
  });

  it('registered by the shop takes precedence, also when its script loads late', async () => {
    providePaymentMethods(() => new Promise(() => undefined));
    const store = open();
    offer(store, 'house');
    expect(rows(store)).toEqual(['house loading']);
    register('house');
    await settled();
    expect(rows(store)).toEqual(['house available']);
  });
});

describe('availability', () => {
  const answers: [string, PaymentAvailability, string[]][] = [
    [
      'lists an available method',
      { status: 'available' },
      ['apple available', 'checkmo available'],
    ],
    ['leaves out a hidden one', { status: 'hidden' }, ['checkmo available']],
    [
      'lists an unavailable one that cannot be chosen [PAY-24]',
      { status: 'unavailable', message: 'Not in your country.' },
      ['apple unavailable', 'checkmo available'],
    ],
  ];
  it.each(answers)('%s', async (_name, answer, expected) => {
    register('apple', { availability: () => Promise.resolve(answer) });
    register('checkmo');
    const store = open();
    offer(store, 'apple', 'checkmo');
    expect(rows(store)).toEqual(['apple loading', 'checkmo available']);
    await settled();
    expect(rows(store)).toEqual(expected);
  });

  it('selects the only method that remains, and no hidden one [PAY-14, PAY-15]', async () => {
    register('apple', { availability: () => Promise.resolve({ status: 'hidden' }) });
    register('checkmo');
    const store = open();
    offer(store, 'apple', 'checkmo');
    store.dispatch(paymentMethodChosen('apple'));
    await settled();
    expect(selectCheckout(store.getState()).payment.selected).toBe('checkmo');
    offer(store, 'apple', 'checkmo');
    expect(selectCheckout(store.getState()).payment.selected).toBe('checkmo');
  });

  it('uses the latest result only', async () => {
    const answer: ((value: PaymentAvailability) => void)[] = [];
    register('apple', { availability: () => new Promise((resolve) => answer.push(resolve)) });
    register('checkmo');
    const store = open();
    await settled();
    // The pages of the previous tests also receive the method.
    answer.length = 0;
    offer(store, 'apple', 'checkmo');
    store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
    await settled();
    answer[1]?.({ status: 'available' });
    await settled();
    answer[0]?.({ status: 'hidden' });
    await settled();
    expect(rows(store)).toEqual(['apple available', 'checkmo available']);
  });

  it('of a method that throws does not affect the others [PAY-24]', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    register('apple', { availability: () => Promise.reject(new Error('no SDK')) });
    register('checkmo');
    const store = open();
    offer(store, 'apple', 'checkmo');
    await settled();
    expect(rows(store)).toEqual(['apple unavailable', 'checkmo available']);
    expect(String(error.mock.calls[0]?.[1])).toContain('no SDK');
  });
});

describe('instruments', () => {
  it('render a row each; the first is selected with the method, and a selection is kept', async () => {
    register('vault', { instruments: () => Promise.resolve(CARDS) });
    register('checkmo');
    const store = open();
    offer(store, 'vault', 'checkmo');
    await settled();
    expect(rows(store)).toEqual(['vault:a available', 'vault:b available', 'checkmo available']);
    store.dispatch(paymentMethodChosen('vault'));
    expect(selectChosenRow(store.getState())?.key).toBe('vault:a');
    store.dispatch(paymentMethodChosen('vault', 'b'));
    expect(selectChosenRow(store.getState())?.key).toBe('vault:b');
    offer(store, 'vault', 'checkmo');
    await settled();
    expect(selectChosenRow(store.getState())?.key).toBe('vault:b');
  });

  it('hide a method that has none, so that it is not chosen [PAY-14]', async () => {
    register('vault', { instruments: () => Promise.resolve([]) });
    register('checkmo');
    const store = open();
    offer(store, 'vault', 'checkmo');
    await settled();
    expect(rows(store)).toEqual(['checkmo available']);
    expect(selectCheckout(store.getState()).payment.selected).toBe('checkmo');
  });

  it('are passed to the method that pays', async () => {
    register('vault', { instruments: () => Promise.resolve(CARDS) });
    const store = open();
    offer(store, 'vault', 'checkmo');
    await settled();
    store.dispatch(paymentMethodChosen('vault', 'b'));
    const handle = createPaymentHandle(store, { code: 'vault', title: 'Vault' });
    expect(handle.context()?.instrument).toEqual(CARDS[1]);
  });
});

describe('the handle of a view', () => {
  it('is notified of changed facts only', () => {
    register('house');
    const store = open();
    offer(store, 'house', 'checkmo');
    const handle = createPaymentHandle(store, { code: 'house', title: 'House' });
    const listener = vi.fn();
    const stop = handle.subscribe(listener);
    const before = handle.context();
    store.dispatch(paymentViewReported({ method: 'house', view: { status: 'ready' } }));
    expect(listener).not.toHaveBeenCalled();
    expect(handle.context()).toBe(before);
    handle.setField('account', '7');
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        fields: { account: '7' },
        configuration: { wallet: { key: 'pk' } },
      }),
    );
    stop();
    handle.setField('account', '8');
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    [{ status: 'loading' }, false],
    [{ status: 'blocked' }, false],
    [{ status: 'ready' }, true],
  ] as const)('decides whether the order can be placed: %o [PELEM-27, PELEM-28]', (status, can) => {
    register('house');
    const store = open();
    offer(store, 'house');
    store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
    const handle = createPaymentHandle(store, { code: 'house', title: 'House' });
    expect(selectCanPlaceOrder(store.getState())).toBe(true);
    handle.setStatus(status);
    expect(selectCanPlaceOrder(store.getState())).toBe(can);
  });
});
