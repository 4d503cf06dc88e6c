import type { Hono } from 'hono';

import { demoCustomers } from '../customers/demo-customers';
import { findOrder, ordersOf } from '../orders/order-store';
import * as pages from '../pages';
import type { PageRenderer } from '../pages/contract';
import { sessionCart } from '../session/session-cart';
import type { Shop, ShopEnv } from '../shop';
import { currentCustomer, customerView, pageContext } from './context';
import { cartView, orderView } from './views';
import { redirect, say } from './visit';

const renderer: PageRenderer = pages;

/** Cart, checkout and the success page. */
export function addCheckoutPages(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  app.get('/checkout/cart', (c) => {
    const cart = cartView(db, sessionCart(shop, c.get('session')));
    return c.html(renderer.renderCart(pageContext(shop, c, 'cart'), { cart }));
  });

  app.get('/checkout', (c) => {
    const cart = cartView(db, sessionCart(shop, c.get('session')));
    // As in the real shop: a cart that cannot be bought is looked at first.
    if (!cart.canCheckout) return redirect(c, '/checkout/cart/');
    return c.html(renderer.renderCheckout(pageContext(shop, c, 'checkout'), { cart }));
  });

  app.get('/checkout/onepage/success', (c) => {
    const session = c.get('session');
    const order = session.lastOrderId === null ? null : findOrder(db, session.lastOrderId);
    if (!order) return redirect(c, '/checkout/cart/');
    session.lastOrderId = null;
    return c.html(
      renderer.renderSuccess(pageContext(shop, c), {
        orderNumber: order.increment_id,
        isGuest: order.customer_id === null,
      }),
    );
  });
}

/** Login and account. */
export function addAccountPages(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/customer/account/login/:rest{.*}?', (c) => {
    if (currentCustomer(shop, c)) return redirect(c, '/customer/account/');
    return c.html(
      renderer.renderLogin(pageContext(shop, c), {
        actionUrl: '/customer/account/loginPost/',
        accounts: demoCustomers.map(({ email, password }) => ({ email, password })),
      }),
    );
  });

  // The demonstration opens no accounts and sends no mail: the login page lists the passwords it has.
  for (const path of ['/customer/account/create', '/customer/account/forgotpassword']) {
    app.get(path, (c) => {
      say(c, 'notice', 'This demonstration has only the customers listed here.');
      return redirect(c, '/customer/account/login/');
    });
  }

  app.get('/customer/account', (c) => {
    const customer = currentCustomer(shop, c);
    if (!customer) return redirect(c, '/customer/account/login/');
    return c.html(
      renderer.renderAccount(pageContext(shop, c), {
        customer: customerView(shop.db, customer),
        orders: ordersOf(shop.db, customer.id).map((order) => orderView(shop.db, order)),
        logoutUrl: '/customer/account/logout/',
      }),
    );
  });
}
