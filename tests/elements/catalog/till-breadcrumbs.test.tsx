import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-breadcrumbs';

const MENU = `<nav data-action="navigation"><ul>
  <li><a href="/books.html">Books</a><ul><li><a href="/books/novels.html">Novels &amp; tales</a></li></ul></li>
  <li><a href="/records.html">Records</a></li></ul></nav>`;
const SERVER =
  '<ol><li><a href="/" title="Go to Home Page">Home</a></li><li>The Salt Road</li></ol>';

interface Page {
  readonly referrer?: string;
  readonly config?: object | null;
  readonly menu?: string;
}

async function renderView({ referrer = '', config = {}, menu = MENU }: Page) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const trail = {
    categoryUrlSuffix: '.html',
    useCategoryPathInUrl: 0,
    product: 'The Salt Road',
    ...config,
  };
  const init = config === null ? {} : { '.breadcrumbs': { breadcrumbs: trail } };
  const own = JSON.stringify({ init }).replaceAll('<', '\\u003c');
  document.body.innerHTML = `${menu}<script type="application/json" data-till-config>${own}</script>
    <till-breadcrumbs>${SERVER}</till-breadcrumbs>`;
  await waitFor(() => {
    expect(document.querySelector('.till-breadcrumbs')).not.toBeNull();
  });
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  return [...nav.querySelectorAll('li')].map((item) => {
    const link = item.querySelector('a');
    return [item.textContent, link?.getAttribute('href')?.replace(window.location.origin, '')];
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('<till-breadcrumbs>', () => {
  it('goes through the menu’s categories to the product [BREAD-01][BREAD-02]', async () => {
    const referrer = `${window.location.origin}/books/novels.html?p=2`;
    expect(await renderView({ referrer })).toEqual([
      ['Home', '/'],
      ['Books', '/books.html'],
      ['Novels & tales', '/books/novels.html'],
      ['The Salt Road', undefined],
    ]);
    expect(screen.getByRole('link', { name: 'Home' }).title).toBe('Go to Home Page');
    expect(screen.getByText('The Salt Road').closest('[aria-current]')).not.toBeNull();
  });

  it('finds the category in the product’s own URL if it is there [BREAD-01]', async () => {
    window.history.replaceState(null, '', '/records/salt.html');
    const crumbs = await renderView({ config: { useCategoryPathInUrl: 1 } });
    window.history.replaceState(null, '', '/');
    expect(crumbs.map(([label]) => label)).toEqual(['Home', 'Records', 'The Salt Road']);
  });

  it.each([
    ['came from elsewhere', { referrer: 'https://elsewhere.example/books.html' }],
    ['is on no product’s page', { referrer: `${window.location.origin}/books.html`, config: null }],
    ['has no menu', { referrer: `${window.location.origin}/books.html`, menu: '' }],
  ])('shows the server-rendered trail to a shopper who %s', async (_name, page) => {
    expect(await renderView(page)).toEqual([
      ['Home', '/'],
      ['The Salt Road', undefined],
    ]);
  });

  it('never renders a name as markup', async () => {
    const referrer = `${window.location.origin}/records.html`;
    const product = '&lt;img src=x onerror=alert(1)&gt;';
    const crumbs = await renderView({ referrer, config: { product } });
    expect(crumbs.at(-1)).toEqual(['<img src=x onerror=alert(1)>', undefined]);
    expect(document.querySelector('till-breadcrumbs img')).toBeNull();
  });
});
