import { products } from '../catalogue/catalogue';
import { isSalable } from '../catalogue/stock';
import { inTransaction, run, type Database } from '../db/database';
import { cartItems, putItem } from './cart-store';

/** Brings a cart to so many lines: each simple product once, and then the same again on lines of their own. */
export function fillCart(db: Database, cartId: number, lines: number): void {
  inTransaction(db, () => {
    const simple = products.filter(
      (product) => product.type === 'simple' && product.minQty === 1 && isSalable(db, product),
    );
    for (const { sku } of simple.slice(0, lines)) {
      const isHeld = cartItems(db, cartId).some((item) => item.sku === sku);
      if (!isHeld) putItem(db, cartId, { sku, qty: 1, links: [] });
    }
    const held = cartItems(db, cartId);
    for (let index = held.length; index < lines; index += 1) {
      run(
        db,
        `INSERT INTO cart_items (cart_id, sku, choice_json, qty)
         SELECT cart_id, sku, choice_json, 1 FROM cart_items WHERE id = ?`,
        held[index % held.length]?.id,
      );
    }
  });
}
