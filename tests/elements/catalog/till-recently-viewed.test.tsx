import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonStorage } from '../../../src/platform/storage/storage';

import '../../../elements/catalog/till-recently-viewed';

/** Viewed books, the first one last. */
function looked(count: number, more: object = {}): void {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const now = Date.now() / 1000;
  const ids = numbers.map((id) => [
    `website-1-${String(id)}`,
    { added_at: now - id, product_id: id },
  ]);
  const rows = numbers.map((id) => [
    id,
    {
      id,
      name: `Book ${String(id)}`,
      url: `/book-${String(id)}.html`,
      images: [{ url: '/book.jpg', width: 240, height: 300 }],
      price_info: {
        formatted_prices: {
          final_price: '<span class="price">$8.00</span>',
          regular_price: '<span class="price">$10.00</span>',
        },
      },
      ...more,
    },
  ]);
  jsonStorage('recently_viewed_product').write(Object.fromEntries(ids));
  jsonStorage('product_data_storage').write(Object.fromEntries(rows));
  for (const key of ['recently_viewed_product', 'product_data_storage']) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

async function renderView(attributes = ''): Promise<HTMLElement> {
  document.body.innerHTML = `<till-recently-viewed ${attributes}>Before</till-recently-viewed>`;
  const element = document.querySelector<HTMLElement>('till-recently-viewed');
  if (element === null) throw new Error('There is no element.');
  await waitFor(() => {
    expect(element.textContent).not.toContain('Before');
  });
  return element;
}
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe('<till-recently-viewed>', () => {
  it('shows at most five, newest first, with image and price [RECENT-08][RECENT-09]', async () => {
    await renderView();
    looked(7);
    await screen.findByRole('region', { name: 'Recently Viewed' });
    expect(names()).toEqual(['Book 1', 'Book 2', 'Book 3', 'Book 4', 'Book 5']);
    const [card] = screen.getAllByRole('listitem');
    expect(card?.textContent).toBe('Book 1Special Price $8.00 Regular Price $10.00');
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/book.jpg');
  });

  it('shows as many as `page-size`, under its own heading [RECENT-08]', async () => {
    await renderView('page-size="2" heading="Just seen"');
    looked(3);
    expect(
      within(await screen.findByRole('region', { name: 'Just seen' })).getAllByRole('link'),
    ).toHaveLength(2);
  });

  it('marks the price of a product with dearer choices as the lowest [LIST-06]', async () => {
    await renderView();
    const prices = (max_price: string) => ({
      final_price: '<span class="price">$9.00</span>',
      regular_price: '<span class="price">$9.00</span>',
      minimal_price: '<span class="price">$9.00</span>',
      max_price,
    });
    looked(1, { price_info: { formatted_prices: prices('<span class="price">$28.99</span>') } });
    await waitFor(() => {
      expect(screen.getByRole('listitem').textContent).toBe('Book 1As low as $9.00');
    });
    looked(1, { price_info: { formatted_prices: prices('<span class="price">$9.00</span>') } });
    await waitFor(() => {
      expect(screen.getByRole('listitem').textContent).toBe('Book 1$9.00');
    });
  });

  it('shows a lower price for other quantities beside the price [LIST-06]', async () => {
    await renderView();
    const texts = { final_price: '$40.00', regular_price: '$40.00', minimal_price: '$36.00' };
    looked(1, { price_info: { final_price: 40, minimal_price: 36, formatted_prices: texts } });
    await waitFor(() => {
      expect(screen.getByRole('listitem').textContent).toBe('Book 1$40.00 As low as $36.00');
    });
  });

  it('adds a product to the cart with the platform’s post, or links to its options [LIST-07]', async () => {
    document.cookie = 'form_key=visitorsownkey01; path=/';
    await renderView('add-to-cart');
    const button = {
      url: '/checkout/cart/add/product/1/',
      post_data: '{"action":"/checkout/cart/add/product/1/","data":{"product":"1","uenc":"u"}}',
      required_options: false,
    };
    looked(1, { is_salable: '1', add_to_cart_button: button });
    const press = await screen.findByRole<HTMLButtonElement>('button', {
      name: /Add to Cart.*Book 1/,
    });
    const posted: (readonly [string, object])[] = [];
    const keep = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      posted.push([
        new URL(form.action).pathname,
        Object.fromEntries([...new FormData(form)] as [string, string][]),
      ]);
    };
    window.addEventListener('submit', keep);
    await userEvent.click(press);
    window.removeEventListener('submit', keep);
    expect(posted).toEqual([
      ['/checkout/cart/add/product/1/', { product: '1', uenc: 'u', form_key: 'visitorsownkey01' }],
    ]);
    looked(1, { is_salable: '1', add_to_cart_button: { ...button, required_options: true } });
    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: /Add to Cart.*Book 1/,
    });
    expect(new URL(link.href).pathname).toBe('/book-1.html');
    looked(1, { is_salable: '', add_to_cart_button: button });
    await waitFor(() => {
      expect(screen.queryByText(/Add to Cart/)).toBeNull();
    });
  });

  it('renders nothing without products', async () => {
    const element = await renderView();
    looked(2);
    await screen.findByRole('region');
    looked(0);
    await waitFor(() => {
      expect(screen.queryByRole('region')).toBeNull();
    });
    expect(element.textContent).toBe('');
  });

  it('never renders a name as markup, and fires an event when one is followed', async () => {
    const element = await renderView();
    looked(1, { name: '&lt;img src=x onerror=alert(1)&gt;' });
    const link = await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' });
    expect(link.querySelector('img')).toBeNull();
    const chosen: unknown[] = [];
    element.addEventListener('till-product-chosen', (event) => {
      event.preventDefault();
      chosen.push((event as CustomEvent).detail);
    });
    await userEvent.click(link);
    expect(chosen).toEqual([{ id: '1', url: '/book-1.html' }]);
  });
});
