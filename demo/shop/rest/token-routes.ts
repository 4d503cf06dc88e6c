import type { Hono } from 'hono';

import { authenticate } from '../domain/customers/customers';
import { issueToken } from '../domain/customers/tokens';
import { SIGN_IN_REFUSED } from '../domain/session/login';
import { dropLoginCookies, dropPersistentCookie } from '../domain/session/cookies';
import type { Shop, ShopEnv } from '../domain/shop';
import { required } from '../support/fields';
import { readBody } from './request';
import { RestError } from '../support/rest-error';

/** `integration/customer/token`: a customer's bearer token for e-mail and password. */
export function addTokenRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/integration/customer/token', async (c) => {
    const body = await readBody(c);
    const username = String(required(body, 'username', 'username'));
    const password = String(required(body, 'password', 'password'));
    const customer = authenticate(shop.db, username, password);
    if (!customer) throw new RestError(401, SIGN_IN_REFUSED);
    dropLoginCookies(c);
    dropPersistentCookie(c);
    return c.json(issueToken(shop.db, customer.id, shop.clock()));
  });
}
