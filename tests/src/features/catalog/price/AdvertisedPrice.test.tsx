import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { AdvertisedPrice as Advertised } from '../../../../../src/domain/catalog/catalog.types';
import { AdvertisedPrice } from '../../../../../src/features/catalog/price/AdvertisedPrice';
import { createTillStore } from '../../../../../src/state/store/store';
import { dollars } from '../../../state/support/products';
import { shop } from '../../../state/support/shop';

const amount = (shown: number) => ({ shown, base: shown });
const msrp: Advertised = {
  amount: 50,
  written: '',
  isShownOnGesture: true,
  message: '',
  explanation: '',
};

function open(changes: Partial<Advertised> | null = {}) {
  const price = {
    final: amount(30),
    regular: amount(30),
    untiered: amount(30),
    highest: null,
    tiers: [],
    fees: [],
    isFrom: false,
    advertised: changes === null ? null : { ...msrp, ...changes },
  };
  const { container } = render(
    <Provider store={createTillStore({ shop, checkout: null })}>
      <AdvertisedPrice price={price} format={dollars} />
    </Provider>,
  );
  return container;
}

describe('AdvertisedPrice', () => {
  it('shows the advertised price, and the shop’s own after a click [MSRP-02, MSRP-04]', async () => {
    const container = open();
    expect(container.textContent).toContain('$50.00');
    expect(container.textContent).not.toContain('$30.00');
    await userEvent.click(screen.getByRole('button', { name: 'Click for price' }));
    const dialog = await screen.findByRole('dialog', { name: 'Our price' });
    expect(dialog.textContent).toContain('$30.00');
    expect(dialog.textContent).toContain('minimum advertised price');
  });

  it('points to the cart where the price is shown only there, and explains why', async () => {
    const container = open({ isShownOnGesture: false, explanation: 'The maker asks for it.' });
    expect(container.textContent).toContain('See price in cart');
    await userEvent.click(screen.getByRole('button', { name: "What's this?" }));
    const dialog = await screen.findByRole('dialog', { name: "What's this?" });
    expect(dialog.textContent).toContain('The maker asks for it.');
    expect(dialog.textContent).not.toContain('$30.00');
  });

  it('shows the server’s text and message where there is no amount [MSRP-01]', () => {
    const container = open({ amount: null, written: '$49.00', message: 'See inside' });
    expect(container.textContent).toContain('$49.00');
    expect(container.textContent).toContain('See inside');
  });

  it('is empty for a product without an advertised price', () => {
    expect(open(null).textContent).toBe('');
  });
});
