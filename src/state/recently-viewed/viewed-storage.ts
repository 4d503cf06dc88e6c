import type { ViewedSettings } from '../../domain/recent.types';
import { jsonStorage } from '../../platform/storage/storage';
import { namespacedStorage } from '../../platform/storage/namespaced-storage';

const IDS = 'recently_viewed_product';
const DATA = 'product_data_storage';

/** A view of a product (RECENT-06). */
export interface View {
  readonly id: string;
  /** Seconds since 1970. */
  readonly addedAt: number;
}

const idOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/**
 * The unexpired views, newest first and each product once (RECENT-09, STOR-05), without those of another scope
 * (RECENT-07). `now` in milliseconds.
 */
export function storedViews(now: number, { lifetime, scope }: ViewedSettings): readonly View[] {
  const views = namespacedStorage(IDS, { lifetimeSeconds: lifetime })
    .fresh(now)
    .filter(({ scope_id: of }) => of === undefined || scope === null || idOf(of) === scope.id)
    .map((record) => ({ id: idOf(record.product_id), addedAt: Number(record.added_at) }))
    .filter(({ id }) => id !== '')
    .sort((one, other) => other.addedAt - one.addedAt);
  return views.filter(({ id }, index) => views.findIndex((view) => view.id === id) === index);
}

/** The storage key of a view, with its scope, if there is one (RECENT-07). */
const keyOf = ({ scope }: ViewedSettings, id: string): string =>
  scope === null ? id : `${scope.name}-${scope.id}-${id}`;

/** Stores a view and the data of the page's products. Expired views are removed. */
export function storeViews(now: number, settings: ViewedSettings): void {
  const { items, scope, lifetime } = settings;
  const ids = Object.keys(items);
  if (ids.length === 0) return;
  const addedAt = now / 1000;
  const unexpired = Object.entries(namespacedStorage(IDS).all()).filter(
    ([, record]) => addedAt - Number(record.added_at) < lifetime,
  );
  const added = ids.map((id) => [
    keyOf(settings, id),
    { added_at: addedAt, product_id: id, ...(scope !== null && { scope_id: scope.id }) },
  ]);
  jsonStorage(IDS).write(Object.fromEntries([...unexpired, ...added]));
  storeRows(items);
}

/** Stores product data in addition to that of other pages. */
export function storeRows(rows: Readonly<Record<string, unknown>>): void {
  jsonStorage(DATA).write({ ...namespacedStorage(DATA).all(), ...rows });
}

/** Product data by id, limited to the page's store and currency (RECENT-05). */
export function storedRows({ store, currency }: ViewedSettings): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(namespacedStorage(DATA).all()).filter(
      ([, row]) =>
        (currency === null || row.currency_code === currency) &&
        (store === null || idOf(row.store_id) === store),
    ),
  );
}

/** Calls `listener` when another tab has changed views or product data. */
export function onViewsChanged(listener: () => void): void {
  jsonStorage(IDS).subscribe(listener);
  jsonStorage(DATA).subscribe(listener);
}
