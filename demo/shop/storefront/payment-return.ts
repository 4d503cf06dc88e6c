import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { updateCart } from '../domain/carts/cart-store';
import { findOrder, type Order } from '../domain/orders/order-store';
import { stateOfSession } from '../domain/payments/hosted-page';
import { stateOf, type PaymentState } from '../domain/payments/intent-state';
import {
  findOrderPayment,
  findPaymentsByProvider,
  type OrderPaymentRow,
} from '../domain/payments/payment-store';
import { providerOf } from '../domain/payments/place-paid';
import { ProviderError } from '../domain/payments/provider';
import {
  checkoutSessionSchema,
  eventSchema,
  intentSchema,
} from '../domain/payments/provider.types';
import { restoreCart } from '../domain/payments/restore-cart';
import { settlePayment } from '../domain/payments/settle-payment';
import { isSigned, takeEvent } from '../domain/payments/webhook';
import type { Shop, ShopEnv } from '../domain/shop';
import { redirect, flash } from './visit';

type Visit = Context<ShopEnv>;

const SUCCESS = '/checkout/onepage/success/';
const CART = '/checkout/cart/';
const FAILED = 'Payment failed. Please try placing the order again.';

/** Redirects to the success page and closes the ordered cart. */
function succeed(shop: Shop, c: Visit, payment: OrderPaymentRow | null): Response {
  const session = c.get('session');
  if (payment) {
    updateCart(shop.db, payment.cart_id, { is_active: 0 });
    if (session.cartId === payment.cart_id) session.cartId = null;
    session.lastOrderId = payment.order_id;
  }
  return redirect(c, SUCCESS);
}

/** Restores the cart and cancels the order, with a message. */
function abandonOrder(
  shop: Shop,
  c: Visit,
  order: Order,
  payment: OrderPaymentRow,
  why: string,
): Response {
  restoreCart(shop.db, c.get('session'), order);
  settlePayment(shop.db, payment, 'canceled');
  c.get('session').lastOrderId = null;
  flash(c, 'error', why);
  return redirect(c, CART);
}

/** The payment's status at the provider. */
async function fetchPaymentState(
  shop: Shop,
  { provider_id: id }: OrderPaymentRow,
): Promise<PaymentState> {
  const provider = providerOf(shop);
  return id.startsWith('cs_')
    ? stateOfSession(await provider.get(`checkout/sessions/${id}`, checkoutSessionSchema))
    : stateOf(await provider.get(`payment_intents/${id}`, intentSchema));
}

/** The order whose payment the shopper returns from: the one in the URL, otherwise the last one. */
function returning(shop: Shop, c: Visit): { order: Order; payment: OrderPaymentRow } | null {
  const { lastOrderId, customerId, cartId } = c.get('session');
  const named = c.req.query('payment_intent');
  const last = lastOrderId === null ? null : findOrderPayment(shop.db, lastOrderId);
  const [payment = null] = named === undefined ? [last] : findPaymentsByProvider(shop.db, named);
  const order = payment && findOrder(shop.db, payment.order_id);
  const isOwn =
    order?.id === lastOrderId ||
    (customerId !== null && order?.customer_id === customerId) ||
    (cartId !== null && payment?.cart_id === cartId);
  return order && isOwn && payment.provider_id !== '' ? { order, payment } : null;
}

async function comeBack(shop: Shop, c: Visit): Promise<Response> {
  const found = returning(shop, c);
  if (!found) return succeed(shop, c, null);
  const { order, payment } = found;
  try {
    const state = await fetchPaymentState(shop, payment);
    settlePayment(shop.db, payment, state);
    const isPageOpen = payment.provider_id.startsWith('cs_') && state === 'pending';
    const isLost = state === 'canceled' || state === 'failed' || isPageOpen;
    if (isLost || c.req.query('redirect_status') === 'failed') {
      return abandonOrder(shop, c, order, payment, FAILED);
    }
    return succeed(shop, c, payment);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    flash(
      c,
      'error',
      `Your order #${order.increment_id} could not be placed. Please contact us for assistance.`,
    );
    return redirect(c, CART);
  }
}

/** The shopper cancels on the hosted page: the order is cancelled unless it was paid meanwhile. */
async function cancelPayment(shop: Shop, c: Visit): Promise<Response> {
  const found = returning(shop, c);
  if (!found) return redirect(c, '/checkout/');
  const { order, payment } = found;
  const provider = providerOf(shop);
  const path = `checkout/sessions/${payment.provider_id}`;
  if (payment.state === 'pending') {
    const page = await provider.get(path, checkoutSessionSchema);
    settlePayment(shop.db, payment, stateOfSession(page));
    if (stateOfSession(page) === 'paid') return succeed(shop, c, payment);
    if (page.status === 'open') await provider.post(`${path}/expire`, checkoutSessionSchema);
  }
  restoreCart(shop.db, c.get('session'), order);
  settlePayment(shop.db, payment, 'canceled');
  return redirect(c, '/checkout/');
}

async function takeWebhook({ db, stripe }: Shop, c: Visit): Promise<Response> {
  const body = await c.req.text();
  const header = c.req.header('stripe-signature') ?? '';
  if (stripe === undefined || !isSigned(body, header, stripe.webhookSecret, new Date())) {
    return c.body('', 400);
  }
  const event = v.safeParse(eventSchema, JSON.parse(body));
  if (!event.success) return c.body('', 400);
  return c.body('', takeEvent(db, event.output) ? 200 : 202);
}

/** The return URLs and the webhook of the provider (`endpoints.md` §8). */
export function addPaymentReturns(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/stripe/payment/index/:rest{.*}?', (c) => comeBack(shop, c));
  app.get('/stripe/payment/cancel/:rest{.*}?', (c) => cancelPayment(shop, c));
  app.post('/stripe/webhooks', (c) => takeWebhook(shop, c));
}
