import { type Database, row } from '../../db/database';
import { currentVisitor } from '../settings/visitor';
import { findArticle, type Article } from './catalogue';
import { NO_CHOICE, type Choice } from './kinds/choice';
import { bundleParts } from './pricing';
import type { ShopProduct } from '../../data/products';

const NOT_AVAILABLE = 'The requested qty is not available';

/** Stock that a line needs: a SKU, and its quantity for one piece of the line. */
export interface StockNeed {
  readonly sku: string;
  readonly qty: number;
}

/** The stock of a SKU for the visitor of this request. */
export function stockOf(db: Database, sku: string): number {
  const changed = currentVisitor().shelf.get(sku)?.stock;
  if (changed !== undefined) return changed;
  return row<{ qty: number }>(db, 'SELECT qty FROM stock WHERE sku = ?', sku)?.qty ?? 0;
}

/** Whether a product is in stock: a bundle needs one of each required part. */
export function isSalable(db: Database, product: ShopProduct): boolean {
  const hasStock = ({ sku }: { readonly sku: string }): boolean => stockOf(db, sku) > 0;
  if (product.bundle) {
    const required = product.bundle.options.filter(({ isRequired }) => isRequired);
    return required.every(({ selections }) => selections.some(hasStock));
  }
  if (product.members.length > 0) return product.members.some(hasStock);
  return (product.type === 'configurable' ? product.variants : [product]).some(hasStock);
}

/** The stock that one piece needs: the variant, the product itself, or the parts of a bundle. */
export function stockNeeds({ product, variant }: Article, choice: Choice): readonly StockNeed[] {
  if (product.bundle) {
    return bundleParts(product, choice).map((part) => ({ sku: part.product.sku, qty: part.qty }));
  }
  return [{ sku: variant?.sku ?? product.sku, qty: 1 }];
}

/** Quarters and twentieths have no exact binary fraction. */
function isMultiple(qty: number, step: number): boolean {
  const times = qty / step;
  return Math.abs(times - Math.round(times)) < 1e-6;
}

/** The platform's message when a line cannot have this quantity, or null. */
export function quantityProblem(
  db: Database,
  item: { readonly sku: string; readonly choice?: Choice },
  qty: number,
): string | null {
  const article = findArticle(item.sku);
  if (!article) return NOT_AVAILABLE;
  const { minQty, maxQty, qtyStep } = article.product;
  if (qty < minQty) return `The fewest you may purchase is ${String(minQty)}.`;
  if (qty > maxQty) return 'The requested qty exceeds the maximum qty allowed in shopping cart';
  const needs = stockNeeds(article, item.choice ?? NO_CHOICE);
  if (needs.some((need) => qty * need.qty > stockOf(db, need.sku))) return NOT_AVAILABLE;
  if (!isMultiple(qty, qtyStep)) {
    return `You can buy this product only in quantities of ${String(qtyStep)} at a time.`;
  }
  return null;
}

/** Reduces the stock; returns false and changes nothing when there is too little. */
export function takeStock(db: Database, sku: string, qty: number): boolean {
  if (stockOf(db, sku) < qty) return false;
  const { changes } = db
    .prepare('UPDATE stock SET qty = round(qty - ?, 4) WHERE sku = ? AND qty >= ?')
    .run(qty, sku, qty);
  return changes === 1;
}
