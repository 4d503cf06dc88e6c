import type { Database } from '../db/database';
import type { PaymentState } from '../domain/payments/intent-state';
import { findOrderPayment } from '../domain/payments/payment-store';
import type { PaymentView } from '../pages/customer.types';

const WORDS: Readonly<Record<PaymentState, string>> = {
  pending: 'Waiting for the payment',
  authorized: 'Authorized',
  paid: 'Paid',
  failed: 'The payment failed',
  canceled: 'The payment was cancelled',
};

/** The status of an order's payment; null for offline methods. */
export function paymentView(db: Database, orderId: number): PaymentView | null {
  const payment = findOrderPayment(db, orderId);
  return payment && { state: payment.state, words: WORDS[payment.state], label: payment.label };
}
