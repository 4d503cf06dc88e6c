import type { Context, MiddlewareHandler } from 'hono';

import type { ShopEnv } from './shop';

/** Provides the shop's base path to every part of it: slash at both ends. */
export function reachedBelow(basePath: string): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    c.set('basePath', basePath);
    await next();
  };
}

/** The shop's base URL for this visitor, with a trailing slash. */
export function baseUrlOf(c: Context<ShopEnv>): string {
  return new URL(c.get('basePath'), c.req.url).href;
}
