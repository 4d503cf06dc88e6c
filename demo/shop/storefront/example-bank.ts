import type { Context, Hono } from 'hono';

import { findOrder, type Order } from '../domain/orders/order-store';
import { findOrderPayment, keepOrderPayment } from '../domain/payments/payment-store';
import { restoreCart } from '../domain/payments/restore-cart';
import { settlePayment } from '../domain/payments/settle-payment';
import type { Shop, ShopEnv } from '../domain/shop';
import * as pages from '../pages/index';
import { isXhr } from '../rest/request';
import { pageContext } from './context';
import { notFound } from './pages';
import { field, readForm, redirect, refuseForgery } from './visit';

/** The visit's last order, if it is to be paid at the example bank. */
function unpaidOrder(shop: Shop, c: Context<ShopEnv>): Order | null {
  const { lastOrderId } = c.get('session');
  const order = lastOrderId === null ? null : findOrder(shop.db, lastOrderId);
  return order?.payment_method === 'town_bank' ? order : null;
}

/**
 * The bank of the example in `demo/examples/payments/redirect.js`: a page where an order is paid, and the call that
 * restores the cart of an unpaid one.
 */
export function addExampleBank(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  app.get('/examples/bank', (c) => {
    const order = unpaidOrder(shop, c);
    if (!order || c.req.query('order') !== String(order.id)) return notFound(shop, c);
    if (findOrderPayment(db, order.id) === null) {
      const payment = { order_id: order.id, cart_id: order.cart_id, provider_id: '', label: '' };
      keepOrderPayment(db, { ...payment, state: 'pending' });
    }
    return c.html(pages.renderExampleBank(pageContext(shop, c), order.increment_id));
  });

  app.post('/examples/bank/pay', async (c) => {
    const form = await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    const order = unpaidOrder(shop, c);
    const payment = order && findOrderPayment(db, order.id);
    if (!payment || field(form, 'order') !== order.increment_id) return redirect(c, '/');
    settlePayment(db, payment, 'paid');
    return redirect(c, '/checkout/onepage/success/');
  });

  app.post('/examples/bank/return', (c) => {
    const order = isXhr(c) ? unpaidOrder(shop, c) : null;
    const session = c.get('session');
    const restored = order !== null && restoreCart(db, session, order);
    const payment = order && findOrderPayment(db, order.id);
    if (restored && payment) {
      settlePayment(db, payment, 'canceled');
      session.lastOrderId = null;
    }
    return c.json({ restored });
  });
}
