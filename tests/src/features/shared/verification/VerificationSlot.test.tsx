import { act, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { VerificationSlot } from '../../../../../src/features/shared/verification/VerificationSlot';
import {
  verificationAsked,
  verificationFailed,
  verificationSlice,
  type VerificationQuestion,
} from '../../../../../src/state/address-verification/verification-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { savedAddress, shop } from '../../../state/support/shop';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/features/shared/verification/Verification', () => {
  load();
  throw new Error('offline');
});

const question: VerificationQuestion = {
  about: 'shipping',
  original: savedAddress,
  suggested: null,
  problem: '',
  settings: { countries: null, choice: 'ask' },
};

it.each([
  ['question', verificationAsked(question)],
  ['alert', verificationFailed('No')],
] as const)('drops the %s that cannot be shown, and loads nothing before', async (what, action) => {
  const store = createTillStore({ shop, checkout: null });
  store.inject({
    name: 'verification',
    slices: [verificationSlice],
    startFlows: () => undefined,
  });
  load.mockReset();
  render(
    <Provider store={store}>
      <VerificationSlot />
    </Provider>,
  );
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  act(() => {
    store.dispatch(action);
  });
  expect(store.getState().verification?.[what]).not.toBeNull();
  await waitFor(() => {
    expect(store.getState().verification?.[what]).toBeNull();
  });
  expect(load).toHaveBeenCalled();
});
