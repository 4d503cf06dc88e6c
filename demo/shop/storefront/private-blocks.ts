import type { Context, Hono } from 'hono';

import { ordersOf } from '../domain/orders/order-store';
import { welcome } from '../pages/welcome';
import { isXhr } from '../rest/request';
import type { Shop, ShopEnv } from '../domain/shop';
import { currentCustomer } from './context';
import { orderPath } from './views';

/** Renders a block for this visitor. */
type Draw = (shop: Shop, c: Context<ShopEnv>) => string;

const drawWelcome: Draw = (shop, c) => {
  const customer = currentCustomer(shop, c);
  if (customer === null) return '';
  const [newest] = ordersOf(shop.db, customer.id);
  const order = newest ? { number: newest.increment_id, url: orderPath(newest) } : null;
  return welcome({ firstname: customer.firstname, order }).toString();
};

const BLOCKS: Readonly<Record<string, Draw>> = { 'shop.welcome': drawWelcome };

/** Init entry of a page with private blocks (`config-shapes.md` §3.6). */
export const pageCacheInit = (baseUrl: string, path: string) => ({
  body: {
    pageCache: {
      url: `${baseUrl}page_cache/block/render/`,
      handles: ['default', 'cms_index_index'],
      originalRequest: { route: 'cms', controller: 'index', action: 'index', uri: path },
      versionCookieName: 'private_content_version',
    },
  },
});

function namesIn(text: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** `page_cache/block/render`: the named blocks, for scripts only (`endpoints.md` §5). */
export function addPrivateBlockRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/page_cache/block/render', (c) => {
    if (!isXhr(c)) return c.notFound();
    const drawn = namesIn(c.req.query('blocks') ?? '').flatMap((name) => {
      const draw = BLOCKS[name];
      return draw ? [[name, draw(shop, c)] as const] : [];
    });
    return c.json(drawn.length === 0 ? [] : Object.fromEntries(drawn));
  });
}
