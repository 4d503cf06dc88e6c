import { loadProductRows, parseProductRow, syncViews } from '../../api/products';
import { ownValue } from '../../domain/own-value';
import type { ViewedSettings } from '../../domain/recent.types';
import { recentProductsRead } from './recently-viewed-slice';
import {
  onViewsChanged,
  storedRows,
  storedViews,
  storeRows,
  storeSyncTime,
  storeViews,
} from './viewed-storage';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';

/**
 * Saves this page's products as viewed and reads the earlier ones, again when another tab changes them. Missing product
 * data is loaded. The views are sent to the server where the shop is configured to do so.
 */
export function saveViewedProducts(
  store: TillStore,
  { now }: Services,
  settings: ViewedSettings,
): void {
  const { items, syncUrl } = settings;
  const others = () => storedViews(now(), settings).filter(({ id }) => !Object.hasOwn(items, id));

  function show(): void {
    const rows = storedRows(settings);
    const products = others().flatMap(({ id }) => parseProductRow(ownValue(rows, id)) ?? []);
    store.dispatch(recentProductsRead(products));
  }

  async function loadMissing(): Promise<void> {
    const rows = storedRows(settings);
    const ids = others()
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(rows, id));
    if (ids.length === 0 || settings.store === null || settings.currency === null) return;
    const query = { ids, store: settings.store, currency: settings.currency };
    const result = await loadProductRows(store.getState().config.shop, query);
    if (!result.ok) return;
    storeRows(result.value);
    show();
  }

  async function sync(url: string): Promise<void> {
    const result = await syncViews(url, storedViews(now(), settings));
    if (result.ok) storeSyncTime(now());
  }

  storeViews(now(), settings);
  show();
  onViewsChanged(show);
  void loadMissing();
  if (syncUrl !== null && Object.keys(items).length > 0) void sync(syncUrl);
}
