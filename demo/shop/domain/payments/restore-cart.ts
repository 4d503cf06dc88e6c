import { randomBytes } from 'node:crypto';

import { inTransaction, run, type Database } from '../../db/database';
import { cartItems, findCustomerCart, getCart, putItem, updateCart } from '../carts/cart-store';
import type { Order } from '../orders/order-store';
import type { Session } from '../session/session';
import { findOrderPayment, type OrderPaymentRow } from './payment-store';

/** Replaces an order's cart with a closed copy, so that the cart itself can be ordered again. */
function detachOrder(db: Database, order: Order): void {
  const copy = run(
    db,
    `INSERT INTO carts (masked_id, customer_id, is_active, email, coupon_code, shipping_method, payment_json,
       reserved_order_id, created_at, updated_at)
     SELECT ?, customer_id, 0, email, coupon_code, shipping_method, payment_json, reserved_order_id, created_at,
       updated_at FROM carts WHERE id = ?`,
    randomBytes(16).toString('hex'),
    order.cart_id,
  );
  for (const [table, columns] of [
    ['cart_items', 'sku, choice_json, qty'],
    ['cart_addresses', 'type, address_json'],
  ] as const) {
    run(
      db,
      `INSERT INTO ${table} (cart_id, ${columns}) SELECT ?, ${columns} FROM ${table} WHERE cart_id = ?`,
      copy,
      order.cart_id,
    );
  }
  run(db, 'UPDATE orders SET cart_id = ? WHERE id = ?', copy, order.id);
}

/** Merges a cart that was started meanwhile into the restored one. */
function joinNewer(db: Database, customerId: number, cartId: number): void {
  const newer = findCustomerCart(db, customerId);
  if (newer === null || newer.id === cartId) return;
  for (const item of cartItems(db, newer.id)) putItem(db, cartId, item);
  updateCart(db, newer.id, { is_active: 0 });
}

/** Whether an order's cart may be restored: its payment has not been made. */
export function isRestorable(payment: OrderPaymentRow | null): payment is OrderPaymentRow {
  return payment !== null && payment.state !== 'paid' && payment.state !== 'authorized';
}

/** Reactivates the cart of an unpaid order; returns whether it did. The order stays unchanged. */
export function restoreCart(db: Database, session: Session, order: Order): boolean {
  const payment = findOrderPayment(db, order.id);
  if (!isRestorable(payment)) return false;
  inTransaction(db, () => {
    const cart = getCart(db, payment.cart_id);
    if (cart.is_active === 0) {
      if (cart.customer_id !== null) joinNewer(db, cart.customer_id, cart.id);
      if (order.cart_id === cart.id) detachOrder(db, order);
      updateCart(db, cart.id, { is_active: 1, reserved_order_id: null });
    }
    if (cart.customer_id === null) session.cartId = cart.id;
  });
  return true;
}
