import { type Database, first, rows } from '../db/database';
import { currentVisitor } from '../settings/visitor';
import { findArticle, type Article } from './catalogue';
import type { ShopProduct } from './product.types';

const NOT_AVAILABLE = 'The requested qty is not available';

/** Copies left of a SKU, as the visitor of this request finds them. */
export function stockOf(db: Database, sku: string): number {
  const changed = currentVisitor().shelf.get(sku)?.stock;
  if (changed !== undefined) return changed;
  return first(rows<{ qty: number }>(db, 'SELECT qty FROM stock WHERE sku = ?', sku))?.qty ?? 0;
}

/** Whether any copy of a product can be bought. */
export function isSalable(db: Database, product: ShopProduct): boolean {
  const skus =
    product.type === 'configurable' ? product.variants.map(({ sku }) => sku) : [product.sku];
  return skus.some((sku) => stockOf(db, sku) > 0);
}

function skuOf({ product, variant }: Article): string {
  return variant?.sku ?? product.sku;
}

/** Why a line cannot have this quantity, in the platform's words, or null when it can. */
export function quantityProblem(db: Database, sku: string, qty: number): string | null {
  const article = findArticle(sku);
  if (!article) return NOT_AVAILABLE;
  const { minQty, maxQty, qtyStep } = article.product;
  if (qty < minQty) return `The fewest you may purchase is ${String(minQty)}.`;
  if (qty > maxQty) return 'The requested qty exceeds the maximum qty allowed in shopping cart';
  if (qty > stockOf(db, skuOf(article))) return NOT_AVAILABLE;
  if (qty % qtyStep !== 0) {
    return `You can buy this product only in quantities of ${String(qtyStep)} at a time.`;
  }
  return null;
}

/** Takes copies off the shelf; false, and nothing taken, when there are too few. */
export function takeStock(db: Database, sku: string, qty: number): boolean {
  if (stockOf(db, sku) < qty) return false;
  const { changes } = db
    .prepare('UPDATE stock SET qty = qty - ? WHERE sku = ? AND qty >= ?')
    .run(qty, sku, qty);
  return changes === 1;
}
