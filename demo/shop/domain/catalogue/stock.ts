import { type Database, row } from '../../db/database';
import { currentVisitor } from '../settings/visitor';
import { findArticle, type Article } from './catalogue';
import { NO_CHOICE, type Choice } from './kinds/choice';
import { bundleParts } from './pricing';
import type { ShopProduct } from '../../data/products';

const NOT_AVAILABLE = 'The requested qty is not available';

/** What a line takes off the shelf: a SKU, and how much of it for one piece of the line. */
export interface StockNeed {
  readonly sku: string;
  readonly qty: number;
}

/** Copies left of a SKU, as the visitor of this request finds them. */
export function stockOf(db: Database, sku: string): number {
  const changed = currentVisitor().shelf.get(sku)?.stock;
  if (changed !== undefined) return changed;
  return row<{ qty: number }>(db, 'SELECT qty FROM stock WHERE sku = ?', sku)?.qty ?? 0;
}

/** Whether any copy of a product can be bought: of a bundle, one of each part that it cannot do without. */
export function isSalable(db: Database, product: ShopProduct): boolean {
  const hasStock = ({ sku }: { readonly sku: string }): boolean => stockOf(db, sku) > 0;
  if (product.bundle) {
    const required = product.bundle.options.filter(({ isRequired }) => isRequired);
    return required.every(({ selections }) => selections.some(hasStock));
  }
  if (product.members.length > 0) return product.members.some(hasStock);
  return (product.type === 'configurable' ? product.variants : [product]).some(hasStock);
}

/** What one piece takes off the shelf: the variant, the product itself, or the parts of a bundle. */
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

/** Why a line cannot have this quantity, in the platform's words, or null when it can. */
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

/** Takes copies off the shelf; false, and nothing taken, when there are too few. */
export function takeStock(db: Database, sku: string, qty: number): boolean {
  if (stockOf(db, sku) < qty) return false;
  const { changes } = db
    .prepare('UPDATE stock SET qty = round(qty - ?, 4) WHERE sku = ? AND qty >= ?')
    .run(qty, sku, qty);
  return changes === 1;
}
