import { Hono } from 'hono';

import type { Shop, ShopEnv } from '../../domain/shop';
import { addCheckoutCalls } from './checkout-calls';
import { addExpressCalls } from './express-calls';
import { addMethodCalls } from './method-calls';
import { addOrderCalls } from './order-calls';
import { addSeveralOrdersCalls } from './several-orders-calls';

/** The payment module's calls below `stripe/payments/` (`endpoints.md` §8). They use the session's cart. */
export function stripeRoutes(shop: Shop): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  addCheckoutCalls(app, shop);
  addExpressCalls(app, shop);
  addMethodCalls(app, shop);
  addOrderCalls(app, shop);
  addSeveralOrdersCalls(app, shop);
  return app;
}
