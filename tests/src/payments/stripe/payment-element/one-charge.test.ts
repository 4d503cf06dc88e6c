import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveElement } from '../../../../../src/payments/stripe/payment-element/element';
import { method as stripePayments } from '../../../../../src/payments/stripe/payment-element/method';
import { setOrderExists } from '../../../../../src/payments/stripe/payment-element/order-exists';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import {
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  placementCheckRetried,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import { openOrder } from '../../../../../src/state/order/order-notes';
import { totalsReceived, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { checkoutConfig, savedAddress, shop } from '../../../state/support/shop';
import { totalsOf } from '../../../state/support/totals';
import { paymentContext, savedCard } from './support/payment-context';
import { PaymentWorld, type AskFate, type CallFate, type PayFate } from './support/payment-world';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/recover-order';
import '../../../../../src/state/checkout/placing/report-charge';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/checkout/placing/waiting-order';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const NOT_CONFIRMED =
  'The order was placed but we could not confirm if the payment was successful.';
const NO_AMOUNTS = {
  price: 0,
  priceInclTax: 0,
  rowTotal: 0,
  rowTotalInclTax: 0,
  discountAmount: 0,
  taxAmount: 0,
};
const { configuration } = paymentContext({ savedMethods: [savedCard('pm_1')] });
const methods = [{ code: 'stripe_payments', title: 'Card' }];
const left: string[] = [];
let cleanUps: (() => void)[] = [];

const placement = (store: TillStore) => selectCheckout(store.getState()).placement;

/** The page's messages about an order or a charge: that it exists, or is not known, with advice for the shopper. */
function reportOf(store: TillStore): readonly string[] {
  const { placement: now, loss } = selectCheckout(store.getState());
  const isKnown = now.status === 'placed' || loss === 'ordered' || now.error === NOT_CONFIRMED;
  const isLookedUp = now.status === 'unknown' && openOrder.read() !== null;
  return isKnown || isLookedUp || now.charge !== undefined ? [now.status] : [];
}

/** The checkout's payment step with a saved card chosen. */
async function openCheckout(world: PaymentWorld): Promise<TillStore> {
  localStorage.clear();
  sessionStorage.clear();
  left.length = 0;
  const { totals } = paymentContext();
  setOrderExists(totals, false);
  Object.assign(liveElement(), { stripe: world.stripe.typed });
  const store = createTillStore(
    { shop, checkout: checkoutConfig({ payment: configuration }) },
    { now: () => Date.now() },
  );
  store.inject(checkoutState);
  store.dispatch(emailEdited('gus@example.com'));
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  const items = [{ ...NO_AMOUNTS, itemId: 77, name: 'Field Guide', qty: 1, options: [] }];
  store.dispatch(
    totalsReceived({ number, totals: totalsOf({ grandTotal: world.grandTotal, items }) }),
  );
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: world.grandTotal }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  await vi.advanceTimersByTimeAsync(500);
  return store;
}

const step = fc.constantFrom('place', 'place', 'place twice', 'look', 'wait', 'price goes up');
const pay = fc.constantFrom<PayFate>(
  'paid',
  'lost',
  'unsent',
  'declined',
  'first',
  'after',
  'after, lost',
);
const ask = fc.constantFrom<AskFate>('done', 'refused', 'lost before', 'lost after', 'asked again');
const call = fc.constantFrom<CallFate>('ok', 'ok', 'lost', 'unsent');
const some = <T>(fate: fc.Arbitrary<T>) => fc.array(fate, { minLength: 1, maxLength: 5 });
const fates = fc.record({
  pay: some(pay),
  ask: some(ask),
  lookUp: some(call),
  module: some(call),
  isToldAtOnce: fc.boolean(),
});

beforeEach(() => {
  vi.useFakeTimers();
  cleanUps = [
    replaceNavigator({ assign: (url) => void left.push(url), reload: vi.fn() }),
    paymentMethods.register(stripePayments),
  ];
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  vi.useRealTimers();
});

describe('the payment element, whatever shopper, shop, provider and bank do', () => {
  it('charges once at most, places no order unpaid, and hides no charge from the shopper', async () => {
    const seen = { placed: 0, failed: 0, charged: 0, notConfirmed: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fates,
        async (steps, each) => {
          const world = new PaymentWorld(each);
          const store = await openCheckout(world);
          const told: string[] = [];
          store.subscribe(() => {
            if (world.charges > 0) told.push(...reportOf(store));
          });
          for (const one of steps) {
            if (one.startsWith('place')) store.dispatch(placeOrderSubmitted());
            if (one === 'place twice') store.dispatch(placeOrderSubmitted());
            if (one === 'look') store.dispatch(placementCheckRetried());
            if (one === 'price goes up') world.grandTotal += 1;
            await vi.dynamicImportSettled();
            await vi.advanceTimersByTimeAsync(one === 'wait' ? 40_000 : 600);
            expect(world.charges, 'charges').toBeLessThanOrEqual(1);
          }
          await vi.advanceTimersByTimeAsync(120_000);
          const { status, error } = placement(store);
          expect(world.charges, 'charges').toBeLessThanOrEqual(1);
          expect(status, 'an end').not.toBe('placing');
          if (status === 'placed') {
            expect(world.order?.isCharged, 'an order that the shopper was told is paid').toBe(true);
            expect(left).toHaveLength(1);
          } else expect(left).toEqual([]);
          if (world.charges === 1) expect(told, 'said since it was charged').not.toEqual([]);
          if (status === 'failed') expect(error).not.toBe('');
          seen.placed += Number(status === 'placed');
          seen.failed += Number(status === 'failed');
          seen.charged += world.charges;
          seen.notConfirmed += Number(error === NOT_CONFIRMED && world.charges === 1);
        },
      ),
      { numRuns: 500 },
    );
    // The runs reach all outcomes, so the assertions about them are not vacuous.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
  }, 60_000);
});
