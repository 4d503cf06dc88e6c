import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { recalculateCheckout } from '../../../../src/state/certificates/recalculate-checkout';
import { shippingSubmitted } from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { provideVerification } from '../../../../src/state/checkout/verification/open-verification';
import { addressVerifiers } from '../../../../src/state/extensions/extensions';
import { selectTotals } from '../../../../src/state/quote/quote-slice';
import type { FlowApi, StateModule, TillStore } from '../../../../src/state/shared/store.types';
import { json, mockShop, sent } from '../support/fake-http';
import { customerOf, wireTotals } from '../support/shop';
import {
  openReady,
  openVerifyingShop,
  pageWith,
  settings,
  settle,
  VALID,
  type SentStep,
} from '../support/verification';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const WANTED = 'test/recalculationWanted';

/** Calculates the totals again in a flow of the store; null until that has ended. */
function start(store: TillStore): { isDone: boolean | null } {
  const end: { isDone: boolean | null } = { isDone: null };
  const flow: StateModule = {
    name: 'test',
    slices: [],
    startFlows: (startListening) => {
      startListening({
        predicate: ({ type }) => type === WANTED,
        effect: async (_action, api: FlowApi) => {
          end.isDone = await recalculateCheckout(api);
        },
      });
    },
  };
  store.inject(flow);
  store.dispatch({ type: WANTED });
  return end;
}
const total = (store: TillStore) => selectTotals(store.getState())?.grandTotal;

/** The shop without the tax: its totals are 18 from now on. */
function withoutTax(): void {
  mockShop((_request, path) =>
    path === 'shipping-information'
      ? json({ payment_methods: [{ code: 'free', title: 'Free' }], totals: wireTotals(18) })
      : json(wireTotals(18)),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openVerifyingShop(null);
});
afterEach(() => {
  vi.useRealTimers();
  provideVerification(() => null);
});

describe('the totals after a new certificate', () => {
  it('are estimated while the address is being typed [TAXV-17]', async () => {
    const store = await openReady(pageWith(null));
    await settle();
    expect(total(store)).toBe(20);
    withoutTax();
    const end = start(store);
    await settle();
    expect(end.isDone).toBe(true);
    expect(total(store)).toBe(18);
    expect(sent.map(({ path }) => path)).toEqual(['totals-information']);
  });

  it('follow the step that is saved again as it is [TAXV-17]', async () => {
    openVerifyingShop({ valid_address: { ...VALID, street: ['1 Main St'], postcode: '90210' } });
    const store = await openReady(pageWith(settings()));
    store.dispatch(shippingSubmitted());
    await settle();
    expect(selectCheckout(store.getState()).step).toBe('payment');
    withoutTax();
    const end = start(store);
    await settle();
    expect(end.isDone).toBe(true);
    expect(total(store)).toBe(18);
    expect(sent.map(({ path }) => path)).toEqual(['shipping-information']);
    const { addressInformation: step } = sent[0]?.body as SentStep;
    expect(step.shipping_address.street).toEqual(['1 Main St']);
    expect(step.extension_attributes).toEqual({ should_validate_address: false });
    expect(selectCheckout(store.getState()).payment.methods.map(({ code }) => code)).toEqual([
      'free',
    ]);
  });

  it('are those of the address as it is, also with a verifier of the shop’s own [TAXV-22]', async () => {
    const remove = addressVerifiers.register({
      code: 'own',
      settings: () => ({ countries: null, choice: 'ask' }),
      verify: () => Promise.resolve({ status: 'known', address: {} }),
    });
    const store = await openReady(pageWith(settings()));
    store.dispatch(shippingSubmitted());
    await settle();
    expect(selectCheckout(store.getState()).step).toBe('payment');
    withoutTax();
    const end = start(store);
    await settle();
    remove();
    expect(end.isDone).toBe(true);
    const { addressInformation: step } = sent[0]?.body as SentStep;
    expect(step.extension_attributes).toEqual({ should_validate_address: false });
  });

  it.each([
    ['a saved step', {}],
    ['a virtual cart', { ...customerOf(), isVirtual: true }],
  ])('lead to the login page when the session has ended: %s [HTTP-05]', async (_what, changes) => {
    const assign = vi.fn();
    const restore = replaceNavigator({ assign });
    const store = await openReady(pageWith(null), changes);
    store.dispatch(shippingSubmitted());
    await settle();
    mockShop(() => fail({ kind: 'unauthorized', message: 'No' }));
    const end = start(store);
    await settle();
    restore();
    expect(end.isDone).toBe(false);
    expect(sent.map(({ path }) => path)).toEqual([
      'isVirtual' in changes ? 'totals-information' : 'shipping-information',
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/customer/account/login/');
  });

  it.each([
    ['a refusal', { kind: 'rejected', status: 400, message: 'No', redirectAction: null }],
    ['a page of maintenance', { kind: 'malformed', status: 200 }],
    ['no response', { kind: 'network' }],
  ] as const)('stay as they are after %s', async (_what, error) => {
    const store = await openReady(pageWith(null));
    store.dispatch(shippingSubmitted());
    await settle();
    mockShop(() => fail(error));
    const end = start(store);
    await settle();
    expect(end.isDone).toBe(false);
    expect(total(store)).toBe(20);
    expect(selectCheckout(store.getState()).step).toBe('payment');
  });
});
