import { AsyncLocalStorage } from 'node:async_hooks';

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
import {
  billingResolved,
  emailEdited,
  paymentFieldEdited,
  paymentMethodChosen,
  paymentMethodsReceived,
  placementCheckRetried,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectOfferedPaymentMethods,
} from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import { couponSubmitted, selectTotals } from '../../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json, mockShop } from '../../support/fake-http';
import { checkoutConfig, savedAddress, shop, wireTotals } from '../../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/checkout/placing/waiting-order';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const CODES = ['checkmo', 'purchaseorder', 'banktransfer'];
const EMAIL = 'gus@example.com';
const PO_NUMBER = 'PO 4711';
const GONE = {
  kind: 'rejected',
  status: 404,
  message: 'No such entity with cartId = 80',
  redirectAction: null,
} as const;

/** The outcome of an order that reaches the shop. */
type Fate = 'order' | 'lost' | 'html' | 'gateway' | 'failed' | 'slow' | 'never' | 'refused';

const FATES: readonly Fate[] = [
  'order',
  'lost',
  'html',
  'gateway',
  'failed',
  'slow',
  'never',
  'refused',
];

/** Actions of shopper and shop, in any order. */
const STEPS = [
  'place',
  'place in the other tab',
  'look',
  'reload',
  'choose another method',
  'apply a coupon',
  'wait a moment',
  'wait long',
  'price goes up',
  'method goes',
  'method comes back',
] as const;

interface World {
  grandTotal: number;
  offered: readonly string[];
  isOrdered: boolean;
  /** The placed orders: the charged amount, and the amount shown when the button was pressed. */
  readonly orders: { readonly charged: number; readonly shown: number | undefined }[];
  /** How often an order reached the shop. */
  sent: number;
}

/** The press of the button that an order comes from: the sum the shopper looked at in that tab. */
const pressed = new AsyncLocalStorage<{ readonly shown: number | undefined }>();

/** The shop of one run. */
function openShop(fates: readonly Fate[]): World {
  const world: World = {
    grandTotal: 20,
    offered: CODES,
    isOrdered: false,
    orders: [],
    sent: 0,
  };
  let next = 0;
  const totals = () => wireTotals(world.grandTotal);
  mockShop(({ method }, path) => {
    if (path === 'cart') return json({ is_active: !world.isOrdered, items: [{ item_id: 77 }] });
    if (world.isOrdered) return fail(GONE);
    if (path === 'payment-information' && method === 'POST') {
      world.sent += 1;
      const made = { charged: world.grandTotal, shown: pressed.getStore()?.shown };
      const order = (): void => {
        if (world.isOrdered) return;
        world.isOrdered = true;
        world.orders.push(made);
      };
      const fate = fates[next % fates.length] ?? 'order';
      next += 1;
      if (fate === 'refused') return fail({ ...GONE, status: 400, message: 'Declined.' });
      if (fate === 'never') return fail({ kind: 'network' });
      if (fate === 'slow') {
        setTimeout(order, 15_000);
        return fail({ kind: 'server', status: 504, message: null, retryAfterMs: null });
      }
      order();
      if (fate === 'order') return json(30);
      if (fate === 'html') return fail({ kind: 'malformed', status: 200 });
      if (fate === 'gateway') {
        return fail({ kind: 'server', status: 502, message: null, retryAfterMs: null });
      }
      if (fate === 'failed') {
        return fail({ kind: 'server', status: 500, message: 'No mail.', retryAfterMs: null });
      }
      return fail({ kind: 'timeout' });
    }
    if (path === 'payment-information') {
      const payment_methods = world.offered.map((code) => ({ code, title: code }));
      return json({ payment_methods, totals: totals() });
    }
    if (path === 'totals') return json(totals());
    if (path.startsWith('coupons/')) return fail({ ...GONE, message: 'Not valid.' });
    return json(path === 'set-payment-information' ? true : []);
  });
  return world;
}

/** A tab at the payment step, with what an earlier look at the shop has shown. */
async function openTab(world: World): Promise<TillStore> {
  const store = createTillStore({ shop, checkout: checkoutConfig() }, { now: () => Date.now() });
  store.inject(checkoutState);
  store.dispatch(emailEdited(selectCheckout(store.getState()).email.value || EMAIL));
  const methods = world.offered.map((code) => ({ code, title: code }));
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: world.grandTotal }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  if (selectCheckout(store.getState()).payment.selected === null) choose(store, 0);
  await vi.advanceTimersByTimeAsync(500);
  return store;
}

/** Chooses one of the methods on the screen, which the shop may offer no longer. */
function choose(store: TillStore, index: number): void {
  const shown = selectOfferedPaymentMethods(store.getState());
  const code = shown[index % shown.length]?.code;
  if (code === undefined) return;
  store.dispatch(paymentMethodChosen(code));
  store.dispatch(paymentFieldEdited({ method: code, name: 'note', value: PO_NUMBER }));
}

const placement = (store: TillStore) => selectCheckout(store.getState()).placement;

let cleanUps: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  cleanUps = [
    replaceNavigator({ assign: vi.fn(), reload: vi.fn() }),
    ...CODES.map((code) =>
      paymentMethods.register({
        code,
        confirm: () =>
          Promise.resolve({
            status: 'ready',
            payment: { method: code, po_number: null, additional_data: null },
          }),
      }),
    ),
  ];
});
afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  vi.useRealTimers();
});

describe('an order, whatever shopper and shop do and in whichever order', () => {
  it('is created at most once, at the total that was shown, with nothing typed lost and a method that is offered [PLACE-02] [PLACE-03] [PLACE-14] [PAY-15] [PAY-19]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 14 }),
        fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 5 }),
        async (steps, fates) => {
          localStorage.clear();
          const world = openShop(fates);
          const tabs = { here: await openTab(world), other: await openTab(world) };
          const press = (store: TillStore): void => {
            pressed.run({ shown: selectTotals(store.getState())?.grandTotal }, () => {
              store.dispatch(placeOrderSubmitted());
              store.dispatch(placeOrderSubmitted());
            });
          };
          for (const [index, step] of steps.entries()) {
            const { here, other } = tabs;
            if (step === 'place') press(here);
            if (step === 'place in the other tab') press(other);
            if (step === 'look') here.dispatch(placementCheckRetried());
            if (step === 'choose another method') choose(here, index);
            if (step === 'apply a coupon') here.dispatch(couponSubmitted('SAVE10'));
            if (step === 'price goes up') world.grandTotal += 1;
            if (step === 'method goes') world.offered = ['banktransfer', 'purchaseorder'];
            if (step === 'method comes back') world.offered = CODES;
            if (step === 'reload' && placement(here).status !== 'placed') {
              tabs.here = await openTab(world);
            }
            // Late imports take real time, however fast this clock runs: without this no seed replays a failure.
            await vi.dynamicImportSettled();
            await vi.advanceTimersByTimeAsync(step === 'wait long' ? 40_000 : 600);
            const { payment, email } = selectCheckout(tabs.here.getState());
            const offered = selectOfferedPaymentMethods(tabs.here.getState());
            expect(
              payment.selected === null || offered.some(({ code }) => code === payment.selected),
            ).toBe(true);
            expect(email.value).toBe(EMAIL);
            if (payment.selected !== null && placement(tabs.here).status !== 'placed') {
              const kept = payment.fields[payment.selected];
              if (kept !== undefined) expect(kept).toEqual({ note: PO_NUMBER });
            }
          }
          await vi.advanceTimersByTimeAsync(60_000);
          expect(world.orders.length).toBeLessThanOrEqual(1);
          const [order] = world.orders;
          if (order === undefined) {
            expect(placement(tabs.here).status).not.toBe('placed');
          } else {
            expect(order.shown).toBe(order.charged);
            // Whoever asks again is told that it is there, and nothing is sent.
            const sentBefore = world.sent;
            tabs.here.dispatch(placeOrderSubmitted());
            tabs.here.dispatch(placementCheckRetried());
            await vi.advanceTimersByTimeAsync(60_000);
            expect(world.sent).toBe(sentBefore);
            expect(placement(tabs.here).error ?? '').not.toMatch(/try to place your order again/);
          }
        },
      ),
      {
        numRuns: 120,
        // Chosen from a list that the shop has changed meanwhile.
        examples: [
          [
            ['method goes', 'place', 'method comes back', 'choose another method', 'place'],
            ['order'],
          ],
        ],
      },
    );
  }, 60_000);
});
