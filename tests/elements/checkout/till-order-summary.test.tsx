import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { orderSummaryMeta } from '../../../elements/checkout/till-order-summary.meta';
import type { CheckoutConfig } from '../../../src/domain/quote.types';
import { StandaloneSummary } from '../../../src/features/checkout/summary/StandaloneSummary';
import { quoteSlice, quoteStarted } from '../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../src/state/store/store';
import { config } from '../../src/features/checkout/checkout-fixture';
import { json, mockShop } from '../../src/state/support/fake-http';
import { shop } from '../../src/state/support/shop';

import '../../../elements/checkout/till-order-summary';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

function renderView(checkout: CheckoutConfig | null) {
  const store = createTillStore({ shop, checkout });
  store.inject({ name: 'quote', slices: [quoteSlice], startFlows: () => {} });
  if (checkout !== null) store.dispatch(quoteStarted(checkout));
  return render(
    <Provider store={store}>
      <StandaloneSummary />
    </Provider>,
  );
}

it('defines its tag', () => {
  expect(customElements.get(orderSummaryMeta.tag)).toBeDefined();
});

it('shows lines and totals without a checkout and without a bar [SUMM-01]', () => {
  renderView(config);
  const summary = screen.getByRole('complementary', { name: 'Order Summary' });
  expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
  expect(within(summary).getByText('$208.16')).toBeTruthy();
  expect(within(summary).queryByRole('button', { name: /Order Summary/ })).toBeNull();
});

it('renders nothing on a page without a quote, or with an empty one', () => {
  expect(renderView(null).container.textContent).toBe('');
  expect(renderView({ ...config, items: [] }).container.textContent).toBe('');
});

it('shows what subscriptions add to the totals [SUBS-04][SUBS-06]', async () => {
  mockShop(() =>
    json(
      JSON.stringify({
        upcomingInvoice: { proration_adjustment: 12.5, base_proration_adjustment: 12.5 },
      }),
    ),
  );
  const subscriptionUpdateDetails = { success_url: '/done', cancel_url: '/stripe/customer' };
  renderView({ ...config, payment: { stripe_payments: { subscriptionUpdateDetails } } });
  expect(await screen.findByText('Proration')).toBeTruthy();
});
