import type { Hono } from 'hono';

import { findProduct } from '../domain/catalogue/catalogue';
import { productRow } from '../page-config/product-row';
import type { Shop, ShopEnv } from '../domain/shop';
import { baseUrlOf } from '../domain/base-url';

const VALUE =
  /^searchCriteria\[(?:filterGroups|filter_groups)\]\[\d+\]\[filters\]\[\d+\]\[value\]$/;

/** `products-render-info`: the rows of these products, for lists that scripts render (`endpoints.md` §2). */
export function addProductRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/products-render-info', (c) => {
    const wanted = Object.entries(c.req.query()).find(([name]) => VALUE.test(name))?.[1] ?? '';
    const items = wanted.split(',').flatMap((id) => {
      const product = findProduct(Number(id));
      return product ? [productRow(shop.db, product, baseUrlOf(c))] : [];
    });
    return c.json({ items });
  });
}
