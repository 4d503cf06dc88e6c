import { parseViewedSettings } from '../../api/page-config/viewed';
import type { ViewedSettings } from '../../domain/recent.types';
import type { PageSource } from '../../platform/page/page-source';
import { storedViews, storeViews } from './viewed-storage';
import type { TillStore } from '../shared/store.types';

/** The pages whose products were recorded. */
const recorded = new WeakSet<TillStore>();

/**
 * Records the page's products as viewed, once per page, under the keys of the platform's own scripts (RECENT-05 to RECENT-07):
 * if they record the same view, either write leaves the same entry. The views are sent to the server where the shop is
 * configured to do so (RECENT-10 to RECENT-12). `now` in milliseconds since 1970.
 */
export function recordView(store: TillStore, now: () => number, settings: ViewedSettings): void {
  const { items, syncUrl } = settings;
  if (recorded.has(store)) return;
  recorded.add(store);
  storeViews(now(), settings);
  if (syncUrl === null || Object.keys(items).length === 0) return;
  void import('./send-views').then(
    ({ sendViews }) => sendViews(syncUrl, storedViews(now(), settings), now),
    () => undefined,
  );
}

/** Records the products of a page, whether or not an element shows viewed products. */
export function recordPageView(store: TillStore, page: PageSource): void {
  recordView(store, Date.now, parseViewedSettings(page));
}
