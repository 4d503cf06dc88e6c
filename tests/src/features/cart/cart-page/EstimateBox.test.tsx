import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EstimateBox } from '../../../../../src/features/cart/cart-page/EstimateBox';
import { quoteState } from '../../../../../src/state/quote/quote-state';
import { writeClientSection } from '../../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop } from '../../../state/support/fake-http';
import { checkoutConfig, shop, wireTotals } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

function open() {
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  store.inject(quoteState);
  render(
    <Provider store={store}>
      <EstimateBox />
    </Provider>,
  );
  const isLoaded = () => store.getState().estimate !== undefined;
  return { isLoaded, summary: screen.getByRole('button', { name: /Estimate Shipping and Tax/ }) };
}

beforeEach(() => {
  localStorage.clear();
  mockShop((_request, path) => json(path.startsWith('totals') ? wireTotals(10) : []));
});

describe('EstimateBox', () => {
  it('loads the estimate when it is expanded [EST-01]', async () => {
    const { isLoaded, summary } = open();
    expect(summary.getAttribute('aria-expanded')).toBe('false');
    expect(isLoaded()).toBe(false);
    await userEvent.click(summary);
    expect(await screen.findByLabelText(/Zip/)).toBeDefined();
    expect(isLoaded()).toBe(true);
  });

  it('is expanded when a place is known from an earlier page [STOR-01]', async () => {
    const shippingAddressFromData = { country_id: 'US', region_id: '12', postcode: '90034' };
    writeClientSection('checkout-data', { shippingAddressFromData });
    const { summary } = open();
    expect(summary.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByLabelText(/Zip/)).toHaveProperty('value', '90034');
  });
});
