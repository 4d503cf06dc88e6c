import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VerificationSlot } from '../../../../../src/features/shared/verification/VerificationSlot';
import {
  verificationFailed,
  verificationSlice,
} from '../../../../../src/state/address-verification/verification-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { shop } from '../../../state/support/shop';

vi.mock(
  '../../../../../src/features/shared/verification/Verification',
  () => new Promise(() => undefined),
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('drops what cannot be shown within 8 seconds, and holds nobody up [TAXV-24]', async () => {
  const store = createTillStore({ shop, checkout: null });
  store.inject({ name: 'verification', slices: [verificationSlice], startFlows: () => undefined });
  render(
    <Provider store={store}>
      <VerificationSlot />
    </Provider>,
  );
  act(() => {
    store.dispatch(verificationFailed('No'));
  });
  await act(() => vi.advanceTimersByTimeAsync(7999));
  expect(store.getState().verification?.alert).toBe('No');
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(store.getState().verification?.alert).toBeNull();
});
