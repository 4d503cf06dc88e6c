import { inTransaction, run, type Database } from '../../db/database';
import { cartLines } from '../carts/cart-lines';
import { findOrder, setOrderStatus } from './order-store';

/** Cancels an order: its stock becomes available again, and its coupon unused. */
export function cancelOrder(db: Database, orderId: number): void {
  inTransaction(db, () => {
    const order = findOrder(db, orderId);
    if (!order) return;
    for (const line of cartLines(db, order.cart_id)) {
      for (const need of line.needs) {
        run(
          db,
          'UPDATE stock SET qty = round(qty + ?, 4) WHERE sku = ?',
          need.qty * line.qty,
          need.sku,
        );
      }
    }
    run(db, 'DELETE FROM coupon_uses WHERE order_id = ?', orderId);
    setOrderStatus(db, orderId, 'canceled');
  });
}
