import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRate } from '../../../../src/domain/rates';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, type Result } from '../../../../src/platform/result';
import * as did from '../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectOfferedPaymentMethods,
} from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { areRatesStale } from '../../../../src/state/checkout/shipping/rates-key';
import { paymentMethods } from '../../../../src/state/extensions/extensions';
import {
  couponCancelled,
  couponSubmitted,
  selectCoupon,
  selectTotals,
  selectTotalsStatus,
  totalsWanted,
} from '../../../../src/state/quote/quote-slice';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import {
  amountFrom,
  flakyShop,
  pauseAfter,
  someOutcomes,
  someWaits,
  type Outcome,
} from '../support/any-order';
import { json, mockShop } from '../support/fake-http';
import { checkoutConfig, shop, wireRate } from '../support/shop';
// Loaded on demand by the flows; preloaded here, because this test uses a fake clock.
import '../../../../src/platform/http/cart-hold';
import '../../../../src/state/checkout/check-cart';
import '../../../../src/state/checkout/placing/follow-refusal';
import '../../../../src/state/checkout/placing/reconcile-order';
import '../../../../src/state/checkout/placing/review-order';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The whole checkout, whatever shopper and shop do: responses that are late, fail or are lost, and a cart that another tab
   changes. At every moment nothing that was typed is lost and nothing is chosen that is not offered; whenever the page
   has settled, what it shows is correct or marked as failed. */

const CODES = ['checkmo', 'banktransfer'];
const EMAIL = 'gus@example.com';

const STEPS = [
  'another postcode',
  'another country',
  'leave the field',
  'choose a method',
  'next',
  'back',
  'choose a payment',
  'apply a coupon',
  'cancel the coupon',
  'other tab changes the cart',
  'try again',
  'place',
  'reload',
  'session ends',
  'wait a moment',
  'wait',
  'wait long',
] as const;
type Step = (typeof STEPS)[number];

interface Saved {
  readonly place: string;
  readonly carrier: string;
}

/** The data of the shop. */
interface World {
  qty: number;
  version: number;
  coupon: string;
  saved: Saved | null;
  /** The session has ended, until the page is opened again. */
  isSignedOut: boolean;
  readonly orders: { readonly charged: number; readonly shown: number | undefined }[];
}

interface Body {
  readonly address?: { readonly postcode: string; readonly country_id: string };
  readonly addressInformation?: {
    readonly address?: { readonly postcode: string; readonly countryId: string };
    readonly shipping_address?: { readonly postcode: string; readonly countryId: string };
    readonly shipping_carrier_code?: string;
  };
}

/** Two carriers for every place: its own, and one that all share; none where nothing is delivered. */
const carriersTo = (place: string): readonly string[] =>
  place.endsWith('00000') ? [] : [`to${place.replace('-', '')}`, 'any'];

const amountOf = (world: World, place: string, carrier: string): number =>
  amountFrom(`${place}|${carrier}|${String(world.qty)}|${world.coupon}`);

const wireTotals = (world: World, { place, carrier }: Saved): unknown => ({
  grand_total: amountOf(world, place, carrier),
  subtotal: world.qty * 10,
  subtotal_incl_tax: world.qty * 10,
  coupon_code: world.coupon,
  items: [{ item_id: 77, name: 'Field Guide', qty: world.qty, options: '[]' }],
  total_segments: [],
});

const wireCart = (world: World): Record<string, unknown> => ({
  data_id: world.version,
  summary_count: world.qty,
  subtotalAmount: String(world.qty * 10),
  items: [{ item_id: '77', qty: world.qty }],
});

const NOWHERE: Saved = { place: '', carrier: '' };

/** The shop of one run: its responses have the `outcomes`, and arrive after `waits`, in turn. */
function openShop(
  world: World,
  outcomes: readonly Outcome[],
  waits: readonly number[],
  shown: () => number | undefined,
): () => void {
  const { end, recover } = flakyShop(outcomes, waits);
  const methods = CODES.map((code) => ({ code, title: code }));
  const work = (path: string, method: string, body: Body): Result<HttpResponse> => {
    const { addressInformation: information } = body;
    if (world.isSignedOut) return fail({ kind: 'unauthorized', message: '' });
    if (path === 'cart') {
      return json({ is_active: world.orders.length === 0, items: [{ item_id: 77 }] });
    }
    if (path.startsWith('customer/section')) return json({ cart: wireCart(world) });
    if (world.orders.length > 0) {
      return fail({ kind: 'rejected', status: 404, message: 'No cart.', redirectAction: null });
    }
    if (path === 'estimate-shipping-methods') {
      const { country_id: country = '', postcode = '' } = body.address ?? {};
      return json(carriersTo(`${country}-${postcode}`).map((code) => wireRate(code)));
    }
    if (path === 'totals-information') {
      const { countryId = '', postcode = '' } = information?.address ?? {};
      const carrier = information?.shipping_carrier_code ?? '';
      return json(wireTotals(world, { place: `${countryId}-${postcode}`, carrier }));
    }
    if (path === 'shipping-information') {
      const { countryId = '', postcode = '' } = information?.shipping_address ?? {};
      const carrier = information?.shipping_carrier_code ?? '';
      world.saved = { place: `${countryId}-${postcode}`, carrier };
      return json({ payment_methods: methods, totals: wireTotals(world, world.saved) });
    }
    if (path.startsWith('coupons')) {
      world.coupon = method === 'PUT' ? 'TEN' : '';
      return json(true);
    }
    if (path === 'totals') return json(wireTotals(world, world.saved ?? NOWHERE));
    if (path === 'payment-information' && method === 'POST') {
      const { place, carrier } = world.saved ?? NOWHERE;
      world.orders.push({ charged: amountOf(world, place, carrier), shown: shown() });
      return json(30);
    }
    if (path === 'payment-information') {
      return json({
        payment_methods: methods,
        totals: wireTotals(world, world.saved ?? NOWHERE),
      });
    }
    return json(true);
  };
  mockShop(({ method = 'GET', body, url }, path) =>
    isLeft(url) ? fail({ kind: 'cancelled' }) : end(() => work(path, method, body ?? {})),
  );
  return recover;
}

const checkout = (store: TillStore) => selectCheckout(store.getState());
const total = (store: TillStore) => selectTotals(store.getState())?.grandTotal;

/** Every page has its own store code in its URLs: requests of a page that was left are cancelled. */
let pages = 0;
const isLeft = (url: string): boolean =>
  url.includes('/rest/') && !url.includes(`/rest/page${String(pages)}/`);

/** Opens or reloads the page. */
async function openPage(): Promise<TillStore> {
  pages += 1;
  const page = { ...shop, storeCode: `page${String(pages)}` };
  const store = createTillStore(
    { shop: page, checkout: checkoutConfig() },
    { now: () => Date.now() },
  );
  store.inject(checkoutState);
  await vi.advanceTimersByTimeAsync(500);
  return store;
}

const typed: Readonly<Record<string, string>> = {
  country_id: 'US',
  firstname: 'Gus',
  lastname: 'Guest',
  'street.0': '1 Main St',
  region_id: '12',
  city: 'Beverly Hills',
  postcode: '10001',
  telephone: '555',
};

function type(store: TillStore, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    store.dispatch(did.shippingAddressEdited({ name, value }));
  }
}

const POSTCODES = ['90210', '60601', '00000', '10001'];

interface Run {
  store: TillStore;
  /** The values of the form. */
  readonly typed: Record<string, string>;
  readonly world: World;
  pressedAt: number | undefined;
}

async function perform(step: Step, index: number, run: Run): Promise<void> {
  const { store, world } = run;
  const { shipping, step: shown, placement } = checkout(store);
  const isShipping = shown === 'shipping';
  const isBusy = ['placing', 'unknown', 'placed'].includes(placement.status);
  if (step === 'another postcode' && isShipping) {
    run.typed.postcode = POSTCODES[index % POSTCODES.length] ?? '';
    type(store, { postcode: run.typed.postcode });
  }
  if (step === 'another country' && isShipping) {
    run.typed.country_id = shipping.draft.country_id === 'US' ? 'IE' : 'US';
    type(store, { country_id: run.typed.country_id });
  }
  if (step === 'leave the field') store.dispatch(did.shippingFieldLeft({ name: 'postcode' }));
  if (step === 'choose a method' && isShipping) {
    const { list } = shipping.rates;
    const { carrierCode, methodCode } = list[index % Math.max(1, list.length)] ?? {};
    if (carrierCode !== undefined && typeof methodCode === 'string') {
      store.dispatch(did.shippingMethodChosen({ carrierCode, methodCode }));
    }
  }
  if (step === 'next' && isShipping) store.dispatch(did.shippingSubmitted());
  if (step === 'back') store.dispatch(did.stepRequested('shipping'));
  if (step === 'choose a payment' && !isShipping) {
    const code = CODES[index % CODES.length] ?? '';
    store.dispatch(did.paymentMethodChosen(code));
    store.dispatch(did.paymentFieldEdited({ method: code, name: 'note', value: 'PO 4711' }));
  }
  if (step === 'apply a coupon' && !isBusy) store.dispatch(couponSubmitted('TEN'));
  if (step === 'cancel the coupon' && !isBusy) store.dispatch(couponCancelled());
  if (step === 'other tab changes the cart' && world.orders.length === 0) {
    world.qty += 1;
    world.version += 1;
    store.dispatch(sectionsRead({ cart: { ...wireCart(world), data_id: world.version } }));
  }
  if (step === 'try again') {
    store.dispatch(did.ratesRetried());
    store.dispatch(totalsWanted());
    if (!isShipping) store.dispatch(did.paymentInformationRetried());
  }
  if (step === 'place' && !isShipping) {
    if (!isBusy) run.pressedAt = total(store);
    store.dispatch(did.placeOrderSubmitted());
    store.dispatch(did.placeOrderSubmitted());
  }
  if (step === 'reload' && placement.status !== 'placed') {
    window.dispatchEvent(new Event('pagehide'));
    world.isSignedOut = false;
    run.store = await openPage();
    run.store.dispatch(sectionsRead({ cart: wireCart(world) }));
  }
  if (step === 'session ends') world.isSignedOut = true;
}

/** What must hold at any time. */
function expectInvariants({ store, typed }: Run): void {
  const { shipping, payment, email } = checkout(store);
  const { draft, rates, method, saveStatus } = shipping;
  expect(email.value).toBe(EMAIL);
  for (const name of ['firstname', 'city', 'telephone', 'postcode', 'country_id']) {
    expect(draft[name]).toBe(typed[name]);
  }
  expect(method === null || findRate(rates.list, method) !== null || saveStatus === 'saving').toBe(
    true,
  );
  const offered = selectOfferedPaymentMethods(store.getState()).map(({ code }) => code);
  expect(payment.selected === null || offered.includes(payment.selected)).toBe(true);
  for (const fields of Object.values(payment.fields)) expect(fields).toEqual({ note: 'PO 4711' });
}

/** What must hold once nothing is pending. */
function expectSettled({ store, world }: Run): void {
  const state = store.getState();
  const { shipping, payment, step, placement, resuming } = checkout(store);
  expect(shipping.rates.status).not.toBe('loading');
  expect(shipping.saveStatus).toBe('idle');
  expect(resuming).toBe(false);
  expect(payment.status).not.toBe('loading');
  expect(selectCoupon(state).status).toBe('idle');
  expect(selectTotalsStatus(state)).not.toBe('loading');
  expect(areRatesStale(state)).toBe(false);
  expect(placement.status).not.toBe('placing');
  if (placement.status === 'placed' || world.orders.length > 0) return;
  if (selectTotalsStatus(state) !== 'ready') return;
  const place = `${String(shipping.draft.country_id)}-${String(shipping.draft.postcode)}`;
  const carrier = shipping.method?.carrierCode ?? '';
  if (step === 'shipping') {
    const offered = shipping.rates.status === 'failed' ? [] : carriersTo(place);
    expect(shipping.rates.list.map(({ carrierCode }) => carrierCode)).toEqual(offered);
    expect(total(store)).toBe(amountOf(world, place, carrier));
  } else {
    const saved = world.saved ?? NOWHERE;
    expect(total(store)).toBe(amountOf(world, saved.place, saved.carrier));
    expect(saved).toEqual({ place, carrier });
  }
}

let cleanUps: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
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
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the checkout, whatever shopper and shop do and in whichever order', () => {
  it(
    'orders once at the total shown, keeps what is typed, selects only what is offered and settles with correct data [PLACE-02, RATE-05, RATE-17, DISC-16, SHIP-09, PAY-16, STOR-01]',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 14 }),
          someOutcomes,
          someWaits,
          async (steps, outcomes, waits) => {
            localStorage.clear();
            const world: World = {
              qty: 1,
              version: 1,
              coupon: '',
              saved: null,
              isSignedOut: false,
              orders: [],
            };
            const recover = openShop(world, ['well'], [2], () => run.pressedAt);
            const run: Run = {
              store: await openPage(),
              typed: { ...typed },
              world,
              pressedAt: undefined,
            };
            run.store.dispatch(sectionsRead({ cart: wireCart(world) }));
            run.store.dispatch(did.emailEdited(EMAIL));
            type(run.store, typed);
            await vi.advanceTimersByTimeAsync(5000);
            recover();
            const recoverAll = openShop(world, outcomes, waits, () => run.pressedAt);
            for (const [index, step] of steps.entries()) {
              await perform(step, index, run);
              await vi.advanceTimersByTimeAsync(pauseAfter(step));
              expectInvariants(run);
            }
            await vi.advanceTimersByTimeAsync(400_000);
            expectInvariants(run);
            expectSettled(run);
            recoverAll();
            if (world.isSignedOut) await perform('reload', 0, run);
            await perform('try again', 0, run);
            await vi.advanceTimersByTimeAsync(60_000);
            expectInvariants(run);
            expectSettled(run);
            const { shipping, placement, step } = checkout(run.store);
            expect(world.orders.length).toBeLessThanOrEqual(1);
            for (const { charged, shown } of world.orders) expect(shown).toBe(charged);
            if (world.orders.length === 0) {
              expect(placement.status).not.toBe('placed');
              expect(selectTotalsStatus(run.store.getState())).toBe('ready');
              if (step === 'shipping') expect(shipping.rates.status).toBe('ready');
            }
          },
        ),
        {
          numRuns: 60,
          examples: [
            // Another change while "Next" was saving.
            [['choose a method', 'next', 'another postcode'], ['well'], [32]],
            // An estimate whose response arrived before the coupon changed.
            [['cancel the coupon', 'apply a coupon'], ['never', 'well', 'lost'], [2]],
            // A coupon's totals, requested before the step was saved, with a response before that.
            [
              ['choose a method', 'apply a coupon', 'wait', 'next', 'place'],
              ['well'],
              [126, 2, 2634, 794, 544],
            ],
            // Rates that a coupon requests, lost at the payment step.
            [
              [
                'apply a coupon',
                'another postcode',
                'cancel the coupon',
                'another postcode',
                'choose a method',
                'leave the field',
                'next',
              ],
              ['well', 'well', 'well', 'well', 'never', 'well', 'well'],
              [52],
            ],
          ],
        },
      );
    },
    60 * 300,
  );
});
