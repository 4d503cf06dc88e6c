import { loadProductRows, parseProductRow } from '../../api/products';
import { ownValue } from '../../domain/own-value';
import type { ViewedSettings } from '../../domain/recent.types';
import { recentProductsRead } from './recently-viewed-slice';
import { recordView } from './record-view';
import { onViewsChanged, storedRows, storedViews, storeRows } from './viewed-storage';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';

/**
 * Records this page's products as viewed and reads the earlier ones, again when another tab changes them. Missing product
 * data is loaded.
 */
export function saveViewedProducts(
  store: TillStore,
  { now }: Services,
  settings: ViewedSettings,
): void {
  const { items } = settings;
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

  recordView(store, now, settings);
  show();
  onViewsChanged(show);
  void loadMissing();
}
