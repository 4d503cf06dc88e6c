import type { Cart } from '../carts/cart-store';
import { type Database, insert, replace, row, run } from '../../db/database';
import { currentSettings } from '../settings/visitor';

/** The customer's store credit in cents: the amount in the visitor's settings, less what orders used. */
export function creditLeft(db: Database, customerId: number | null): number {
  if (customerId === null) return 0;
  const spent = row<{ cents: number | null }>(
    db,
    `SELECT SUM(amount) AS cents FROM order_credits
     JOIN orders ON orders.id = order_credits.order_id WHERE customer_id = ?`,
    customerId,
  );
  return Math.max(0, currentSettings().storeCredit - (spent?.cents ?? 0));
}

/** Whether the cart uses the customer's store credit. */
export function usesCredit(db: Database, cartId: number): boolean {
  return row(db, 'SELECT cart_id FROM cart_credits WHERE cart_id = ?', cartId) !== null;
}

/** Applies store credit to the cart, or removes it. */
export function useCredit(db: Database, cartId: number, isUsed: boolean): void {
  if (isUsed) replace(db, 'cart_credits', { cart_id: cartId });
  else run(db, 'DELETE FROM cart_credits WHERE cart_id = ?', cartId);
}

/** The store credit for a cart with this total, in cents. */
export function creditFor(db: Database, cart: Cart, due: number): number {
  return usesCredit(db, cart.id) ? Math.min(due, creditLeft(db, cart.customer_id)) : 0;
}

/** Records the credit that an order used. */
export function spendCredit(db: Database, orderId: number, cents: number): void {
  if (cents > 0) insert(db, 'order_credits', { order_id: orderId, amount: cents });
}

/** The credit that an order used, in cents. */
export function creditOfOrder(db: Database, orderId: number): number {
  const found = row<{ amount: number }>(
    db,
    'SELECT amount FROM order_credits WHERE order_id = ?',
    orderId,
  );
  return found?.amount ?? 0;
}
