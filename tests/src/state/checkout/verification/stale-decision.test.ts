import { afterEach, expect, it, vi } from 'vitest';
import {
  shippingAddressEdited,
  shippingSubmitted,
} from '../../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectShippingAddress,
} from '../../../../../src/state/checkout/checkout-slice';
import { provideVerification } from '../../../../../src/state/checkout/verification/open-verification';
import { addressVerifiers } from '../../../../../src/state/extensions/extensions';
import type { FlowApi } from '../../../../../src/state/shared/store.types';
import { openReady, openVerifyingShop, pageWith, settle } from '../../support/verification';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

/* A decision to use a correction, with the address being changed before it is carried out. */
vi.mock('../../../../../src/state/address-verification/verify-and-decide', () => ({
  verifyAndDecide: (api: FlowApi, _found: unknown, { address }: { readonly address: object }) => {
    api.dispatch(shippingAddressEdited({ name: 'street.0', value: '9 Other Rd' }));
    return Promise.resolve({ kind: 'use', address: { ...address, street: ['1 Main Street'] } });
  },
}));

afterEach(() => {
  vi.useRealTimers();
  provideVerification(() => null);
});

it('corrects no address that was changed while the code of the correction was awaited', async () => {
  vi.useFakeTimers();
  localStorage.clear();
  openVerifyingShop(null);
  const remove = addressVerifiers.register({
    code: 'own',
    settings: () => ({ countries: null, choice: 'apply' }),
    verify: vi.fn(),
  });
  const store = await openReady(pageWith(null));
  store.dispatch(shippingSubmitted());
  await settle();
  remove();
  expect(selectShippingAddress(store.getState())).toMatchObject({ street: ['9 Other Rd'] });
  expect(selectCheckout(store.getState())).toMatchObject({
    step: 'shipping',
    shipping: { saveStatus: 'idle' },
  });
});
