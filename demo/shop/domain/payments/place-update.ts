import { inTransaction, run } from '../../db/database';
import { getCart } from '../carts/cart-store';
import { findCustomer } from '../customers/customers';
import { setOrderStatus } from '../orders/order-store';
import { checkOrder, placeOrder } from '../orders/place-order';
import type { Shop } from '../shop';
import { RestError } from '../../support/rest-error';
import { computeTotals } from '../totals/totals';
import { chargeCart } from './charge';
import { inMinorUnits } from './due';
import { stateOf } from './intent-state';
import { oncePerCart } from './pay-and-place';
import { keepIntentOfCart, keepOrderPayment } from './payment-store';
import type { PaidOrder } from './paid-order.types';
import { planLines } from './plans';
import type { Charge } from './purchase.types';
import type { Provider } from './provider';
import { STATUS_OF } from './settle-payment';
import { changeSubscription, keepUpdate, type Subscription } from './subscription-store';
import { prorationOf } from './upcoming-invoice';

/** Charges the amount due for the change to the subscription's card; null when nothing is due. */
async function chargeDue(
  shop: Shop,
  provider: Provider,
  order: PaidOrder,
  update: Subscription,
  due: number,
): Promise<Charge | null> {
  if (due === 0) return null;
  const { cart, email, baseUrl } = order;
  return chargeCart(shop, provider, {
    cart,
    email,
    customer: findCustomer(shop.db, update.customer_id),
    instrument: { kind: 'method', id: update.method_id, cvcToken: null },
    returnUrl: `${baseUrl}stripe/payment/index/`,
    offSessionAmount: inMinorUnits(due),
  });
}

/**
 * Changes a subscription to the cart's: charges the amount due, places an order of that amount and ends the change.
 * When the card is declined, throws a 400 with the message and changes nothing.
 */
export async function placeUpdate(
  shop: Shop,
  provider: Provider,
  order: PaidOrder,
  update: Subscription,
): Promise<number> {
  const { db } = shop;
  return oncePerCart(shop, order.cart, async () => {
    checkOrder(db, order);
    const totals = computeTotals(db, getCart(db, order.cart.id));
    const line = planLines(totals).find(({ sku }) => sku === update.sku);
    if (!line) {
      throw new RestError(
        400,
        'Sorry, the subscription could not be updated. Please contact us for assistance.',
      );
    }
    const { due } = prorationOf(update, totals.grandTotal, order.now);
    const charge = await chargeDue(shop, provider, order, update, due);
    return inTransaction(db, () => {
      const id = placeOrder(db, order);
      const state = charge ? stateOf(charge.intent) : 'paid';
      run(db, 'UPDATE orders SET grand_total = ? WHERE id = ?', due, id);
      keepOrderPayment(db, {
        order_id: id,
        cart_id: order.cart.id,
        provider_id: charge?.intent.id ?? '',
        state,
        label: update.label,
      });
      setOrderStatus(db, id, STATUS_OF[state]);
      keepIntentOfCart(db, order.cart.id, null);
      changeSubscription(db, update.id, { qty: line.qty, price: totals.grandTotal });
      keepUpdate(db, update.customer_id, null);
      return id;
    });
  });
}
