import type { Context, MiddlewareHandler } from 'hono';

import type { ShopEnv } from './shop';

/** Tells every part of a shop the path that it is reached below: slash at both ends. */
export function reachedBelow(basePath: string): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    c.set('basePath', basePath);
    await next();
  };
}

/** Base URL of the shop as this visitor reaches it, with a trailing slash. */
export function baseUrlOf(c: Context<ShopEnv>): string {
  return new URL(c.get('basePath'), c.req.url).href;
}
