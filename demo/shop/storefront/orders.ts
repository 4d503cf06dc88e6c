import type { Context, Hono } from 'hono';

import { cartItems, putItem } from '../domain/carts/cart-store';
import { findArticle } from '../domain/catalogue/catalogue';
import { quantityProblem } from '../domain/catalogue/stock';
import {
  findOrderByNumber,
  orderAddress,
  ordersOf,
  type Order,
} from '../domain/orders/order-store';
import * as pages from '../pages/index';
import { ensureSessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { currentCustomer, pageContext } from './context';
import { escapeHtml } from '../support/html';
import { orderDetailView, orderView } from './views';
import { field, hasFormKey, onForm, type Form, redirect, flash } from './visit';

const HISTORY = '/sales/order/history/';
const LOGIN = '/customer/account/login/';

/** The order of the path, if it is the signed-in customer's own. */
function ownOrder(shop: Shop, c: Context<ShopEnv>): Order | null {
  const { customerId } = c.get('session');
  const orders = customerId === null ? [] : ordersOf(shop.db, customerId);
  return orders.find(({ id }) => String(id) === c.req.param('id')) ?? null;
}

/** Adds an order's available items to the cart again, with messages about the others. */
function orderAgain(shop: Shop, c: Context<ShopEnv>, order: Order): void {
  const cart = ensureSessionCart(shop, c.get('session'));
  for (const { id: _id, ...item } of cartItems(shop.db, order.cart_id)) {
    const held = cartItems(shop.db, cart.id)
      .filter(({ sku }) => sku === item.sku)
      .reduce((sum, { qty }) => sum + qty, 0);
    const problem = quantityProblem(shop.db, item, held + item.qty);
    if (problem === null) {
      putItem(shop.db, cart.id, item);
      continue;
    }
    const name = escapeHtml(findArticle(item.sku)?.product.name ?? item.sku);
    flash(c, 'error', `${name}: ${problem}`);
  }
}

/** A guest's order by number, the last name it is billed to, and the e-mail or postcode (LOOK-01). */
function guestOrder(shop: Shop, form: Form): Order | null {
  const text = (name: string): string => field(form, name).trim();
  const order = findOrderByNumber(shop.db, text('oar_order_id'));
  if (order === null || order.customer_id !== null) return null;
  const billing = orderAddress(shop.db, order.id, 'billing');
  const isKnown =
    text('oar_type') === 'zip'
      ? text('oar_zip') === billing?.postcode
      : text('oar_email').toLowerCase() === order.email.toLowerCase();
  const isBuyers =
    isKnown && text('oar_billing_lastname').toLowerCase() === billing?.lastname?.toLowerCase();
  return isBuyers ? order : null;
}

/** Orders of the signed-in customer: list, details, reorder (`sales/order/...`); a guest's by its number. */
export function addOrderPages(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/sales/order/history', (c) => {
    const customer = currentCustomer(shop, c);
    if (!customer) return redirect(c, LOGIN);
    const orders = ordersOf(shop.db, customer.id).map((order) => orderView(shop.db, order));
    return c.html(pages.renderOrders(pageContext(shop, c), { orders }));
  });

  app.get('/sales/order/view/order_id/:id', (c) => {
    if (!currentCustomer(shop, c)) return redirect(c, LOGIN);
    const order = ownOrder(shop, c);
    if (!order) return redirect(c, HISTORY);
    return c.html(
      pages.renderOrder(pageContext(shop, c), { order: orderDetailView(shop.db, order) }),
    );
  });

  app.get('/sales/guest/form', (c) =>
    currentCustomer(shop, c)
      ? redirect(c, '/customer/account/')
      : c.html(pages.renderOrderLookup(pageContext(shop, c))),
  );

  onForm(app, '/sales/guest/view', (c, form) => {
    // The platform reads both fields, whichever is selected, and fails after finding the order if either is missing.
    const isComplete = 'oar_email' in form && 'oar_zip' in form;
    if (!isComplete && findOrderByNumber(shop.db, field(form, 'oar_order_id').trim()) !== null) {
      return c.html('<h1>There has been an error processing your request</h1>', 500);
    }
    const order = guestOrder(shop, form);
    if (!order) {
      flash(c, 'error', 'You entered incorrect data. Please try again.');
      return redirect(c, '/sales/guest/form/');
    }
    const view = { order: orderDetailView(shop.db, order), isGuests: true };
    return c.html(pages.renderOrder(pageContext(shop, c), view));
  });

  onForm(app, '/sales/order/reorder/order_id/:id', (c, form) => {
    if (!currentCustomer(shop, c)) return redirect(c, LOGIN);
    const order = hasFormKey(c, form) ? ownOrder(shop, c) : null;
    if (!order) return redirect(c, HISTORY);
    orderAgain(shop, c, order);
    return redirect(c, '/checkout/cart/');
  });
}
