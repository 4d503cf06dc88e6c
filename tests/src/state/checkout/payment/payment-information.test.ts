import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../../src/platform/result';
import { paymentInformationRetried } from '../../../../../src/state/checkout/checkout-actions';
import { selectTotals } from '../../../../../src/state/quote/quote-slice';
import { writeClientSection } from '../../../../../src/state/sections/section-store';
import { json } from '../../support/fake-http';
import {
  later,
  openPayment,
  openShop,
  payment,
  requestsTo,
  sentHere,
} from '../../support/payment-page';
import { wireTotals } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const CHECKMO = { code: 'checkmo', title: 'Check' };
const settled = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openShop();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the payment information', () => {
  it('is loaded again after a failure, and selects the method of an earlier visit [PAY-16, PAY-20]', async () => {
    let isOffline = true;
    openShop((path) =>
      isOffline && path === 'payment-information' ? fail({ kind: 'network' }) : null,
    );
    const store = openPayment();
    writeClientSection('checkout-data', { selectedPaymentMethod: 'cashondelivery' });
    store.dispatch(paymentInformationRetried());
    await settled();
    expect(payment(store)).toMatchObject({
      status: 'failed',
      error: 'The shop cannot be reached. Please check your connection and try again.',
    });
    isOffline = false;
    store.dispatch(paymentInformationRetried());
    expect(payment(store)).toMatchObject({ status: 'loading', error: null });
    await settled();
    expect(payment(store)).toMatchObject({
      status: 'ready',
      error: null,
      selected: 'cashondelivery',
      methods: [{ code: 'checkmo' }, { code: 'cashondelivery' }],
    });
    expect(selectTotals(store.getState())?.grandTotal).toBe(30);
  });

  it('is requested at once for a virtual cart, unless the page contains the methods [PAY-20]', async () => {
    openPayment({ isVirtual: true });
    await settled();
    expect(requestsTo('payment-information')).toHaveLength(1);
    openPayment({ isVirtual: true, paymentMethods: [CHECKMO] });
    await settled();
    expect(requestsTo('payment-information')).toEqual([]);
  });

  it('of the latest request counts; an earlier one is dropped without an error', async () => {
    openShop((path) => {
      if (path !== 'payment-information') return null;
      const [methods, ms] = requestsTo(path).length === 1 ? [[], 50] : [[CHECKMO], 80];
      return later(json({ payment_methods: methods, totals: wireTotals(30) }), ms);
    });
    const store = openPayment();
    store.dispatch(paymentInformationRetried());
    await vi.advanceTimersByTimeAsync(10);
    const [first] = requestsTo('payment-information');
    expect(first?.signal?.aborted).toBe(false);
    store.dispatch(paymentInformationRetried());
    expect(first?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60);
    expect(payment(store)).toMatchObject({ status: 'loading', error: null });
    await settled();
    expect(payment(store)).toMatchObject({ status: 'ready', methods: [CHECKMO] });
  });

  it('is not requested while the page has no cart', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const store = openPayment({ cart: null });
    store.dispatch(paymentInformationRetried());
    await settled();
    expect(sentHere()).toEqual([]);
    expect(payment(store).status).toBe('idle');
    expect(error).not.toHaveBeenCalled();
  });
});
