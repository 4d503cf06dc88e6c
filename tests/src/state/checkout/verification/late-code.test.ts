import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../../src/platform/result';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { shippingAddressChosen } from '../../../../../src/state/checkout/checkout-actions';
import { selectShopperAddress } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { checkoutVerification } from '../../../../../src/state/checkout/verification/checkout-verification';
import { addressVerifiers } from '../../../../../src/state/extensions/extensions';
import type { AddressVerifier } from '../../../../../src/state/extensions/tax-service.types';
import type { FlowApi } from '../../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop } from '../../support/fake-http';
import { checkoutConfig, customerOf, savedAddress, shop } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

/* Code that is requested, and never arrives. */
vi.mock(
  '../../../../../src/state/address-verification/decide-step',
  () => new Promise(() => undefined),
);
vi.mock(
  '../../../../../src/state/address-verification/verify-and-decide',
  () => new Promise(() => undefined),
);
vi.mock(
  '../../../../../src/state/checkout/verification/verify-billing',
  () => new Promise(() => undefined),
);

const page: PageSource = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};
const STEP: AddressVerifier['shippingStep'] = {
  attributes: (isAsked) => ({ isAsked }),
  read: () => null,
};
let remove = (): void => undefined;

/** The verification of a checkout with a verifier of the shop's own, and what a flow may use. */
async function open(shippingStep?: AddressVerifier['shippingStep']) {
  remove = addressVerifiers.register({
    code: 'own',
    settings: () => ({ countries: null, choice: 'ask' }),
    verify: vi.fn(),
    ...(shippingStep === undefined ? {} : { shippingStep }),
  });
  mockShop(() => json([]));
  const store = createTillStore({ shop, checkout: checkoutConfig(customerOf()) });
  store.inject(checkoutState);
  store.dispatch(shippingAddressChosen({ kind: 'saved', id: 1 }));
  const address = selectShopperAddress(store.getState()) ?? savedAddress;
  const verification = await checkoutVerification(store, page, []);
  const api = { getState: () => store.getState(), dispatch: store.dispatch } as FlowApi;
  return { verification, api, address };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  remove();
});

describe('code that does not arrive within 8 seconds', () => {
  it.each([
    ['asks before the step is saved', undefined, [[{}]]],
    ['reads the saved step', STEP, [[{ isAsked: true }], [{ isAsked: false }]]],
  ])('does not hold up the shipping step when it %s [TAXV-24]', async (_what, step, saves) => {
    const { verification, api, address } = await open(step);
    const save = vi.fn((attributes: object) =>
      Promise.resolve(ok({ attributes: { ...attributes } })),
    );
    const end = vi.fn();
    void verification?.saveShipping(api, address, save).then(end);
    await vi.advanceTimersByTimeAsync(7999);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(end).toHaveBeenCalledOnce();
    expect(save.mock.calls).toEqual(saves);
  });

  it('does not hold up a billing address [TAXV-24]', async () => {
    const { verification, api, address } = await open();
    const end = vi.fn();
    void verification?.checkBilling(api, address, () => true).then(end);
    await vi.advanceTimersByTimeAsync(7999);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(end).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('confirms no billing address that was changed meanwhile [TAXV-19]', async () => {
    const { verification, api, address } = await open();
    const end = vi.fn();
    void verification?.checkBilling(api, address, () => false).then(end);
    await vi.advanceTimersByTimeAsync(8001);
    expect(end).toHaveBeenCalledExactlyOnceWith(null);
  });
});
