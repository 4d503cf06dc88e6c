import type { Hono } from 'hono';

import type { Shop, ShopEnv } from '../domain/shop';
import { certificatesOf, certificateToken, refreshExemptions } from '../domain/tax/certificates';
import { requireCustomer } from './cart-access';

/** The calls of the tax service's certificates (`endpoints.md` §9); a shop without them does not know them. */
export function addCertificateRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  const unknown = { message: 'Request does not match any route.' };
  app.get('/avatax/token', async (c) => {
    const service = certificatesOf(shop);
    if (service === null) return c.json(unknown, 404);
    return c.json(await certificateToken(service, requireCustomer(shop, c)));
  });
  app.get('/avatax/tax/refresh', async (c) => {
    const service = certificatesOf(shop);
    if (service === null) return c.json(unknown, 404);
    await refreshExemptions(shop.db, service, requireCustomer(shop, c));
    return c.json([]);
  });
}
