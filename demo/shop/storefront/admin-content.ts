import type { Hono } from 'hono';

import { adminCart } from '../pages/admin-cart';
import { isXhr } from '../rest/request';
import { sessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { cartView } from './views';
import { baseUrlOf } from '../domain/base-url';
import { hasFormKey, readForm } from './visit';

/**
 * The visitor's own cart as rendered by the admin area for a tab of the customer's page, for scripts only
 * (`endpoints.md` §11): an empty 401 for a form key that is not the session's, and a sign-in URL for a session
 * that has ended.
 */
export function addAdminContentRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/customer/index/cart', async (c) => {
    if (!isXhr(c)) return c.notFound();
    const baseUrl = baseUrlOf(c);
    if (c.get('isLapsed')) {
      return c.json({ ajaxExpired: 1, ajaxRedirect: `${baseUrl}customer/account/login/` });
    }
    if (!hasFormKey(c, await readForm(c))) return c.body('', 401);
    const cart = sessionCart(shop, c.get('session'));
    return c.html(adminCart(cartView(shop.db, cart), baseUrl).toString());
  });
}
