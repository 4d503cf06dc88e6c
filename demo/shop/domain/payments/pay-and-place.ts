import { getCart, type Cart } from '../carts/cart-store';
import { setOrderStatus } from '../orders/order-store';
import { checkOrder, placeOrder, type OrderRequest } from '../orders/place-order';
import { inTransaction } from '../../db/database';
import { RestError } from '../../support/rest-error';
import type { Shop } from '../shop';
import { beginSubscriptions } from './begin-subscriptions';
import { giveBack } from './cart-intent';
import { dueOf } from './due';
import { stateOf } from './intent-state';
import { keepIntentOfCart, keepOrderPayment } from './payment-store';
import type { Provider } from './provider';
import type { Intent } from './provider.types';
import { STATUS_OF } from './settle-payment';

const paymentsInProgress = new Set<string>();

/** One payment of a cart at a time, across tabs and double clicks; the others are refused. */
export async function oncePerCart<T>(shop: Shop, cart: Cart, work: () => Promise<T>): Promise<T> {
  const key = `${shop.db.name} ${String(cart.id)}`;
  if (paymentsInProgress.has(key)) {
    throw new RestError(
      400,
      'A server error stopped your order from being placed. Please try to place your order again.',
    );
  }
  paymentsInProgress.add(key);
  try {
    return await work();
  } finally {
    paymentsInProgress.delete(key);
  }
}

/** Places the order of a payment that the provider has accepted; throws, and changes nothing, if it is refused. */
function writeOrder(
  shop: Shop,
  order: OrderRequest,
  charge: { readonly intent: Intent; readonly label: string },
): number {
  const { db } = shop;
  const { intent, label } = charge;
  return inTransaction(db, () => {
    if (dueOf(shop, getCart(db, order.cart.id)).amount !== intent.amount) {
      throw new RestError(400, 'The cart has changed while it was being paid. Please try again.');
    }
    const id = placeOrder(db, order);
    const state = stateOf(intent);
    keepOrderPayment(db, {
      order_id: id,
      cart_id: order.cart.id,
      provider_id: intent.id,
      state,
      label,
    });
    setOrderStatus(db, id, STATUS_OF[state]);
    keepIntentOfCart(db, order.cart.id, null);
    beginSubscriptions(db, { ...order, id }, charge);
    return id;
  });
}

/**
 * Pays a cart and places its order; returns the order's id. What would refuse the order refuses it before anything is
 * paid, and a payment whose order cannot be written after all is given back.
 */
export async function payAndPlace(
  shop: Shop,
  provider: Provider,
  order: OrderRequest,
  charge: () => Promise<{ readonly intent: Intent; readonly label: string }>,
): Promise<number> {
  return oncePerCart(shop, order.cart, async () => {
    checkOrder(shop.db, order);
    const charged = await charge();
    try {
      return writeOrder(shop, order, charged);
    } catch (error) {
      keepIntentOfCart(shop.db, order.cart.id, null);
      await giveBack(provider, charged.intent);
      throw error;
    }
  });
}
