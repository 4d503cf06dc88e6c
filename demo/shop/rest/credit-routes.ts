import type { Hono } from 'hono';

import { creditLeft, useCredit } from '../domain/credit/store-credit';
import type { Shop, ShopEnv } from '../domain/shop';
import { customerAccess } from './cart-access';
import { RestError } from '../support/rest-error';

/** Store credit of the customer's cart: apply and remove. */
export function addCreditRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  const access = customerAccess(shop);

  app.post('/carts/mine/balance/apply', (c) => {
    const cart = access.active(c);
    if (creditLeft(shop.db, cart.customer_id) === 0) {
      throw new RestError(400, 'You have no store credit.');
    }
    useCredit(shop.db, cart.id, true);
    return c.json(true);
  });

  app.post('/carts/mine/balance/unapply', (c) => {
    useCredit(shop.db, access.active(c).id, false);
    return c.json(true);
  });
}
