import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('renders the amount in the markup, never the formatted price', async () => {
  document.body.innerHTML =
    '<till-price product-id="60"><div data-role="priceBox" data-product-id="60">' +
    '<span data-price-amount="1234.5" data-price-type="finalPrice"><span class="price">$99.00</span></span>' +
    '</div></till-price>';
  await import('../../../elements/catalog/till-price');
  await waitFor(() => {
    expect(document.querySelector('till-price .till-price')?.textContent).toBe('1,234.50');
  });
});

// Must run before the next test, because each warning is logged once.
it('keeps "Starting at" of a grouped product in a list, without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<till-price product-id="62"><div data-role="priceBox" data-product-id="62"><p class="minimal-price">Starting at ' +
    '<span data-price-amount="12" data-price-type="" class="price-wrapper"><span class="price">$12.00</span></span></p></div></till-price>';
  await import('../../../elements/catalog/till-price');
  await waitFor(() => {
    expect(document.querySelector('till-price .till .minimal-price')?.textContent).toBe(
      'Starting at $12.00',
    );
  });
  expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('<till-price>'));
  warn.mockRestore();
});

it('keeps the server-rendered price where it contains no amount', async () => {
  document.body.innerHTML =
    '<till-price product-id="61"><div data-role="priceBox" data-product-id="61">Price on request</div></till-price>';
  await import('../../../elements/catalog/till-price');
  await waitFor(() => {
    expect(document.querySelector('till-price .till [data-role=priceBox]')?.textContent).toBe(
      'Price on request',
    );
  });
});
