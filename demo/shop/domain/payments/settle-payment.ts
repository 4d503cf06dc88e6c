import { inTransaction, type Database } from '../../db/database';
import { cancelOrder } from '../orders/cancel-order';
import { setOrderStatus } from '../orders/order-store';
import type { PaymentState } from './intent-state';
import { keepOrderPayment, type OrderPaymentRow } from './payment-store';

/** What the platform calls an order whose payment is this far. */
export const STATUS_OF: Readonly<Record<PaymentState, string>> = {
  pending: 'pending_payment',
  authorized: 'processing',
  paid: 'processing',
  failed: 'pending_payment',
  canceled: 'canceled',
};

/**
 * Writes what the provider says of a payment. What is paid stays paid, and what is cancelled can only turn out to be
 * paid: a late report changes nothing.
 */
export function settlePayment(db: Database, payment: OrderPaymentRow, state: PaymentState): void {
  const isOver = payment.state === 'canceled' && state !== 'paid';
  if (payment.state === 'paid' || payment.state === state || isOver) return;
  inTransaction(db, () => {
    keepOrderPayment(db, { ...payment, state });
    if (state === 'canceled') cancelOrder(db, payment.order_id);
    else setOrderStatus(db, payment.order_id, STATUS_OF[state]);
  });
}
