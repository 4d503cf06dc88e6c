import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { shippingEstimateMeta } from '../../../elements/cart/till-shipping-estimate.meta';
import { ShippingEstimate } from '../../../src/features/cart/shipping-estimate/ShippingEstimate';
import { estimateFailed, selectEstimate } from '../../../src/state/estimate/estimate-slice';
import { estimateState } from '../../../src/state/estimate/estimate-state';
import { quoteState } from '../../../src/state/quote/quote-state';
import { createTillStore } from '../../../src/state/store/store';
import { json, mockShop } from '../../src/state/support/fake-http';
import {
  checkoutConfig,
  savedAddress,
  shop,
  wireRate,
  wireTotals,
} from '../../src/state/support/shop';

import '../../../elements/cart/till-shipping-estimate';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

beforeEach(() => {
  localStorage.clear();
});

function renderView(changes: Parameters<typeof checkoutConfig>[0] = {}) {
  mockShop((_request, path) =>
    path.startsWith('estimate')
      ? json([wireRate('flatrate'), wireRate('pickup', 0)])
      : json(wireTotals(10)),
  );
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(quoteState);
  store.inject(estimateState);
  render(
    <Provider store={store}>
      <ShippingEstimate />
    </Provider>,
  );
  return store;
}

it('defines its tag', () => {
  expect(customElements.get(shippingEstimateMeta.tag)).toBeDefined();
});

it('shows the methods for an address once the form is valid [EST-02][EST-03]', async () => {
  renderView();
  await userEvent.selectOptions(screen.getByLabelText(/State/), '12');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.type(screen.getByLabelText(/Zip/), '90034');
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});

it('offers the customer’s saved addresses, and a new one [EST-03]', async () => {
  const { customer: _none, ...rest } = checkoutConfig();
  const customer = {
    id: 7,
    email: '',
    firstname: 'Jane',
    lastname: 'Doe',
    addresses: [savedAddress],
  };
  const store = renderView({ ...rest, customer });
  expect(screen.queryByLabelText(/Zip/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Shipping Address'), 'New Address');
  expect(screen.getByLabelText(/Zip/)).toBeDefined();
  expect(selectEstimate(store.getState()).savedId).toBeNull();
});

it('shows why there are no rates, and retries [RATE-17][RATE-18]', async () => {
  const store = renderView();
  act(() => {
    store.dispatch(estimateFailed('The shop is closed.'));
  });
  expect(screen.getByRole('alert').textContent).toContain('The shop is closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(selectEstimate(store.getState()).status).toBe('idle');
});
