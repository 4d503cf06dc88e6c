import { products } from '../../data/products';
import { NO_CHOICE } from '../catalogue/kinds/choice';
import { inTransaction, run, type Database } from '../../db/database';
import { addToCart } from './add-to-cart';
import { cartItems } from './cart-store';

/** Adds lines until a cart has `count`: each plain product once, then repeatedly on separate lines. */
export function fillCart(db: Database, cartId: number, lines: number): void {
  inTransaction(db, () => {
    const skus = new Set(cartItems(db, cartId).map(({ sku }) => sku));
    const wanted = products.filter(({ type, sku }) => type === 'simple' && !skus.has(sku));
    for (const product of wanted.slice(0, Math.max(0, lines - skus.size))) {
      // Products with options and those that are sold out are left out.
      addToCart(db, cartId, { product, qty: 1, attributes: {}, choice: NO_CHOICE, members: null });
    }
    const held = cartItems(db, cartId);
    for (let index = held.length; index < lines; index += 1) {
      run(
        db,
        `INSERT INTO cart_items (cart_id, sku, choice_json, qty)
         SELECT cart_id, sku, choice_json, qty FROM cart_items WHERE id = ?`,
        held[index % held.length]?.id,
      );
    }
  });
}
