import { type Database, row, rows, run } from '../../db/database';

/** A product on a customer's wish list. */
export interface WishlistItem {
  readonly id: number;
  readonly product_id: number;
  readonly qty: number;
  /** The customer's comment. */
  readonly description: string;
}

/** A customer's wish list, newest first. */
export function wishlistItems(db: Database, customerId: number): readonly WishlistItem[] {
  return rows<WishlistItem>(
    db,
    'SELECT id, product_id, qty, description FROM wishlist_items WHERE customer_id = ? ORDER BY id DESC',
    customerId,
  );
}

/** The item, if it is this customer's. */
export function findWishlistItem(
  db: Database,
  customerId: number,
  id: number,
): WishlistItem | null {
  return row<WishlistItem>(
    db,
    'SELECT id, product_id, qty, description FROM wishlist_items WHERE customer_id = ? AND id = ?',
    customerId,
    id,
  );
}

/** Adds a product to the wish list, or increases its quantity. */
export function addToWishlist(
  db: Database,
  customerId: number,
  productId: number,
  qty: number,
): void {
  run(
    db,
    `INSERT INTO wishlist_items (customer_id, product_id, qty, description) VALUES (?, ?, ?, '')
     ON CONFLICT (customer_id, product_id) DO UPDATE SET qty = qty + excluded.qty`,
    customerId,
    productId,
    qty,
  );
}

/** Saves the quantity and the comment of an item. */
export function updateWishlistItem(
  db: Database,
  id: number,
  change: Pick<WishlistItem, 'qty' | 'description'>,
): void {
  run(
    db,
    'UPDATE wishlist_items SET qty = ?, description = ? WHERE id = ?',
    change.qty,
    change.description,
    id,
  );
}

export function removeWishlistItem(db: Database, id: number): void {
  run(db, 'DELETE FROM wishlist_items WHERE id = ?', id);
}
