import { jsonStorage } from '../../platform/storage/storage';

const KEY = 'recently-viewed-products';

/** A product as the account's pages remember it: by its SKU, drawn by the server (RECENT-01). */
export interface ViewedMarkup {
  readonly sku: string;
  /** HTML of the server; never to be trusted, as other scripts may write here. */
  readonly html: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Newest first, as the platform keeps them: two lists side by side (RECENT-02). */
export function storedMarkup(): readonly ViewedMarkup[] {
  const kept = jsonStorage(KEY).read();
  if (typeof kept !== 'object' || kept === null) return [];
  const { sku, html } = kept as { readonly sku?: unknown; readonly html?: unknown };
  const drawn = listOf(html);
  return listOf(sku).flatMap((one, index): ViewedMarkup[] => {
    const own = drawn[index];
    return typeof one === 'string' && one !== '' && typeof own === 'string'
      ? [{ sku: one, html: own }]
      : [];
  });
}

/** Puts a product first, and keeps `limit` others (RECENT-03). */
export function storeMarkup(product: ViewedMarkup, limit: number): void {
  const others = storedMarkup().filter(({ sku }) => sku !== product.sku);
  const kept = [product, ...others.slice(0, limit)];
  jsonStorage(KEY).write({
    sku: kept.map(({ sku }) => sku),
    html: kept.map(({ html }) => html),
  });
}

/** Calls `listener` when another tab has looked at a product. */
export function onMarkupChanged(listener: () => void): void {
  jsonStorage(KEY).subscribe(listener);
}
