import { getCart } from '../carts/cart-store';
import { inTransaction } from '../../db/database';
import { paymentTitle } from '../orders/payment-methods';
import { setOrderStatus } from '../orders/order-store';
import { checkOrder, placeOrder } from '../orders/place-order';
import { oncePerCart } from '../payments/pay-and-place';
import type { PaidOrder } from '../payments/paid-order.types';
import { findPaymentsByProvider, keepOrderPayment } from '../payments/payment-store';
import { STATUS_OF } from '../payments/settle-payment';
import type { Shop } from '../shop';
import { optionalText, toFields } from '../../support/fields';
import { RestError } from '../../support/rest-error';
import { PaypalError, type PaypalClient, type PaypalOrder } from './client';
import { paypalOf } from './create-order';
import { paypalAmount } from './quote';

const refused = (): RestError => new RestError(400, 'Your payment was not successful. Try again.');

/** The approved order of a payment: the one of these two ids, which pays no order of the shop yet. */
async function approvedOrder(
  shop: Shop,
  paypal: PaypalClient,
  additional: unknown,
): Promise<PaypalOrder> {
  const fields = toFields(additional);
  const id = optionalText(fields, 'paypal_order_id') ?? '';
  if (id === '' || findPaymentsByProvider(shop.db, id).length > 0) throw refused();
  const order = await paypal.find(id);
  const isOwn = order.purchase_units[0].custom_id === optionalText(fields, 'payments_order_id');
  if (!isOwn || !['APPROVED', 'COMPLETED'].includes(order.status)) throw refused();
  return order;
}

/** Whether an order costs what the cart does. */
function isPriced(shop: Shop, cartId: number, { purchase_units: [{ amount }] }: PaypalOrder) {
  const due = paypalAmount(shop, getCart(shop.db, cartId));
  return due.value === amount.value && due.currency_code === amount.currency_code;
}

/** Takes the money, once: of an order that was captured without a response the money has been taken. */
async function captured(paypal: PaypalClient, order: PaypalOrder): Promise<PaypalOrder> {
  if (order.status === 'COMPLETED') return order;
  try {
    return await paypal.capture(order.id);
  } catch (error) {
    if (!(error instanceof PaypalError) || (error.status > 0 && error.status < 500)) throw error;
    const found = await paypal.find(order.id);
    if (found.status !== 'COMPLETED') throw error;
    return found;
  }
}

function writeOrder(shop: Shop, order: PaidOrder, payment: PaypalOrder): number {
  const { db } = shop;
  return inTransaction(db, () => {
    if (!isPriced(shop, order.cart.id, payment)) {
      throw new RestError(400, 'The cart has changed while it was being paid. Please try again.');
    }
    const id = placeOrder(db, order);
    keepOrderPayment(db, {
      order_id: id,
      cart_id: order.cart.id,
      provider_id: payment.id,
      state: 'paid',
      label: paymentTitle(order.payment.method),
    });
    setOrderStatus(db, id, STATUS_OF.paid);
    return id;
  });
}

/**
 * Places an order that PayPal's buttons pay (WALL-02); returns its id. `order.additional` names the approved order, which
 * has to be of the cart's amount and pays one order. Throws a `RestError` when it is refused; what was taken for an order
 * that cannot be written is given back.
 */
export async function placeWithPaypal(shop: Shop, order: PaidOrder): Promise<number> {
  return oncePerCart(shop, order.cart, async () => {
    checkOrder(shop.db, order);
    try {
      const paypal = paypalOf(shop);
      const approved = await approvedOrder(shop, paypal, order.additional);
      if (!isPriced(shop, order.cart.id, approved)) throw refused();
      const payment = await captured(paypal, approved);
      try {
        return writeOrder(shop, order, payment);
      } catch (error) {
        await paypal.refund(payment);
        throw error;
      }
    } catch (error) {
      throw error instanceof PaypalError ? refused() : error;
    }
  });
}
