import { beforeEach, describe, expect, it } from 'vitest';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import {
  selectRecentProducts,
  selectViewedMarkup,
  viewedMarkupWanted,
} from '../../../../src/state/recently-viewed/recently-viewed-slice';
import { recentlyViewedState } from '../../../../src/state/recently-viewed/recently-viewed-state';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

/* The list of the account pages: products by SKU, with the markup that the server rendered for them. */

const KEY = 'recently-viewed-products';
const mug = { sku: 'MUG', html: '<b>Mug</b>' };
const cup = { sku: 'CUP', html: '<b>Cup</b>' };
const pot = { sku: 'POT', html: '<b>Pot</b>' };

/** A page with the element that shows the list. */
function open() {
  const store = createTillStore({ shop, checkout: null });
  store.inject(recentlyViewedState);
  return {
    show: (product: typeof mug | null, limit = 10) => {
      store.dispatch(viewedMarkupWanted({ product, limit }));
      return selectViewedMarkup(store.getState());
    },
    list: () => selectViewedMarkup(store.getState()),
    products: () => selectRecentProducts(store.getState()),
  };
}

const stored = () => jsonStorage(KEY).read();

beforeEach(() => {
  localStorage.clear();
});

describe('the list of the account pages', () => {
  it('is kept as two parallel lists, newest first [RECENT-01][RECENT-02]', () => {
    open().show(mug);
    expect(open().show(cup)).toEqual([cup, mug]);
    expect(stored()).toEqual({ sku: ['CUP', 'MUG'], html: [cup.html, mug.html] });
  });

  it('is only read on a page without a product', () => {
    open().show(mug);
    const before = stored();
    expect(open().show(null)).toEqual([mug]);
    expect(stored()).toEqual(before);
  });

  it('contains each product once, as it was rendered last', () => {
    open().show(mug);
    open().show(cup);
    const sale = { sku: 'MUG', html: '<b>Mug, on sale</b>' };
    expect(open().show(sale)).toEqual([sale, cup]);
  });

  it('keeps the page’s product and as many others as are configured [RECENT-03]', () => {
    open().show(mug);
    open().show(cup);
    expect(open().show(pot, 1)).toEqual([pot, cup]);
    expect(open().show(null)).toEqual([pot, cup]);
  });

  it('is empty until an element shows it', () => {
    jsonStorage(KEY).write({ sku: ['MUG'], html: ['<b>Mug</b>'] });
    expect(open().list()).toEqual([]);
    const { getState } = createTillStore({ shop, checkout: null });
    expect(selectViewedMarkup(getState())).toEqual([]);
    expect(selectRecentProducts(getState())).toEqual([]);
  });

  it('follows what another tab stores, and leaves the other list as it is', () => {
    const { show, list, products } = open();
    show(mug);
    const before = products();
    jsonStorage(KEY).write({ sku: ['POT'], html: [pot.html] });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(list()).toEqual([pot]);
    expect(products()).toBe(before);
  });

  it.each([
    ['a text', 'MUG'],
    ['nothing', null],
    ['other parts', { products: ['MUG'] }],
    ['no lists', { sku: 'MUG', html: '<b>Mug</b>' }],
    ['SKUs without markup', { sku: ['MUG', 'CUP'], html: [] }],
    ['other types', { sku: [7, '', 'CUP'], html: ['<b>7</b>', '<b>none</b>', 7] }],
  ])('is empty when the storage holds %s', (_name, value) => {
    jsonStorage(KEY).write(value);
    expect(open().show(null)).toEqual([]);
  });
});
