import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { method as stripeCheckout } from '../../../../../src/payments/stripe/hosted-page/method';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail, type Result } from '../../../../../src/platform/result';
import {
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import { watchOrder } from '../../../../../src/state/order/watch-order';
import { totalsReceived, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json, mockShop } from '../../../state/support/fake-http';
import { checkoutConfig, savedAddress, shop, wireTotals } from '../../../state/support/shop';
import { totalsOf } from '../../../state/support/totals';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/checkout/placing/waiting-order';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

type Fate = 'ok' | 'lost' | 'unsent';

const CODE = 'stripe_payments_checkout';
const SUCCESS = 'https://shop.example/checkout/onepage/success/';
const methods = [{ code: CODE, title: 'Secure page' }];
const LINE = {
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
};
const GONE = fail({
  kind: 'rejected',
  status: 404,
  message: 'No such entity with cartId = 80',
  redirectAction: null,
} as const);

/** A shop whose orders are paid on the provider's page, and that page. The shop is notified of a payment at once. */
class World {
  isCartOpen = true;
  charges = 0;
  /** All sessions that were opened; the last one is that of the order. */
  readonly sessions: { state: 'open' | 'paid' | 'expired' }[] = [];
  private used = 0;

  constructor(private readonly fates: readonly Fate[]) {
    mockShop(({ method }, path) => {
      if (path === 'cart') return this.cart();
      if (path === 'totals') return json(wireTotals(20));
      if (path === 'payment-information' && method !== 'POST') {
        return this.isCartOpen ? json({ payment_methods: methods, totals: wireTotals(20) }) : GONE;
      }
      const isOrder = path === 'payment-information';
      if (!isOrder && !path.includes('stripe/payments')) return json([]);
      const fate = this.fates[this.used % this.fates.length];
      this.used += 1;
      if (fate === 'unsent') return fail({ kind: 'network' });
      const response = isOrder ? this.place() : this.callModule(path.split('/').at(-1) ?? '');
      return fate === 'lost' ? fail({ kind: 'timeout' }) : response;
    });
  }

  /** The shopper pays on the current page. */
  pay(session: number): void {
    const one = this.sessions[session];
    if (one?.state !== 'open') return;
    one.state = 'paid';
    this.charges += 1;
    this.isCartOpen = false;
  }

  private cart(): Result<HttpResponse> {
    return json({
      is_active: this.isCartOpen,
      items: [{ item_id: 77 }],
      reserved_order_id: '000000012',
    });
  }

  private place(): Result<HttpResponse> {
    if (!this.isCartOpen) return GONE;
    for (const session of this.sessions) if (session.state === 'open') session.state = 'expired';
    this.sessions.push({ state: 'open' });
    this.isCartOpen = false;
    return json(30);
  }

  private callModule(name: string): Result<HttpResponse> {
    const last = this.sessions.length - 1;
    const isWaiting = this.sessions[last]?.state === 'open';
    if (name === 'get_checkout_session_id') {
      return json(isWaiting ? `cs_test_${String(last)}` : []);
    }
    if (name === 'get_checkout_session_url') {
      return json(isWaiting ? `https://pay.example/${String(last)}` : []);
    }
    if (name === 'restore_quote' && isWaiting) this.isCartOpen = true;
    return json('[]');
  }
}

let leftFor: string | null = null;
let cleanUps: (() => void)[] = [];

/** The shopper opens the checkout; a closed cart has none, only the page's message about the order. */
async function openPage(world: World, told: string[]): Promise<TillStore | null> {
  leftFor = null;
  const config = checkoutConfig();
  const store = createTillStore({ shop, checkout: config }, { now: () => Date.now() });
  store.inject(checkoutState);
  await watch(store, told);
  if (!world.isCartOpen) return null;
  store.dispatch(emailEdited('gus@example.com'));
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: totalsOf({ grandTotal: 20, items: [LINE] }) }));
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  await vi.advanceTimersByTimeAsync(500);
  return store;
}

async function watch(store: TillStore, told: string[]): Promise<void> {
  const watching = watchOrder(
    store,
    (news) => {
      if (news?.kind === 'placed' || news?.kind === 'checking') told.push(news.kind);
    },
    () => Date.now(),
    async (code, context) =>
      (code === CODE ? stripeCheckout.resume?.({ shop: context }) : null) ?? null,
  );
  await vi.advanceTimersByTimeAsync(35_000);
  await watching;
}

const step = fc.constantFrom('place', 'place', 'pay', 'pay, then nothing loads', 'open the shop');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  cleanUps = [
    replaceNavigator({ assign: (url) => (leftFor = url), reload: vi.fn() }),
    paymentMethods.register(stripeCheckout),
  ];
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('payment on the provider’s page, whatever is lost on the way', () => {
  it('is made at most once, and shown to every shopper who returns', async () => {
    const seen = { charged: 0, cameBackUnpaid: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 4 }).map((later) => ['place', ...later]),
        fc.array(fc.constantFrom<Fate>('ok', 'ok', 'ok', 'lost', 'unsent'), {
          minLength: 1,
          maxLength: 7,
        }),
        async (steps, fates) => {
          localStorage.clear();
          sessionStorage.clear();
          const world = new World(fates);
          const told: string[] = [];
          let store = await openPage(world, told);
          for (const one of steps) {
            if (one === 'place') store?.dispatch(placeOrderSubmitted());
            await vi.dynamicImportSettled();
            await vi.advanceTimersByTimeAsync(35_000);
            const page = /pay\.example\/(\d+)/.exec(leftFor ?? '')?.[1];
            if (one.startsWith('pay') && page !== undefined) {
              world.pay(Number(page));
              if (one === 'pay') told.push('the success page');
              leftFor = null;
            }
            if (one === 'open the shop') {
              if (page !== undefined) seen.cameBackUnpaid += 1;
              store = await openPage(world, told);
            }
            expect(world.charges).toBeLessThanOrEqual(1);
          }
          // The outcome is shown on the next page from which the shop can be reached.
          const all = new World(['ok']);
          Object.assign(all, { isCartOpen: world.isCartOpen, charges: world.charges });
          all.sessions.push(...world.sessions);
          store = await openPage(all, told);
          store?.dispatch(placeOrderSubmitted());
          await vi.advanceTimersByTimeAsync(35_000);
          if (
            leftFor === SUCCESS ||
            (store && selectCheckout(store.getState()).loss === 'ordered')
          ) {
            told.push('the success page, or that the cart was ordered');
          }
          expect(all.charges).toBeLessThanOrEqual(1);
          if (all.charges === 1) expect(told).not.toEqual([]);
          seen.charged += all.charges;
        },
      ),
      { numRuns: 500 },
    );
    // The assertions about charges and returns are not vacuous.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  }, 60_000);
});
