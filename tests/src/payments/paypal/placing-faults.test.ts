import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, type Fault, type Row } from '../../../../e2e/faults/cells';
import { paypalRows } from '../../../../e2e/faults/paypal-rows';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import {
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  placementCheckRetried,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../src/state/extensions/extensions';
import type { PaymentResult } from '../../../../src/state/extensions/payment-method.types';
import { totalsReceived, totalsRequested } from '../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, mockShop } from '../../state/support/fake-http';
import { API_ERRORS } from '../../state/support/fault-errors';
import { checkoutConfig, NO_CART, savedAddress, shop, wireTotals } from '../../state/support/shop';
import { guideTotals } from '../../state/support/totals';
import { CHECKOUT_PRESSES, CheckoutShop, forgetPresses } from './fault-worlds';
// Loaded on demand; preloaded here, since an import takes real time, which fake timers do not advance.
import '../../../../src/platform/http/cart-hold';
import '../../../../src/state/checkout/placing/reconcile-order';
import '../../../../src/state/checkout/placing/recover-order';
import '../../../../src/state/checkout/placing/report-charge';
import '../../../../src/state/checkout/placing/review-order';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about the shop's order, paid with a method of the module. */

type Method = keyof typeof CHECKOUT_PRESSES;
type Ready = Extract<PaymentResult, { readonly status: 'ready' }>;

/** What a method hands over for each press, in turn: each has an order of the provider of its own. */
async function paymentsOf(method: Method): Promise<readonly Ready[]> {
  forgetPresses();
  new CheckoutShop(method);
  const ends: Ready[] = [];
  for (let press = 0; press < 2; press += 1) {
    const { ends: own } = CHECKOUT_PRESSES[method]();
    await vi.advanceTimersByTimeAsync(50);
    ends.push(...own.filter((end) => end.status === 'ready'));
  }
  return ends;
}

/** The shop, which captures the provider's order as it places its own; its next answer to the order may go wrong. */
class PaidShop {
  /** The ids of the provider's orders whose money was taken. */
  readonly charged: unknown[] = [];
  sentOrders = 0;
  isReachable = true;
  private fault: Fault | null;

  constructor(fault: Fault, code: string) {
    this.fault = fault;
    mockShop(({ body, method }, path) => {
      if (path === 'payment-information' && method === 'POST') return this.place(body);
      if (!this.isReachable) return fail({ kind: 'network' });
      const isOrdered = this.charged.length > 0;
      if (path === 'cart') return json({ is_active: !isOrdered, items: [{ item_id: 77 }] });
      if (path === 'totals') return json(wireTotals(20));
      if (path !== 'payment-information') return json([]);
      if (isOrdered) return fail(NO_CART);
      return json({ payment_methods: [{ code, title: code }], totals: wireTotals(20) });
    });
  }

  private place(body: unknown): Result<HttpResponse> | Promise<Result<HttpResponse>> {
    this.sentOrders += 1;
    if (this.charged.length > 0) return fail(NO_CART);
    const { fault } = this;
    this.fault = null;
    const work = (): Result<HttpResponse> => {
      const { paymentMethod } = body as {
        readonly paymentMethod: { readonly additional_data: { readonly paypal_order_id: string } };
      };
      this.charged.push(paymentMethod.additional_data.paypal_order_id);
      return json(30);
    };
    if (fault === null) return work();
    if (fault === 'late') return new Promise((resolve) => setTimeout(resolve, 2000)).then(work);
    // The response is not what it should be, but the order exists.
    if (fault === 'half' || fault === 'empty' || fault === 'lost') work();
    if (fault === 'offline') this.isReachable = false;
    return fail(
      fault === 'lost' ? { kind: 'network' } : (API_ERRORS[fault] ?? { kind: 'network' }),
    );
  }
}

/** The payment step, in which a method is chosen that hands these payments over. */
function open(payments: readonly Ready[]): TillStore {
  const left = [...payments];
  const code = payments[0]?.payment.method ?? '';
  cleanUps.push(
    paymentMethods.register({
      code,
      confirm: () => Promise.resolve<PaymentResult>(left.shift() ?? { status: 'refused' }),
    }),
  );
  const store = createTillStore({ shop, checkout: checkoutConfig() }, { now: () => Date.now() });
  store.inject(checkoutState);
  store.dispatch(emailEdited('gus@example.com'));
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: guideTotals() }));
  const methods = [{ code, title: 'By PayPal' }];
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  return store;
}

let cleanUps: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  cleanUps = [replaceNavigator({ assign: () => undefined, reload: () => undefined })];
});
afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  forgetPresses();
  vi.useRealTimers();
});

const { cells }: Row = paypalRows['paypal-place'];
const placement = (store: TillStore) => selectCheckout(store.getState()).placement;
const faults = FAULTS.flatMap((fault) => {
  const cell = cells[fault];
  return cell === undefined || fault === 'out of order'
    ? []
    : [[fault, cell.then, cell.message] as const];
});
const METHODS = Object.keys(CHECKOUT_PRESSES) as readonly Method[];

describe.each(METHODS)('an order by %s', (method) => {
  it.each(faults)('shows the message in the table: %s, %s', async (fault, _then, message) => {
    const payments = await paymentsOf(method);
    expect(payments).toHaveLength(2);
    const server = new PaidShop(fault, payments[0]?.payment.method ?? '');
    const store = open(payments);
    store.dispatch(placeOrderSubmitted());
    await vi.advanceTimersByTimeAsync(fault === '401' ? 500 : 31_500);
    expect(placement(store).error).toBe(message);
    if (fault === '401') {
      expect(server.charged).toEqual([]);
      return;
    }
    if (fault === 'offline') {
      // Pressed meanwhile, it is not sent again.
      expect(placement(store).status).toBe('unknown');
      store.dispatch(placeOrderSubmitted());
      await vi.advanceTimersByTimeAsync(100);
      expect(server.sentOrders).toBe(1);
      server.isReachable = true;
      store.dispatch(placementCheckRetried());
      await vi.advanceTimersByTimeAsync(31_500);
    }
    const isFound = placement(store).status === 'placed';
    if (!isFound) {
      expect(server.charged).toEqual([]);
      store.dispatch(placeOrderSubmitted());
      await vi.advanceTimersByTimeAsync(31_500);
    }
    expect(placement(store).status).toBe('placed');
    expect(server.charged).toEqual([
      payments[isFound ? 0 : 1]?.payment.additional_data?.paypal_order_id,
    ]);
    expect(server.sentOrders).toBe(isFound ? 1 : 2);
  });
});
