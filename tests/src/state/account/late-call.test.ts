import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import {
  formAddressSubmitted,
  selectVerifiedForm,
} from '../../../../src/state/account/verified-form-slice';
import { formVerification } from '../../../../src/state/account/verify-form';
import { addressVerifiers } from '../../../../src/state/extensions/extensions';
import { createTillStore } from '../../../../src/state/store/store';
import { savedAddress, shop } from '../support/shop';

vi.mock(
  '../../../../src/state/address-verification/verify-and-decide',
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
let remove = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  remove();
});

it('saves the address as typed when the code of the call does not arrive within 8 seconds [TAXV-24]', async () => {
  const verify = vi.fn();
  remove = addressVerifiers.register({
    code: 'own',
    settings: () => ({ countries: null, choice: 'ask' }),
    verify,
  });
  const store = createTillStore({ shop, checkout: null });
  const module = await formVerification(page, []);
  if (module !== null) store.inject(module);
  store.dispatch(formAddressSubmitted(savedAddress));
  await vi.advanceTimersByTimeAsync(7999);
  expect(selectVerifiedForm(store.getState())).toEqual({ address: savedAddress, decision: null });
  await vi.advanceTimersByTimeAsync(2);
  expect(selectVerifiedForm(store.getState()).decision).toMatchObject({ kind: 'keep' });
  expect(verify).not.toHaveBeenCalled();
});
