import type { Context, Hono } from 'hono';

import { placeChargedAgain } from '../../domain/payments/update-order';
import { stateOf, needsShopper } from '../../domain/payments/intent-state';
import { stateOfSession } from '../../domain/payments/hosted-page';
import { findOrderPayment, findPaymentOfCart } from '../../domain/payments/payment-store';
import { giveBack } from '../../domain/payments/cart-intent';
import { providerOf } from '../../domain/payments/place-paid';
import { checkoutSessionSchema, intentSchema } from '../../domain/payments/provider.types';
import { isRestorable, restoreCart } from '../../domain/payments/restore-cart';
import { differenceOf } from '../../domain/payments/compare-order';
import { settlePayment } from '../../domain/payments/settle-payment';
import { sessionCart } from '../../domain/session/session-cart';
import type { Shop, ShopEnv } from '../../domain/shop';
import { baseUrlOf } from '../../domain/base-url';
import { readBody } from '../request';
import { toFields } from '../../support/fields';
import { asRefusal, inText, lastOrder, messageOf } from './responses';

type Call = Context<ShopEnv>;

/** The client secret of the last order's pending intent; its cart is restored before the shopper is redirected. */
async function requiredAction(shop: Shop, c: Call): Promise<string | null> {
  const order = lastOrder(shop, c);
  const payment = order && findOrderPayment(shop.db, order.id);
  if (!payment?.provider_id.startsWith('pi_')) return null;
  const path = `payment_intents/${payment.provider_id}`;
  const intent = await providerOf(shop).get(path, intentSchema);
  settlePayment(shop.db, payment, stateOf(intent));
  if (intent.status !== 'requires_action') return null;
  if (order && needsShopper(intent)) restoreCart(shop.db, c.get('session'), order);
  return intent.client_secret;
}

/** The hosted page of the last order's payment; its cart is restored for a shopper who returns. */
async function hostedPage(shop: Shop, c: Call) {
  const cart = sessionCart(shop, c.get('session'));
  const order = lastOrder(shop, c);
  const payment = cart
    ? findPaymentOfCart(shop.db, cart.id)
    : order && findOrderPayment(shop.db, order.id);
  if (!payment?.provider_id.startsWith('cs_') || payment.state !== 'pending') return null;
  const path = `checkout/sessions/${payment.provider_id}`;
  const page = await providerOf(shop).get(path, checkoutSessionSchema);
  settlePayment(shop.db, payment, stateOfSession(page));
  if (page.status !== 'open') return null;
  if (cart && differenceOf(shop.db, cart, payment.order_id) !== null) {
    await providerOf(shop).post(`${path}/expire`, checkoutSessionSchema);
    settlePayment(shop.db, payment, 'canceled');
    return null;
  }
  if (!cart && order) restoreCart(shop.db, c.get('session'), order);
  return page;
}

async function cancelLast(shop: Shop, c: Call): Promise<void> {
  const { db } = shop;
  const order = lastOrder(shop, c);
  const payment = order && findOrderPayment(db, order.id);
  const cart = sessionCart(shop, c.get('session'));
  if (!order || !payment || !cart || payment.cart_id !== cart.id || !isRestorable(payment)) return;
  const provider = providerOf(shop);
  if (payment.provider_id.startsWith('cs_')) {
    // The provider refuses to close a page that was paid; then the order stands.
    await provider.post(`checkout/sessions/${payment.provider_id}/expire`, checkoutSessionSchema);
  }
  settlePayment(db, payment, 'canceled');
  if (!payment.provider_id.startsWith('pi_')) return;
  const intent = await provider.get(`payment_intents/${payment.provider_id}`, intentSchema);
  if (intent.status !== 'succeeded') await giveBack(provider, intent);
}

/** Whether the cart of a pending order needs another order, or the same one was paid again (PELEM-44). */
async function updateCart(shop: Shop, c: Call): Promise<object> {
  const { db } = shop;
  const data = toFields((await readBody(c)).data);
  const cart = sessionCart(shop, c.get('session'));
  if (!cart) return { placeNewOrder: true, reason: 'The quote could not be loaded.' };
  const payment = findPaymentOfCart(db, cart.id);
  if (!payment) {
    return { placeNewOrder: true, reason: 'The quote does not have an order increment ID.' };
  }
  const reason = differenceOf(db, cart, payment.order_id);
  if (reason !== null) return { placeNewOrder: true, reason };
  try {
    await placeChargedAgain(shop, payment, data.additional_data, baseUrlOf(c));
    return { placeNewOrder: false };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** Calls about a placed order: its pending action, its cart, and its completion (`endpoints.md` §8). */
export function addOrderCalls(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/get_requires_action', async (c) =>
    c.json((await asRefusal(() => requiredAction(shop, c))) ?? []),
  );
  app.get('/get_checkout_session_id', async (c) =>
    c.json((await asRefusal(() => hostedPage(shop, c)))?.id ?? []),
  );
  app.get('/get_checkout_session_url', async (c) =>
    c.json((await asRefusal(() => hostedPage(shop, c)))?.url ?? []),
  );

  app.post('/restore_quote', (c) => {
    const order = lastOrder(shop, c);
    if (order) restoreCart(shop.db, c.get('session'), order);
    return inText(c, []);
  });

  app.post('/cancel_last_order', async (c) => {
    try {
      await cancelLast(shop, c);
    } catch (error) {
      messageOf(error);
    }
    return inText(c, []);
  });

  app.post('/update_cart', async (c) => inText(c, await updateCart(shop, c)));
}
