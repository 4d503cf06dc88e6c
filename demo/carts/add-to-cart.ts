import { findVariant } from '../catalogue/catalogue';
import type { ShopProduct } from '../catalogue/product.types';
import { isSalable, quantityProblem } from '../catalogue/stock';
import { inTransaction, type Database } from '../db/database';
import { cartItems, putItem } from './cart-store';

/** What a shopper wants to add: `choice` maps attribute ids to value ids, `links` are download ids. */
export interface Wish {
  readonly product: ShopProduct;
  readonly qty: number;
  readonly choice: Readonly<Record<number, number>>;
  readonly links: readonly number[];
}

/** A line was added or grew, or why not, in the platform's words. */
export type AddResult =
  | { readonly ok: true; readonly itemId: number }
  | { readonly ok: false; readonly message: string; readonly needsOptions: boolean };

const OUT_OF_STOCK = 'Product that you are trying to add is not available.';

function refused(message: string, needsOptions = false): AddResult {
  return { ok: false, message, needsOptions };
}

/** Adds a product to a cart as the platform does: a quantity of 0 or less adds one. */
export function addToCart(db: Database, cartId: number, wish: Wish): AddResult {
  const { product } = wish;
  if (!isSalable(db, product)) return refused(OUT_OF_STOCK);
  if (product.links.length > 0 && !product.links.some(({ id }) => wish.links.includes(id))) {
    return refused('Please specify product link(s).', true);
  }
  const variant = findVariant(product, wish.choice);
  if (product.type === 'configurable' && !variant) {
    return refused('You need to choose options for your item.', true);
  }
  const sku = variant?.sku ?? product.sku;
  const qty = wish.qty > 0 ? wish.qty : 1;
  const links = product.links.map(({ id }) => id).filter((id) => wish.links.includes(id));
  return inTransaction(db, () => {
    const held = cartItems(db, cartId)
      .filter((item) => item.sku === sku)
      .reduce((sum, item) => sum + item.qty, 0);
    const problem = quantityProblem(db, sku, held + qty);
    if (problem !== null) return refused(problem);
    return { ok: true, itemId: putItem(db, cartId, { sku, qty, links }) };
  });
}
