import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CartPage } from '../../../../../src/features/cart/cart-page/CartPage';
import { jsonStorage } from '../../../../../src/platform/storage/storage';
import { someTotals } from '../../shared/totals';
import { renderInShop, wireCart } from '../cart-shop';

/** Viewed books: seconds ago by id. */
function looked(at: Readonly<Record<string, number>>, data: Record<string, object> = {}): void {
  const now = Date.now() / 1000;
  const ids = Object.entries(at).map(([id, ago]) => [
    `product-1-${id}`,
    { added_at: now - ago, product_id: id, scope_id: 1 },
  ]);
  const products = Object.keys(at).map((id) => [
    id,
    { id, name: `Book ${id}`, url: `${window.location.origin}/book-${id}.html`, ...data[id] },
  ]);
  jsonStorage('recently_viewed_product').write(Object.fromEntries(ids));
  jsonStorage('product_data_storage').write(Object.fromEntries(products));
}

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const renderView = () => renderInShop(<CartPage />, { cart: wireCart([]), totals: someTotals });

afterEach(() => {
  localStorage.clear();
});

describe('an empty cart', () => {
  it('links to recently viewed products, newest first, five at most [STOR-05] [STOR-08] [RECENT-06] [RECENT-08] [RECENT-09]', () => {
    looked({ 1: 60, 2: 10, 3: 30, 4: 20, 5: 40, 6: 50, 7: 1001 });
    renderView();
    expect(screen.getByRole('region', { name: 'Recently Viewed' })).toBeDefined();
    expect(names()).toEqual(['Book 2', 'Book 4', 'Book 3', 'Book 5', 'Book 6']);
    expect(screen.getByRole('link', { name: 'Book 2' }).getAttribute('href')).toContain(
      '/book-2.html',
    );
  });

  it('shows picture and price of viewed products where they are stored [RECENT-08]', () => {
    const [price, max] = ['<span>$12.00</span>', '<span>$15.00</span>'];
    const prices = { final_price: price, minimal_price: price, max_price: max };
    looked(
      { 1: 2, 2: 1 },
      {
        2: {
          images: [{ url: 'data:text/html,x' }],
          price_info: { formatted_prices: { ...prices, max_price: price } },
        },
        1: {
          name: 'Salt &amp; Rye',
          images: [{ url: 'https://shop.example/salt.jpg', width: 240, height: 300 }],
          price_info: { formatted_prices: prices },
        },
      },
    );
    const { container } = renderView();
    expect(names()).toEqual(['Book 2$12.00', 'Salt & RyeAs low as $12.00']);
    expect(
      [...container.querySelectorAll('li img')].map((image) => image.getAttribute('src')),
    ).toEqual(['https://shop.example/salt.jpg']);
  });

  it('shows a lower price for other quantities beside the price [LIST-06]', () => {
    const formatted_prices = {
      final_price: '$40.00',
      minimal_price: '$36.00',
      max_price: '$40.00',
    };
    looked(
      { 1: 1 },
      { 1: { price_info: { final_price: 40, minimal_price: 36, formatted_prices } } },
    );
    renderView();
    expect(names()).toEqual(['Book 1$40.00 As low as $36.00']);
  });

  it('shows nothing of products without a name or a page of this shop', () => {
    looked(
      { 1: 1, 2: 2, 3: 3, 4: 4 },
      { 1: { name: '' }, 2: { url: 'https://elsewhere.example/' }, 3: { url: 'javascript:x()' } },
    );
    renderView();
    expect(names()).toEqual(['Book 4']);
  });

  it('has no heading without viewed products', () => {
    looked({ 1: 1 }, { 1: { name: '' } });
    renderView();
    expect(screen.queryByText('Recently Viewed')).toBeNull();
  });
});
