import { beforeEach, describe, expect, it } from 'vitest';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import { viewedProducts } from '../../../../src/state/recently-viewed/viewed-products';

/* The links that an empty cart offers: products that the platform's own front end has stored as viewed. */

const NOW = 1_700_000_000_000;
const urlOf = (id: string) => `${window.location.origin}/book-${id}.html`;
const row = (id: string) => ({ id: Number(id), name: `Book ${id}`, url: urlOf(id) });

/** Stores views of these products, the first one as the latest, and their data. */
function store(ids: readonly (string | number)[], rows: Readonly<Record<string, unknown>> = {}) {
  jsonStorage('recently_viewed_product').write(
    Object.fromEntries(
      ids
        .map((id, index) => [
          `key-${String(id)}`,
          { added_at: NOW / 1000 - 10 - index, product_id: id },
        ])
        .reverse(),
    ),
  );
  const own = Object.fromEntries(ids.map((id) => [id, row(String(id))]));
  jsonStorage('product_data_storage').write({ ...own, ...rows });
}

const names = (now = NOW) => viewedProducts(now).map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
});

describe('links to viewed products', () => {
  it('are the newest five, the latest first [RECENT-06][RECENT-08][RECENT-09]', () => {
    store(['4', '2', '9', '1', '7', '3']);
    expect(names()).toEqual(['Book 4', 'Book 2', 'Book 9', 'Book 1', 'Book 7']);
  });

  it('have the product’s id, name and address', () => {
    store([4]);
    expect(viewedProducts(NOW)).toMatchObject([{ id: '4', name: 'Book 4', url: urlOf('4') }]);
  });

  it('disappear once the view has expired [STOR-05]', () => {
    store(['4']);
    expect(names(NOW + 989_000)).toEqual(['Book 4']);
    expect(names(NOW + 990_000)).toEqual([]);
  });

  it.each([
    ['no data', undefined],
    ['no name', { url: urlOf('4') }],
    ['an empty name', { name: '', url: urlOf('4') }],
    ['no address', { name: 'Book 4' }],
    ['an address that is no text', { name: 'Book 4', url: 4 }],
    ['a name that is no text', { name: 4, url: urlOf('4') }],
    ['an address of another site', { name: 'Book 4', url: 'https://elsewhere.example/' }],
    ['an address that runs a script', { name: 'Book 4', url: 'javascript:alert(1)' }],
  ])('leave out a product with %s', (_name, data) => {
    store(['4', '2'], { 4: data });
    expect(names()).toEqual(['Book 2']);
  });

  it('contain a product once that was viewed in two scopes of the shop [RECENT-07]', () => {
    const view = (id: string, age: number) => ({ added_at: NOW / 1000 - age, product_id: id });
    store(['2', '4']);
    jsonStorage('recently_viewed_product').write({
      'website-1-2': view('2', 30),
      'store-4-2': view('2', 10),
      'store-4-4': view('4', 20),
    });
    expect(names()).toEqual(['Book 2', 'Book 4']);
  });

  it('leave out a view without a product', () => {
    store(['2']);
    jsonStorage('recently_viewed_product').write({
      one: { added_at: NOW / 1000, product_id: null },
      two: { added_at: NOW / 1000, product_id: ['2'] },
    });
    jsonStorage('product_data_storage').write({ null: row('1'), 2: row('2') });
    expect(names()).toEqual([]);
  });

  it('are none where nothing was stored', () => {
    expect(names()).toEqual([]);
  });
});
