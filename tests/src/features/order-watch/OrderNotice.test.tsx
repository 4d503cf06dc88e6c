import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OrderNotice } from '../../../../src/features/order-watch/OrderNotice';

const shop = { checkoutUrl: 'https://shop.example/checkout/' };

function open(news: Parameters<typeof OrderNotice>[0]['news']) {
  const onClose = vi.fn();
  const { container } = render(<OrderNotice news={news} shop={shop} onClose={onClose} />);
  return { onClose, text: () => container.textContent };
}

describe('OrderNotice', () => {
  it('asks the shopper to wait while the order is looked up', () => {
    const { text } = open({ kind: 'checking' });
    expect(text()).toContain('Please do not order again');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads back to the checkout when no order was placed [PLACE-14]', () => {
    open({ kind: 'not-placed', url: null });
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe(
      shop.checkoutUrl,
    );
  });

  it('leads back to the overview of several orders, and only closes on that page', async () => {
    const url = new URL('/multishipping/checkout/overview/', window.location.href).href;
    const { unmount } = render(
      <OrderNotice news={{ kind: 'not-placed', url }} shop={shop} onClose={vi.fn()} />,
    );
    const link = screen.getByRole('link', { name: 'Proceed to Checkout' });
    expect(link.getAttribute('href')).toBe(url);
    unmount();
    const { onClose } = open({ kind: 'not-placed', url: window.location.href });
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leads to the page that goes on with orders for several addresses', () => {
    const url = 'https://shop.example/multishipping/checkout/overview/';
    const { text } = open({ kind: 'unsettled', url });
    expect(text()).toContain('We do not know yet');
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe(
      url,
    );
  });

  it('reports a placed order whose number is unknown', () => {
    const { text } = open({ kind: 'placed', number: null, amounts: null });
    expect(text()).toBe(
      "Thank you for your purchase! We'll email you an order confirmation with details and tracking info.Close",
    );
  });

  it('shows the number of a placed order, and closes [PLACE-14]', async () => {
    const { onClose, text } = open({ kind: 'placed', number: '000000042', amounts: null });
    expect(screen.getByRole('status').textContent).toContain('000000042');
    expect(text()).not.toContain('Your order costs');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['000000042', 'Your order number is: 000000042. We do not know yet'],
    [null, 'We do not know yet'],
  ])('warns that an order may be paid, with its number: %s', async (number, begin) => {
    const { onClose } = open({ kind: 'unconfirmed', number });
    const text = screen.getByRole('alert').textContent;
    expect(text).toMatch(new RegExp(`^${begin}`));
    expect(text).toContain('Please check before you pay again');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('warns when the amount is not the one that was shown', () => {
    const amounts = { ordered: '$25.00', shown: '$20.00' };
    const { text } = open({ kind: 'placed', number: null, amounts });
    expect(screen.getByRole('alert').textContent).toContain(
      'Your order costs $25.00, not the $20.00 that was shown',
    );
    expect(text()).not.toContain('Thank you');
  });
});
