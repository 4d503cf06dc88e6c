import { inTransaction, type Database } from '../../db/database';
import { getCart, updateCart } from '../carts/cart-store';
import { cancelOrder } from '../orders/cancel-order';
import { setOrderStatus } from '../orders/order-store';
import { differenceOf } from './compare-order';
import type { PaymentState } from './intent-state';
import { keepOrderPayment, type OrderPaymentRow } from './payment-store';

/** The platform's order status for a payment status. */
export const STATUS_OF: Readonly<Record<PaymentState, string>> = {
  pending: 'pending_payment',
  authorized: 'processing',
  paid: 'processing',
  failed: 'pending_payment',
  canceled: 'canceled',
};

/** Closes the cart that was reactivated for a shopper who might return without paying, unless it has changed. */
function closeCart(db: Database, { cart_id: id, order_id: order }: OrderPaymentRow): void {
  const cart = getCart(db, id);
  if (cart.is_active === 1 && differenceOf(db, cart, order) === null) {
    updateCart(db, id, { is_active: 0 });
  }
}

/**
 * Records the provider's status of a payment. A paid order stays paid, and a cancelled one can only become
 * paid: other late reports change nothing.
 */
export function settlePayment(db: Database, payment: OrderPaymentRow, state: PaymentState): void {
  const isOver = payment.state === 'canceled' && state !== 'paid';
  if (payment.state === 'paid' || payment.state === state || isOver) return;
  inTransaction(db, () => {
    keepOrderPayment(db, { ...payment, state });
    if (state === 'canceled') cancelOrder(db, payment.order_id);
    else setOrderStatus(db, payment.order_id, STATUS_OF[state]);
    if (state === 'paid' || state === 'authorized') closeCart(db, payment);
  });
}
