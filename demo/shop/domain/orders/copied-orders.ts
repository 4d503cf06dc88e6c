import { run, type Database } from '../../db/database';

/** Gives a customer the orders of another one as well; they keep their numbers, which are unique in the shop. */
export function copyOrders(
  db: Database,
  from: { readonly id: number },
  to: { readonly id: number },
): void {
  run(
    db,
    `INSERT OR IGNORE INTO copied_orders (customer_id, order_id)
     SELECT ?, id FROM orders WHERE customer_id = ?`,
    to.id,
    from.id,
  );
}
