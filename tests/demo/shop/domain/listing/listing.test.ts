// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { products } from '../../../../../demo/shop/data/products';
import { productsInCategory } from '../../../../../demo/shop/domain/catalogue/catalogue';
import { priceRange } from '../../../../../demo/shop/domain/catalogue/pricing';
import { facets, sortingPrice } from '../../../../../demo/shop/domain/listing/facets';
import { listProducts } from '../../../../../demo/shop/domain/listing/listing';
import { pagerView } from '../../../../../demo/shop/views/listing-view';
import { addressWith, parseListing } from '../../../../../demo/shop/domain/listing/query';

const defaults = { order: 'position', direction: 'asc' } as const;
const fiction = productsInCategory('fiction');

function ask(query = '', list = fiction) {
  const params = new URLSearchParams(query);
  return listProducts(list, parseListing(params, ['position', 'name', 'price'], defaults));
}

const names = (query: string) => ask(query).products.map(({ name }) => name);

describe('reading an address', () => {
  it('starts as a grid of twelve by position, on the first page', () => {
    expect(ask().query).toEqual({
      filters: [],
      order: 'position',
      direction: 'asc',
      mode: 'grid',
      limit: 12,
      page: 1,
    });
  });

  it('falls back from values that make no sense', () => {
    const { query } = ask(
      'product_list_mode=wall&product_list_limit=13&product_list_order=age&p=-2&genre=9&price=x-y&color=1',
    );
    expect(query).toEqual(ask().query);
  });

  it('has page sizes of its own for the list', () => {
    expect(ask('product_list_mode=list').query.limit).toBe(10);
    expect(ask('product_list_mode=list&product_list_limit=12').query.limit).toBe(10);
    expect(ask('product_list_mode=list&product_list_limit=5').products).toHaveLength(5);
  });

  it('drops what is set to null and goes back to the first page', () => {
    const url = new URL('http://shop.example/fiction.html?product_list_mode=list&genre=302&p=2');
    expect(addressWith(url, { product_list_mode: null })).toBe('/fiction.html?genre=302');
    expect(addressWith(url, { genre: null, product_list_mode: null })).toBe('/fiction.html');
    expect(addressWith(url, { p: '3' })).toBe('/fiction.html?product_list_mode=list&genre=302&p=3');
  });
});

describe('sorting', () => {
  it.each(['BN-EVENING', 'GR-NORTH'])('takes %s for what its cheapest choice costs', (sku) => {
    const product = products.find((one) => one.sku === sku);
    expect(product && sortingPrice(product)).toBe(product && priceRange(product)[0]);
    expect(product && sortingPrice(product)).toBeGreaterThan(0);
  });

  it('goes by name and by price, both ways', () => {
    const byName = names('product_list_order=name&product_list_limit=36');
    expect(byName).toEqual([...byName].sort((one, other) => one.localeCompare(other)));
    expect(names('product_list_order=name&product_list_dir=desc&product_list_limit=36')).toEqual(
      [...byName].reverse(),
    );
    const prices = ask('product_list_order=price&product_list_limit=36').products.map(sortingPrice);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });
});

describe('paging', () => {
  it('cuts the products into pages and shows the last one for an address past the end', () => {
    const first = ask('product_list_limit=12');
    const last = ask('product_list_limit=12&p=99');
    expect(first.pages).toBe(Math.ceil(fiction.length / 12));
    expect(last.page).toBe(first.pages);
    expect([...first.products, ...last.products]).toHaveLength(fiction.length);
  });

  it('shows five pages around the one read', () => {
    const view = pagerView(7, 9, (page) => `?p=${String(page)}`);
    expect(view.pages.map(({ label }) => label)).toEqual(['5', '6', '7', '8', '9']);
    expect(view.pages.map(({ url }) => url)).toEqual(['?p=5', '?p=6', null, '?p=8', '?p=9']);
    expect([view.previousUrl, view.nextUrl]).toEqual(['?p=6', '?p=8']);
    expect(pagerView(1, 1, String)).toMatchObject({ previousUrl: null, nextUrl: null });
  });
});

describe.each(facets)('the filter $code', (facet) => {
  const all = listProducts(products, parseListing(new URLSearchParams(), ['position'], defaults));
  const choice = all.choices.find((one) => one.facet === facet);

  it('leaves exactly as many products as it promises, and every one of them fits', () => {
    expect(choice?.values.length).toBeGreaterThan(1);
    for (const { value, count } of choice?.values ?? []) {
      const found = ask(`${facet.code}=${value.id}&product_list_limit=36`, products);
      expect([value.label, found.total]).toEqual([value.label, count]);
      for (const product of found.products) {
        expect(facet.valuesOf(product).map(({ id }) => id)).toContain(value.id);
      }
    }
  });

  it('is offered until it is used', () => {
    const [first] = choice?.values ?? [];
    const found = ask(`${facet.code}=${first?.value.id ?? ''}`, products);
    expect(found.query.filters.map(({ value }) => value)).toEqual([first?.value]);
    expect(found.choices.map((one) => one.facet)).not.toContain(facet);
  });
});

describe('filters together', () => {
  it('narrow each other down', () => {
    const mystery = ask().choices.find(({ facet }) => facet.code === 'genre');
    const id = mystery?.values.find(({ value }) => value.label === 'Mystery')?.value.id ?? '';
    const authors = ask(`genre=${id}`).choices.find(({ facet }) => facet.code === 'format');
    expect(authors?.values.map(({ value }) => value.label)).toEqual(['Hardback', 'Paperback']);
    expect(ask(`genre=${id}&price=0-10`).total).toBe(0);
  });

  it('calls the makers of a shelf what they are', () => {
    const label = (shelf: string) =>
      ask('', productsInCategory(shelf)).choices.find(({ facet }) => facet.code === 'author')
        ?.label;
    expect(['fiction', 'records', 'films'].map(label)).toEqual(['Author', 'Artist', 'Director']);
  });
});
