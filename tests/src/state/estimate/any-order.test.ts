import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import { findRate } from '../../../../src/domain/rates';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';
import * as did from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { selectTotals, selectTotalsStatus } from '../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { amountFrom } from '../support/any-order';
import { json, sent, mockShop } from '../support/fake-http';
import {
  checkoutConfig,
  customerOf,
  savedAddress,
  shop,
  wireRate,
  wireTotals,
} from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* Any order of actions and responses, with fake timers. */

const RATES = 'estimate-shipping-methods';

/** Every address is offered its own carrier, and one that all share; 00000 is offered nothing, 99999 fails. */
const offeredTo = (place: string): Result<HttpResponse> => {
  if (place === '99999') return fail({ kind: 'network' });
  return json(place === '00000' ? [] : [wireRate(`to${place}`), wireRate('any')]);
};

type Step =
  | { readonly kind: 'type'; readonly postcode: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'choose' }
  | { readonly kind: 'pick'; readonly id: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'wait'; readonly ms: number };

const postcode = fc.constantFrom('10001', '90210', '60601', '00000', '99999');
const wait = fc.record({
  kind: fc.constant('wait' as const),
  ms: fc.integer({ min: 1, max: 3000 }),
});
const shared = [
  fc.record({ kind: fc.constant('choose' as const) }),
  fc.record({ kind: fc.constant('next' as const) }),
  wait,
];
const typing = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), postcode }),
  fc.record({ kind: fc.constant('leave' as const) }),
  ...shared,
);
const picking = fc.oneof(
  fc.record({ kind: fc.constant('pick' as const), id: fc.integer({ min: 1, max: 3 }) }),
  ...shared,
);
const delays = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 5, maxLength: 5 });

const saved = (id: number) => ({
  ...savedAddress,
  source: { type: 'customer-address', id } as const,
  isDefaultShipping: id === 1,
  postcode: String(id),
});

const guest: Partial<CheckoutConfig> = {};
const customer = customerOf(7, [saved(1), saved(2), saved(3)]);

interface Body {
  readonly addressId?: number;
  readonly address?: { readonly postcode: string };
  readonly addressInformation?: {
    readonly address?: { readonly postcode: string };
    readonly shipping_address?: { readonly postcode: string };
    readonly shipping_carrier_code?: string;
  };
}

/** The place that a request is about. */
const placeOf = (body: Body): string =>
  body.addressId === undefined
    ? ((body.address ?? body.addressInformation?.address)?.postcode ?? '')
    : String(body.addressId);

const amountFor = (place: string, carrier = ''): number => amountFrom(`${place}${carrier}`);

function openShop(waits: readonly number[]): void {
  let turn = 0;
  const delayed = (response: Result<HttpResponse>): Promise<Result<HttpResponse>> =>
    new Promise((resolve) => {
      turn += 1;
      setTimeout(
        () => {
          resolve(response);
        },
        waits[turn % waits.length],
      );
    });
  mockShop((request, path) => {
    const body = (request.body ?? {}) as Body;
    if (path.startsWith(RATES)) return delayed(offeredTo(placeOf(body)));
    if (path === 'totals-information') {
      const carrier = body.addressInformation?.shipping_carrier_code;
      return delayed(json(wireTotals(amountFor(placeOf(body), carrier))));
    }
    return delayed(
      json({ payment_methods: [{ code: 'checkmo', title: '' }], totals: wireTotals(1) }),
    );
  });
}

const shipping = (store: TillStore) => selectCheckout(store.getState()).shipping;

function perform(store: TillStore, step: Step): void {
  const { rates } = shipping(store);
  const last = rates.list.at(-1);
  if (step.kind === 'type') {
    store.dispatch(did.shippingAddressEdited({ name: 'postcode', value: step.postcode }));
  } else if (step.kind === 'leave') {
    store.dispatch(did.shippingFieldLeft({ name: 'postcode' }));
  } else if (step.kind === 'pick') {
    store.dispatch(did.shippingAddressChosen({ kind: 'saved', id: step.id }));
  } else if (step.kind === 'next') {
    store.dispatch(did.shippingSubmitted());
  } else if (step.kind === 'choose' && last !== undefined) {
    const { carrierCode, methodCode } = last;
    store.dispatch(did.shippingMethodChosen({ carrierCode, methodCode: methodCode ?? '' }));
  }
}

const fillIn = (store: TillStore): void => {
  store.dispatch(did.emailEdited('gus@example.com'));
  const values = {
    firstname: 'Gus',
    lastname: 'Guest',
    'street.0': '1 Main St',
    region_id: '12',
    city: 'Beverly Hills',
    telephone: '555',
  };
  for (const [name, value] of Object.entries(values)) {
    store.dispatch(did.shippingAddressEdited({ name, value }));
  }
};

/** Rates, method and totals belong to the current place. */
function expectConsistent(store: TillStore): void {
  const state = store.getState();
  const { rates, method, choice, draft } = shipping(store);
  const place = choice.kind === 'saved' ? String(choice.id) : String(draft.postcode ?? '');
  const offered = offeredTo(place);
  const expected = offered.ok ? (offered.value.body as { carrier_code: string }[]) : [];
  expect(rates.list.map(({ carrierCode }) => carrierCode)).toEqual(
    expected.map(({ carrier_code }) => carrier_code),
  );
  expect(method === null || findRate(rates.list, method) !== null).toBe(true);
  expect(selectTotalsStatus(state)).toBe('ready');
  expect(selectTotals(state)?.grandTotal).toBe(amountFor(place, method?.carrierCode));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['typed', guest, typing],
  ['saved', customer, picking],
] as const)(
  'shows the rates and totals of the newest %s address, whenever responses arrive [RATE-01, RATE-05, SHIP-09, SHIP-12]',
  async (_name, config, step) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step as fc.Arbitrary<Step>, { maxLength: 8 }),
        delays,
        async (steps, waits) => {
          localStorage.clear();
          openShop(waits);
          const store = createTillStore({ shop, checkout: checkoutConfig(config) });
          store.inject(checkoutState);
          if (config === guest) fillIn(store);
          await vi.advanceTimersByTimeAsync(10_000);
          for (const one of steps) {
            if (selectCheckout(store.getState()).step === 'payment') break;
            perform(store, one);
            const { method, rates, saveStatus } = shipping(store);
            // While rates are loading, the earlier choice shows with the earlier rates; never one that is not listed.
            expect(
              method === null || findRate(rates.list, method) !== null || saveStatus === 'saving',
            ).toBe(true);
            await vi.advanceTimersByTimeAsync(one.kind === 'wait' ? one.ms : 0);
          }
          await vi.advanceTimersByTimeAsync(20_000);
          for (const { body } of sent.filter(({ path }) => path === 'shipping-information')) {
            const { shipping_address: to, shipping_carrier_code: carrier } =
              (body as Body).addressInformation ?? {};
            const offered = offeredTo(to?.postcode ?? '');
            expect(offered.ok && JSON.stringify(offered.value.body)).toContain(
              `"${String(carrier)}"`,
            );
          }
          if (selectCheckout(store.getState()).step === 'shipping') expectConsistent(store);
        },
      ),
      { numRuns: 60 },
    );
  },
);

it('requests the rates once and the totals once for an address that has settled [RATE-02, RATE-08, RATE-11]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(postcode, { minLength: 1, maxLength: 6 }),
      delays,
      async (codes, waits) => {
        localStorage.clear();
        openShop(waits);
        const store = createTillStore({ shop, checkout: checkoutConfig() });
        store.inject(checkoutState);
        await vi.advanceTimersByTimeAsync(20_000);
        for (const [index, value] of codes.entries()) {
          sent.length = 0;
          for (const typed of [value.slice(0, 2), value]) {
            store.dispatch(did.shippingAddressEdited({ name: 'postcode', value: typed }));
            await vi.advanceTimersByTimeAsync(300);
          }
          if (index % 2 === 0) store.dispatch(did.shippingFieldLeft({ name: 'postcode' }));
          await vi.advanceTimersByTimeAsync(20_000);
          const count = (path: string) => sent.filter((one) => one.path === path).length;
          expect(count(RATES)).toBeLessThanOrEqual(1);
          expect(count('totals-information')).toBeLessThanOrEqual(1);
          if (codes.indexOf(value) < index && value !== '99999') expect(count(RATES)).toBe(0);
        }
      },
    ),
    { numRuns: 40 },
  );
});
