import { jsonStorage } from '../../platform/storage/storage';

const KEY = 'recently-viewed-products';

/** A product as the account pages store it: by SKU, with its server-rendered markup (RECENT-01). */
export interface ViewedMarkup {
  readonly sku: string;
  /** Server HTML; untrusted, since other scripts may write to this storage. */
  readonly html: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Newest first. The platform stores two parallel lists (RECENT-02). */
export function storedMarkup(): readonly ViewedMarkup[] {
  const stored = jsonStorage(KEY).read();
  if (typeof stored !== 'object' || stored === null) return [];
  const { sku, html } = stored as { readonly sku?: unknown; readonly html?: unknown };
  const markup = listOf(html);
  return listOf(sku).flatMap((one, index): ViewedMarkup[] => {
    const own = markup[index];
    return typeof one === 'string' && one !== '' && typeof own === 'string'
      ? [{ sku: one, html: own }]
      : [];
  });
}

/** Stores a product as the first one, followed by at most `limit` others (RECENT-03). */
export function storeMarkup(product: ViewedMarkup, limit: number): void {
  const others = storedMarkup().filter(({ sku }) => sku !== product.sku);
  const stored = [product, ...others.slice(0, limit)];
  jsonStorage(KEY).write({
    sku: stored.map(({ sku }) => sku),
    html: stored.map(({ html }) => html),
  });
}

/** Calls `listener` when another tab has stored a viewed product. */
export function onMarkupChanged(listener: () => void): void {
  jsonStorage(KEY).subscribe(listener);
}
