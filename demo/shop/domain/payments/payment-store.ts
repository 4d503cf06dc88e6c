import { type Database, first, rows, run } from '../../db/database';
import type { PaymentState } from './intent-state';

/** The payment of an order; `provider_id` is an intent (`pi_`) or a hosted page (`cs_`), '' for the shop's card form. */
export interface OrderPaymentRow {
  readonly order_id: number;
  /** The cart that the order was placed from. */
  readonly cart_id: number;
  readonly provider_id: string;
  readonly state: PaymentState;
  /** The card's display name, such as `Visa •••• 4242`; '' without one. */
  readonly label: string;
}

/** Stores the payment of an order, replacing its previous state. */
export function keepOrderPayment(db: Database, payment: OrderPaymentRow): void {
  run(
    db,
    `INSERT OR REPLACE INTO order_payments (order_id, cart_id, provider_id, state, label)
     VALUES (?, ?, ?, ?, ?)`,
    payment.order_id,
    payment.cart_id,
    payment.provider_id,
    payment.state,
    payment.label,
  );
}

/** The payment of an order; null for offline methods. */
export function findOrderPayment(db: Database, orderId: number): OrderPaymentRow | null {
  return first(
    rows<OrderPaymentRow>(db, 'SELECT * FROM order_payments WHERE order_id = ?', orderId),
  );
}

/** The payments with this id at the provider: one, or those of orders for several addresses, which are charged together. */
export const findPaymentsByProvider = (
  db: Database,
  providerId: string,
): readonly OrderPaymentRow[] =>
  rows<OrderPaymentRow>(db, 'SELECT * FROM order_payments WHERE provider_id = ?', providerId);

/** The newest payment of an order that was placed from this cart. */
export function findPaymentOfCart(db: Database, cartId: number): OrderPaymentRow | null {
  return first(
    rows<OrderPaymentRow>(
      db,
      'SELECT * FROM order_payments WHERE cart_id = ? ORDER BY order_id DESC',
      cartId,
    ),
  );
}

/** The intent of a cart whose order has not been placed yet; null for none. */
export function intentOfCart(db: Database, cartId: number): string | null {
  const found = first(
    rows<{ intent_id: string }>(db, 'SELECT intent_id FROM cart_intents WHERE cart_id = ?', cartId),
  );
  return found?.intent_id ?? null;
}

/** Saves or clears the intent of a cart. */
export function keepIntentOfCart(db: Database, cartId: number, intentId: string | null): void {
  run(db, 'DELETE FROM cart_intents WHERE cart_id = ?', cartId);
  if (intentId === null) return;
  run(db, 'INSERT INTO cart_intents (cart_id, intent_id) VALUES (?, ?)', cartId, intentId);
}

/** Records an event of the provider; false when it was already recorded. */
export function isNewEvent(db: Database, eventId: string): boolean {
  const { changes } = db
    .prepare('INSERT OR IGNORE INTO provider_events (id) VALUES (?)')
    .run([eventId]);
  return changes === 1;
}
