import { ownValue } from '../../domain/own-value';
import type { ViewedSettings } from '../../domain/recent.types';
import type { PageSource } from '../../platform/page/page-source';
import {
  branch,
  configsOf,
  flag,
  id,
  number,
  recordOf,
  taker,
  text,
  nonEmptyText,
  type Json,
} from './config-values';

const LIFETIME_SECONDS = 1000;

/** Ids of the scopes in the page (RECENT-07). */
const SCOPE_IDS: Readonly<Record<string, string>> = {
  store: 'storeId',
  group: 'storeGroupId',
  website: 'websiteId',
};

function scopeOf(source: PageSource, name: string): ViewedSettings['scope'] {
  const key = ownValue(SCOPE_IDS, name);
  return key === undefined ? null : { name, id: taker(source.checkout, 'checkout')(key, id, '') };
}

const storageOf = (source: PageSource): Json =>
  configsOf(source.init, 'Magento_Ui/js/core/app')
    .map((app) => branch(app, 'components', 'storage-manager', 'storagesConfiguration'))
    .map((storages) => recordOf(storages.recently_viewed_product))
    .find((storage) => Object.keys(storage).length > 0) ?? {};

/**
 * The page's settings and data for recently viewed products. Without them, the page only shows what other pages have
 * stored.
 */
export function parseViewedSettings(source: PageSource): ViewedSettings {
  const [provider] = configsOf(source.init, 'Magento_Catalog/js/product/view/provider');
  const data = branch(provider, 'data');
  const read = taker(data, 'product/view/provider');
  const readStorage = taker(storageOf(source), 'recently_viewed_product');
  const maySync = readStorage('allowToSendRequest', flag, false);
  const request = taker(branch(storageOf(source), 'requestConfig'), 'requestConfig');
  return {
    items: recordOf(data.items),
    store: read('store', id, null),
    currency: read('currency', nonEmptyText, null),
    scope: scopeOf(source, read('productCurrentScope', text, '')),
    lifetime: readStorage('lifetime', number, LIFETIME_SECONDS),
    syncUrl: maySync ? request('syncUrl', nonEmptyText, null) : null,
  };
}
