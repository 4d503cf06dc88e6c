import type { Hono } from 'hono';

import { register } from '../domain/customers/registration';
import { inTransaction } from '../db/database';
import { adoptOrder, rememberedOrder } from '../domain/orders/guest-orders';
import { orderAddress } from '../domain/orders/order-store';
import { isXhr } from '../rest/request';
import type { Shop, ShopEnv } from '../domain/shop';
import { notFound } from './pages';
import { sendPasswordLetter } from './register';
import { redirect, refuseForgery } from './visit';

const failure = (message: string) => ({ errors: true, message });

/** Creates an account from the order just placed: by a call, or by the prefilled account form (`endpoints.md` §3). */
export function addAccountFromOrderRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  app.post('/checkout/account/create', (c) => {
    const refusal = refuseForgery(c, {});
    if (refusal) return refusal;
    const session = c.get('session');
    if (session.customerId !== null) return c.json(failure('Customer is already registered'));
    const order = rememberedOrder(db, session.id);
    if (!order) return c.json(failure('Your session has expired'));
    const address = orderAddress(db, order.id, 'billing');
    const names = { firstname: address?.firstname ?? '', lastname: address?.lastname ?? '' };
    const customer = inTransaction(db, () => {
      const made = register(db, { ...names, email: order.email, password: null }, shop.clock());
      if (made) adoptOrder(db, order, made.id);
      return made;
    });
    if (!customer) return c.html('<h1>There has been an error processing your request</h1>', 500);
    sendPasswordLetter(shop, c, customer, 'Welcome to Folio & Reel: set your password');
    return c.json({
      errors: false,
      message: 'A letter with further instructions will be sent to your email.',
    });
  });

  app.get('/checkout/account/create', (c) => notFound(shop, c));

  app.get('/checkout/account/delegateCreate', (c) => {
    const order = isXhr(c) ? null : rememberedOrder(db, c.get('session').id);
    return redirect(c, order ? '/customer/account/create/' : '/');
  });
}
