import { type Database, first, rows, run } from '../../db/database';
import type { PaymentState } from './intent-state';

/** How an order is paid; `provider_id` is an intent (`pi_`) or a hosted page (`cs_`), '' for a card form of the shop. */
export interface OrderPaymentRow {
  readonly order_id: number;
  /** The cart that the order was placed from. */
  readonly cart_id: number;
  readonly provider_id: string;
  readonly state: PaymentState;
  /** A card as shoppers know it, such as `Visa •••• 4242`; '' when there is none. */
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

/** How an order is paid; null where nobody pays online. */
export function findOrderPayment(db: Database, orderId: number): OrderPaymentRow | null {
  return first(
    rows<OrderPaymentRow>(db, 'SELECT * FROM order_payments WHERE order_id = ?', orderId),
  );
}

/** The payment that the provider knows by this id. */
export function findPaymentByProvider(db: Database, providerId: string): OrderPaymentRow | null {
  return first(
    rows<OrderPaymentRow>(db, 'SELECT * FROM order_payments WHERE provider_id = ?', providerId),
  );
}

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

/** The intent that was opened for a cart whose order is not placed yet; null for none. */
export function intentOfCart(db: Database, cartId: number): string | null {
  const found = first(
    rows<{ intent_id: string }>(db, 'SELECT intent_id FROM cart_intents WHERE cart_id = ?', cartId),
  );
  return found?.intent_id ?? null;
}

/** Keeps the intent of a cart, or forgets it. */
export function keepIntentOfCart(db: Database, cartId: number, intentId: string | null): void {
  run(db, 'DELETE FROM cart_intents WHERE cart_id = ?', cartId);
  if (intentId === null) return;
  run(db, 'INSERT INTO cart_intents (cart_id, intent_id) VALUES (?, ?)', cartId, intentId);
}

/** Notes that an event of the provider has arrived; false when it has before. */
export function isNewEvent(db: Database, eventId: string): boolean {
  const { changes } = db
    .prepare('INSERT OR IGNORE INTO provider_events (id) VALUES (?)')
    .run([eventId]);
  return changes === 1;
}
