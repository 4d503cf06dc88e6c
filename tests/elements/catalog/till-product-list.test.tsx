import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-product-list';
import '../../../elements/catalog/till-toolbar';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fetchPage } from '../../../src/platform/page/fetch-page';
import { listMarkup } from './listing-markup';

vi.mock('../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const HERE = 'https://shop.example/shelf.html';
const assign = vi.fn<(url: string) => void>();
let restore: () => void;

const listOf = (products: string, amount: string): string =>
  `<till-product-list swap>${listMarkup(products, amount)}</till-product-list>`;

/** The server's page at another URL. */
function serve(products: string, amount: string, title: string): void {
  vi.mocked(fetchPage).mockImplementation((url) => {
    const page = document.implementation.createHTMLDocument('');
    page.head.innerHTML = `<title>${title}</title>`;
    page.body.innerHTML = `${listOf(products, amount)}<footer></footer>`;
    return Promise.resolve({ status: 200, url, page, isTimeout: false });
  });
}

beforeEach(async () => {
  assign.mockReset();
  restore = replaceNavigator({ assign });
  window.history.replaceState(null, '', HERE);
  document.title = 'Shelf';
  document.cookie = 'form_key=myownformkey1234; path=/';
  document.body.innerHTML = `${listOf('<li>Rope</li>', 'Items 1-12 of 31')}<footer></footer>`;
  await waitFor(() => {
    expect(document.querySelectorAll('.till-root')).toHaveLength(3);
  });
});
afterEach(() => {
  restore();
  document.body.replaceChildren();
});

const products = () =>
  [...document.querySelectorAll('.product-items > li')].map(({ textContent }) => textContent);

describe('<till-product-list swap>', () => {
  it('shows the page that was chosen: address, title, focus and number of products follow', async () => {
    serve('<li>Cord</li>', 'Items 1-12 of 30', 'Shelf by price');
    const shown = vi.fn();
    document.addEventListener('till-listing-shown', shown, { once: true });
    const sorter = screen.getByLabelText('Sort By');
    sorter.focus();
    await userEvent.selectOptions(sorter, 'price');
    await waitFor(() => {
      expect(products()).toEqual(['Cord']);
    });
    expect(window.location.href).toBe(`${HERE}?product_list_order=price`);
    expect(document.title).toBe('Shelf by price');
    expect(document.activeElement).toBe(screen.getByLabelText('Sort By'));
    expect(document.activeElement).not.toBe(sorter);
    await waitFor(() => {
      expect(
        screen.getAllByRole('status').some(({ textContent }) => textContent === 'Items 1-12 of 30'),
      ).toBe(true);
    });
    expect(shown).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  it('follows the links of the pager, and goes back without a request', async () => {
    serve('<li>Cord</li>', 'Items 25-31 of 31', 'Shelf, page 3');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => {
      expect(products()).toEqual(['Cord']);
    });
    expect(document.activeElement?.localName).toBe('till-product-list');
    vi.mocked(fetchPage).mockClear();
    act(() => {
      window.history.replaceState(null, '', HERE);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(products()).toEqual(['Rope']);
    expect(document.title).toBe('Shelf');
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('takes no script over that would run, and the visitor’s own form key', async () => {
    serve(
      '<li><script>window.ran = true</script><input type="hidden" name="form_key" value="another"></li>',
      '1 Item',
      'Shelf',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => {
      expect(document.querySelector('.product-items input')).not.toBeNull();
    });
    expect(document.querySelector('.product-items script')).toBeNull();
    expect(document.querySelector<HTMLInputElement>('.product-items input')?.value).toBe(
      'myownformkey1234',
    );
  });

  it('stays, shows an error and keeps the sorting when no response arrives', async () => {
    vi.mocked(fetchPage).mockResolvedValue({ status: 0, url: '', page: null, isTimeout: false });
    await userEvent.selectOptions(screen.getByLabelText('Sort By'), 'price');
    expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
    expect(products()).toEqual(['Rope']);
    expect(screen.getByLabelText<HTMLSelectElement>('Sort By').value).toBe('position');
  });

  it('leaves any other response to the browser, and every choice without `swap`', async () => {
    vi.mocked(fetchPage).mockResolvedValue({ status: 503, url: '', page: null, isTimeout: false });
    await userEvent.selectOptions(screen.getByLabelText('Sort By'), 'price');
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith(`${HERE}?product_list_order=price`);
    });
    vi.mocked(fetchPage).mockClear();
    await act(async () => {
      document.querySelector('till-product-list')?.removeAttribute('swap');
      await Promise.resolve();
    });
    await userEvent.selectOptions(screen.getByLabelText('Show'), '24');
    expect(assign).toHaveBeenLastCalledWith(`${HERE}?product_list_limit=24`);
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
