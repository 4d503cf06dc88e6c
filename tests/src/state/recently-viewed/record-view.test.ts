import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { jsonStorage } from '../../../../src/platform/storage/storage';
import { recentlyViewedState } from '../../../../src/state/recently-viewed/recently-viewed-state';
import { createTillStore } from '../../../../src/state/store/store';
import { startBridge } from '../../../../elements/bridge';
import { json, sent, mockShop } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Imported here because the flow imports it on demand.
import '../../../../src/state/recently-viewed/record-view';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_700_000_000_000;
const PROVIDER = 'Magento_Catalog/js/product/view/provider';
const row = { id: 36, name: 'Tee shirt', store_id: 1, currency_code: 'USD' };
const SYNC = {
  allowToSendRequest: '1',
  requestConfig: { syncUrl: 'https://shop.example/catalog/product/frontend_action_synchronize/' },
};

function pageOf(components: object): PageSource {
  return {
    checkoutConfig: null,
    checkout: { websiteId: '1' },
    init: { '*': { ...components } },
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  };
}

const data = {
  items: { 36: row },
  store: '1',
  currency: 'USD',
  productCurrentScope: 'website',
};
const productPage = (storage: object = {}) =>
  pageOf({
    [PROVIDER]: { data },
    'Magento_Ui/js/core/app': {
      components: {
        'storage-manager': { storagesConfiguration: { recently_viewed_product: storage } },
      },
    },
  });

/** The idle callbacks of the page, which run when a test lets them. */
const idle: (() => void)[] = [];

/** Starts what a page does late. */
function open(page: PageSource) {
  const store = createTillStore({ shop, checkout: null }, { page: () => page, now: () => NOW });
  const runtime = {
    version: '1',
    store,
    complete: () => Promise.resolve(),
    translationsReady: Promise.resolve(),
  };
  void startBridge(runtime, page, sectionSettings);
  return store;
}

const views = () => jsonStorage('recently_viewed_product').read();
const letIdle = async () => {
  for (const run of idle.splice(0)) run();
  await vi.dynamicImportSettled();
};
const RECORDED = { 'website-1-36': { added_at: NOW / 1000, product_id: '36', scope_id: '1' } };

beforeEach(() => {
  localStorage.clear();
  idle.length = 0;
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  mockShop(() => json([]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the product of a page', () => {
  it('is recorded as viewed when the page is idle, under the platform’s keys [RECENT-05][RECENT-06][RECENT-07]', async () => {
    open(productPage());
    expect(views()).toBeNull();
    await letIdle();
    expect(views()).toEqual(RECORDED);
    expect(jsonStorage('product_data_storage').read()).toEqual({ 36: row });
    expect(sent).toEqual([]);
  });

  it('is one entry, also when the platform’s own script has recorded it', async () => {
    jsonStorage('recently_viewed_product').write({
      'website-1-36': { added_at: NOW / 1000 - 2, product_id: '36', scope_id: '1' },
      'website-1-7': { added_at: NOW / 1000 - 60, product_id: '7', scope_id: '1' },
    });
    open(productPage());
    await letIdle();
    await vi.waitFor(() => {
      expect(views()).toEqual({
        ...RECORDED,
        'website-1-7': { added_at: NOW / 1000 - 60, product_id: '7', scope_id: '1' },
      });
    });
  });

  it('is sent to the server once, also with the element that shows viewed products [RECENT-10][RECENT-12]', async () => {
    const store = open(productPage(SYNC));
    store.inject(recentlyViewedState);
    await letIdle();
    await vi.waitFor(() => {
      expect(jsonStorage('recently_viewed_product_last_update').read()).toBe(NOW / 1000);
    });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not sent where the shop does not ask for it [RECENT-11]', async () => {
    open(productPage({ ...SYNC, allowToSendRequest: null }));
    await letIdle();
    expect(sent).toEqual([]);
  });

  it('is none on a list of products', () => {
    open(pageOf({}));
    expect(idle).toEqual([]);
  });
});
