import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { CheckoutStatus } from '../../../../src/features/checkout/CheckoutStatus';
import { checkoutStarted } from '../../../../src/state/checkout/checkout-actions';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import type { CheckoutState } from '../../../../src/state/checkout/checkout-types';
import { INITIAL_CHECKOUT } from '../../../../src/state/checkout/initial';
import { createTillStore } from '../../../../src/state/store/store';
import { checkoutConfig, shop } from '../../state/support/shop';
import { rate } from './checkout-fixture';

const { shipping, payment, placement, email } = INITIAL_CHECKOUT;
const rates = (changes: Partial<CheckoutState['shipping']['rates']>) => ({
  shipping: { ...shipping, rates: { ...shipping.rates, ...changes } },
});
const atPayment = (changes: Partial<CheckoutState> = {}): Partial<CheckoutState> => ({
  step: 'payment',
  ...changes,
});
const placing = (changes: Partial<CheckoutState['placement']>) =>
  atPayment({ placement: { ...placement, ...changes } });

async function announced(changes: Partial<CheckoutState>): Promise<string> {
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  store.inject({ name: 'views', slices: [checkoutSlice], startFlows: () => {} });
  render(
    <Provider store={store}>
      <CheckoutStatus />
    </Provider>,
  );
  act(() => {
    store.dispatch(checkoutStarted({ ...INITIAL_CHECKOUT, step: 'shipping', ...changes }));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  return screen.getByRole('status').textContent;
}

describe('CheckoutStatus', () => {
  it.each<[string, Partial<CheckoutState>]>([
    ['Loading shipping methods…', rates({ status: 'loading' })],
    ['Shipping methods: 2', rates({ status: 'ready', list: [rate('a'), rate('b')] })],
    [
      'Sorry, no quotes are available for this order at this time',
      rates({ status: 'ready', list: [] }),
    ],
    ['No rates.', rates({ status: 'failed', error: 'No rates.' })],
    ['Saving...', { shipping: { ...shipping, saveStatus: 'saving', stepError: 'earlier' } }],
    ['The step failed.', { shipping: { ...shipping, stepError: 'The step failed.' } }],
    ['Choose one.', { shipping: { ...shipping, methodError: 'Choose one.' } }],
    [
      'You already have an account with us. Sign in or continue as guest.',
      { email: { ...email, account: 'exists' } },
    ],
    ['', rates({ status: 'idle', error: 'earlier' })],
  ])('announces %j in the shipping step', async (text, changes) => {
    expect(await announced(changes)).toBe(text);
  });

  it.each<[string, Partial<CheckoutState>]>([
    ['Placing your order…', placing({ status: 'placing' })],
    ['Declined.', placing({ status: 'failed', error: 'Declined.' })],
    ['Your order has changed, so it was not placed yet.', placing({ status: 'changed' })],
    ['Loading payment methods…', atPayment({ payment: { ...payment, status: 'loading' } })],
    ['None.', atPayment({ payment: { ...payment, status: 'failed', error: 'None.' } })],
    ['Loading payment methods…', { resuming: true }],
    ['', atPayment({ payment: { ...payment, status: 'ready', error: 'earlier' } })],
    ['', placing({ status: 'idle', error: 'earlier' })],
  ])('announces %j in the payment step', async (text, changes) => {
    expect(await announced(changes)).toBe(text);
  });
});
