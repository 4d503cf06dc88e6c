import { type Database, replace, row, run } from '../../db/database';
import { findOrder, orderAddress, type Order } from './order-store';
import { saveToBook } from '../customers/customers';

/** Remembers the order that a guest's session has just seen, so that an account can be created from it. */
export function rememberGuestOrder(db: Database, sessionId: string, orderId: number): void {
  replace(db, 'guest_orders', { session_id: sessionId, order_id: orderId });
}

/** The order from which a guest's session may create an account; null once it belongs to an account. */
export function rememberedOrder(db: Database, sessionId: string): Order | null {
  const found = row<{ order_id: number }>(
    db,
    'SELECT order_id FROM guest_orders WHERE session_id = ?',
    sessionId,
  );
  const order = found ? findOrder(db, found.order_id) : null;
  return order?.customer_id === null ? order : null;
}

/** Assigns a guest's order to the customer, including its addresses. */
export function adoptOrder(db: Database, order: Order, customerId: number): void {
  run(db, 'UPDATE orders SET customer_id = ? WHERE id = ?', customerId, order.id);
  run(db, 'DELETE FROM guest_orders WHERE order_id = ?', order.id);
  const shipping = orderAddress(db, order.id, 'shipping');
  const billing = orderAddress(db, order.id, 'billing');
  const billingId = billing ? saveToBook(db, customerId, billing) : null;
  const isSame = JSON.stringify({ ...shipping, id: 0 }) === JSON.stringify({ ...billing, id: 0 });
  const shippingId = shipping && !isSame ? saveToBook(db, customerId, shipping) : billingId;
  run(
    db,
    'UPDATE customers SET default_shipping = ?, default_billing = ? WHERE id = ?',
    shippingId,
    billingId,
    customerId,
  );
}
