import type { Context, Hono } from 'hono';

import { addToCart } from '../domain/carts/add-to-cart';
import { cartItems, removeItem } from '../domain/carts/cart-store';
import { findArticle } from '../domain/catalogue/catalogue';
import { NO_CHOICE } from '../domain/catalogue/kinds/choice';
import { isProviderOn } from '../domain/orders/payment-methods';
import { findOrderByNumber } from '../domain/orders/order-store';
import { planOf } from '../domain/payments/plans';
import {
  changeSubscription,
  findSubscription,
  keepUpdate,
  subscriptionsOf,
  type Subscription,
} from '../domain/payments/subscription-store';
import { savedMethodsOf } from '../domain/payments/saved-methods';
import { baseUrlOf } from '../domain/base-url';
import * as pages from '../pages/index';
import { ensureSessionCart, sessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { subscriptionView } from '../views/subscription-view';
import { currentCustomer, pageContext } from './context';
import { notFound } from './pages';
import { field, hasFormKey, readForm, redirect, flash, type Form } from './visit';
import { orderPath } from './views';

type Visit = Context<ShopEnv>;

const PAGE = '/stripe/customer/subscriptions/';
const LOGIN = '/customer/account/login/';
const NOT_CHANGED =
  'Sorry, the subscription could not be changed. Please contact us for assistance.';

/** Removes the lines of a subscription from the cart. */
function leaveOut({ db }: Shop, cartId: number, sku: string | null): void {
  for (const item of cartItems(db, cartId)) {
    if (sku === null ? planOf(item.sku) !== null : item.sku === sku) removeItem(db, item.id);
  }
}

/** Starts the change of a subscription: adds its product to the cart, where it can be configured. */
function beginChange(shop: Shop, c: Visit, subscription: Subscription): Response {
  const { db } = shop;
  const product = findArticle(subscription.sku)?.product;
  if (!product || subscription.status !== 'active') {
    flash(c, 'error', NOT_CHANGED);
    return redirect(c, PAGE);
  }
  const cart = ensureSessionCart(shop, c.get('session'));
  leaveOut(shop, cart.id, product.sku);
  const wish = {
    product,
    qty: subscription.qty,
    attributes: {},
    choice: NO_CHOICE,
    members: null,
  };
  const added = addToCart(db, cart.id, wish);
  if (!added.ok) {
    flash(c, 'error', added.message);
    return redirect(c, PAGE);
  }
  keepUpdate(db, subscription.customer_id, subscription.id);
  const ids = `id/${String(added.itemId)}/product_id/${String(product.id)}/`;
  return redirect(c, `/checkout/cart/configure/${ids}`);
}

/** Ends the change of a subscription: completed, or cancelled and removed from the cart. */
function endChange(shop: Shop, c: Visit, customerId: number, isDone: boolean): Response {
  const cart = sessionCart(shop, c.get('session'));
  if (isDone) {
    flash(c, 'success', 'The subscription has been updated successfully.');
  } else {
    keepUpdate(shop.db, customerId, null);
    if (cart) leaveOut(shop, cart.id, null);
  }
  return redirect(c, PAGE);
}

async function page(shop: Shop, c: Visit): Promise<Response> {
  if (!isProviderOn()) return notFound(shop, c);
  const customer = currentCustomer(shop, c);
  if (!customer) return redirect(c, LOGIN);
  const rest = c.req.param('rest') ?? '';
  if (rest.startsWith('updateSuccess')) return endChange(shop, c, customer.id, true);
  if (rest.startsWith('updateCancel')) return endChange(shop, c, customer.id, false);
  const [, number] = /^viewOrder\/(\d+)/.exec(rest) ?? [];
  const order = number === undefined ? null : findOrderByNumber(shop.db, number);
  if (order?.customer_id === customer.id) return redirect(c, orderPath(order));
  const all = subscriptionsOf(shop.db, customer.id).map((one) => subscriptionView(shop.db, one));
  const saved = await savedMethodsOf(shop, customer, baseUrlOf(c));
  const methods = [...saved.values()].map(({ id, label }) => ({ id, label }));
  return c.html(pages.renderSubscriptions(pageContext(shop, c), { subscriptions: all, methods }));
}

/** The account's subscriptions: the page, and what its forms do (`endpoints.md` §8). */
export function addSubscriptionPages(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;
  app.get('/stripe/customer/subscriptions/:rest{.*}?', (c) => page(shop, c));

  type Act = (c: Visit, subscription: Subscription, form: Form) => Response | Promise<Response>;
  const act = (name: string, work: Act): void => {
    app.post(`/stripe/subscriptions/${name}`, async (c) => {
      const form = await readForm(c);
      const { customerId } = c.get('session');
      if (customerId === null) return redirect(c, LOGIN);
      const found = findSubscription(db, customerId, field(form, 'subscription_id'));
      if (found && hasFormKey(c, form)) return work(c, found, form);
      flash(c, 'error', NOT_CHANGED);
      return redirect(c, PAGE);
    });
  };
  act('change', (c, subscription) => beginChange(shop, c, subscription));
  act('cancel', (c, { id }) => {
    changeSubscription(db, id, { status: 'canceled' });
    flash(c, 'success', 'The subscription has been canceled successfully!');
    return redirect(c, PAGE);
  });
  act('changepaymentmethod', async (c, { id }, form) => {
    const saved = await savedMethodsOf(shop, currentCustomer(shop, c), baseUrlOf(c));
    const wanted = field(form, 'payment_method_id');
    const method = [...saved.values()].find((one) => one.id === wanted);
    if (method) {
      changeSubscription(db, id, { method_id: method.id, label: method.label });
      flash(c, 'success', 'The subscription has been updated.');
    } else {
      flash(c, 'error', NOT_CHANGED);
    }
    return redirect(c, PAGE);
  });
  act('reactivate', (c, { id }) => {
    changeSubscription(db, id, { status: 'active' });
    flash(c, 'success', 'The subscription has been reactivated successfully.');
    return redirect(c, PAGE);
  });
}
