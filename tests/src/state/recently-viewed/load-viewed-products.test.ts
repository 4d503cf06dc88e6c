import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseProductRow } from '../../../../src/api/products';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { fail } from '../../../../src/platform/result';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import { selectRecentProducts } from '../../../../src/state/recently-viewed/recently-viewed-slice';
import { recentlyViewedState } from '../../../../src/state/recently-viewed/recently-viewed-state';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_700_000_000_000;
const requested: string[] = [];

const row = (id: string, more: object = {}) => ({
  id: Number(id),
  name: `Book ${id}`,
  url: `${window.location.origin}/book-${id}.html`,
  images: [{ url: `/book-${id}.jpg`, code: 'grid', width: 240, height: 300 }],
  price_info: {
    formatted_prices: {
      final_price: '<span class="price">$8.00</span>',
      regular_price: '<span class="price">$10.00</span>',
    },
  },
  store_id: 1,
  currency_code: 'USD',
  ...more,
});

interface Page {
  /** Ids of the products that the page is about. */
  readonly viewed?: readonly string[];
  readonly scope?: string;
  readonly storage?: object;
  /** More of the page's data. */
  readonly more?: object;
}

const provider = 'Magento_Catalog/js/product/view/provider';

function open({ viewed = [], scope = 'website', storage = {}, more = {} }: Page = {}) {
  const data = {
    items: Object.fromEntries(viewed.map((id) => [id, row(id)])),
    store: '1',
    currency: 'USD',
    productCurrentScope: scope,
    ...more,
  };
  const storagesConfiguration = { recently_viewed_product: storage };
  const page: PageSource = {
    checkoutConfig: null,
    checkout: { websiteId: '1', storeId: '4' },
    init: {
      '*': {
        [provider]: { data },
        'Magento_Ui/js/core/app': { components: { 'storage-manager': { storagesConfiguration } } },
      },
    },
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  };
  const store = createTillStore(
    { shop, checkout: null },
    { page: () => page, now: () => Date.now() },
  );
  store.inject(recentlyViewedState);
  return () => selectRecentProducts(store.getState()).map(({ name }) => name);
}

const ids = () => jsonStorage('recently_viewed_product').read();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  requested.length = 0;
  mockShop(({ url }) => {
    requested.push(decodeURIComponent(new URL(url).search));
    return json({ items: [row('7'), row('8')] });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('recently viewed products', () => {
  it('are stored with time and scope, next to the product data [RECENT-05][RECENT-06][RECENT-07][STOR-08]', () => {
    open({ viewed: ['7'] });
    expect(ids()).toEqual({
      'website-1-7': { added_at: NOW / 1000, product_id: '7', scope_id: '1' },
    });
    expect(jsonStorage('product_data_storage').read()).toMatchObject({
      7: { id: 7, currency_code: 'USD', store_id: 1 },
    });
  });

  it('are stored by product id alone where the shop has no scope [RECENT-07]', () => {
    open({ viewed: ['7'], scope: '' });
    expect(ids()).toEqual({ 7: { added_at: NOW / 1000, product_id: '7' } });
  });

  it('are shown newest first, within their lifetime, without the product of the page [RECENT-09][STOR-05]', () => {
    for (const id of ['1', '2', '3']) {
      open({ viewed: [id] });
      vi.advanceTimersByTime(400_000);
    }
    // The first one is 1200 seconds old by now.
    expect(open()()).toEqual(['Book 3', 'Book 2']);
    expect(open({ viewed: ['3'] })()).toEqual(['Book 2']);
    expect(open({ storage: { lifetime: '500' } })()).toEqual(['Book 3']);
  });

  it('of another scope are not shown [RECENT-07]', () => {
    const viewed = (id: string, more: object = {}) => ({
      [`k${id}`]: { added_at: NOW / 1000, product_id: id, ...more },
    });
    jsonStorage('product_data_storage').write({ 1: row('1'), 2: row('2'), 3: row('3') });
    jsonStorage('recently_viewed_product').write({
      ...viewed('1', { scope_id: 1 }),
      ...viewed('2', { scope_id: '2' }),
      ...viewed('3'),
    });
    expect(open()()).toEqual(['Book 1', 'Book 3']);
  });

  it('have no regular price when they are grouped, although their row has a 0 [RECENT-05]', () => {
    const prices = { formatted_prices: { final_price: '$12.50', regular_price: '$0.00' } };
    const group = row('4', { price_info: { ...prices, final_price: 12.5, regular_price: 0 } });
    expect(parseProductRow(group)?.regularPrice).toBe('');
  });

  it('appear in other tabs', () => {
    const names = open();
    expect(names()).toEqual([]);
    const other = open({ viewed: ['5'] });
    expect(other()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'recently_viewed_product' }));
    expect(names()).toEqual(['Book 5']);
  });

  it('are requested when only their ids are known [RECENT-13][RECENT-14]', async () => {
    const record = { added_at: NOW / 1000 - 5, scope_id: '1' };
    jsonStorage('recently_viewed_product').write({
      'website-1-7': { ...record, product_id: '7' },
      'website-1-8': { ...record, product_id: '8', added_at: NOW / 1000 - 9 },
    });
    const names = open({ viewed: ['1'] });
    expect(names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toContain('[field]=entity_id');
    expect(requested[0]).toContain('[value]=7,8');
    expect(requested[0]).toContain('store_id=1&currency_code=USD');
    expect(names()).toEqual(['Book 7', 'Book 8']);
  });

  it('in another currency are requested again [RECENT-05]', async () => {
    open({ viewed: ['7'] });
    jsonStorage('product_data_storage').write({ 7: row('7', { currency_code: 'EUR' }) });
    const names = open({ viewed: ['1'] });
    expect(names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['Book 7']);
  });

  it('of another store are requested again [RECENT-05]', async () => {
    open({ viewed: ['7'] });
    jsonStorage('product_data_storage').write({ 7: row('7', { store_id: '2' }) });
    const names = open();
    expect(names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toHaveLength(1);
    expect(names()).toEqual(['Book 7']);
  });

  it('are shown whatever their store and currency are on a page that names none, which requests nothing [RECENT-05]', async () => {
    const nameless = { more: { store: undefined, currency: undefined } };
    open({ viewed: ['7'] });
    jsonStorage('product_data_storage').write({
      7: row('7', { store_id: 2, currency_code: 'EUR' }),
    });
    expect(open(nameless)()).toEqual(['Book 7']);
    jsonStorage('product_data_storage').write({});
    expect(open(nameless)()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual([]);
  });

  it('are not requested when their data is known, nor again after a failure on the same page', async () => {
    open({ viewed: ['7'] });
    open({ viewed: ['1'] });
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual([]);
    jsonStorage('product_data_storage').write({});
    mockShop(() => fail({ kind: 'network' }));
    const names = open({ viewed: ['1'] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(names()).toEqual([]);
    expect(jsonStorage('product_data_storage').read()).toEqual({ 1: row('1') });
  });

  it('are requested only as far as their data is missing [RECENT-13]', async () => {
    open({ viewed: ['1'] });
    open({ viewed: ['7'] });
    jsonStorage('product_data_storage').write({ 1: row('1') });
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toContain('[value]=7&');
  });

  it('are listed once, as viewed last, when they were viewed in several scopes [RECENT-07][RECENT-09]', () => {
    for (const id of ['1', '2']) open({ viewed: [id], scope: 'website' });
    vi.advanceTimersByTime(5000);
    open({ viewed: ['1'], scope: '' });
    expect(open({ scope: '' })()).toEqual(['Book 1', 'Book 2']);
  });

  it('are removed from the storage once they have expired, when another one is stored [STOR-05]', () => {
    open({ viewed: ['1'] });
    vi.advanceTimersByTime(600_000);
    open({ viewed: ['2'] });
    vi.advanceTimersByTime(400_000);
    open();
    expect(Object.keys(ids() as object)).toEqual(['website-1-1', 'website-1-2']);
    open({ viewed: ['3'] });
    expect(Object.keys(ids() as object)).toEqual(['website-1-2', 'website-1-3']);
  });

  it('are none for a view without a product', () => {
    jsonStorage('product_data_storage').write({ null: row('1'), '': row('2') });
    jsonStorage('recently_viewed_product').write({
      one: { added_at: NOW / 1000, product_id: null },
      two: { added_at: NOW / 1000, product_id: '' },
    });
    expect(open()()).toEqual([]);
  });

  it('with a link to another site or without a name are left out', () => {
    for (const [id, more] of [
      ['1', { url: 'https://elsewhere.example/' }],
      ['2', { url: 'javascript:alert(1)' }],
      ['3', { name: '' }],
    ] as const) {
      open({ viewed: [id] });
      const data = jsonStorage('product_data_storage');
      data.write({ ...(data.read() as object), [id]: row(id, more) });
    }
    expect(open()()).toEqual([]);
  });
});

describe('reporting views to the server', () => {
  it('is off by default [RECENT-11]', async () => {
    open({ viewed: ['7'], storage: { requestConfig: { syncUrl: 'https://shop.example/sync' } } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
  });

  it('sends the views where the shop allows it, and stores the time [RECENT-10][RECENT-12]', async () => {
    open({
      viewed: ['7'],
      storage: { allowToSendRequest: '1', requestConfig: { syncUrl: 'https://shop.example/sync' } },
    });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toMatchObject([{ method: 'POST', path: 'sync' }]);
    expect([...(sent[0]?.body as URLSearchParams)]).toEqual([
      ['type_id', 'recently_viewed_product'],
      ['ids[7][product_id]', '7'],
      ['ids[7][added_at]', String(NOW / 1000)],
    ]);
    expect(jsonStorage('recently_viewed_product_last_update').read()).toBe(NOW / 1000);
  });

  const syncing = {
    allowToSendRequest: '1',
    requestConfig: { syncUrl: 'https://shop.example/sync' },
  };

  it('stores no time when it fails [RECENT-12]', async () => {
    mockShop(() => fail({ kind: 'network' }));
    open({ viewed: ['7'], storage: syncing });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect(jsonStorage('recently_viewed_product_last_update').read()).toBeNull();
  });

  it('sends nothing from a page without a product [RECENT-10]', async () => {
    open({ viewed: ['7'] });
    open({ storage: syncing });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
  });
});
