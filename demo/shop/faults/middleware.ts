import type { MiddlewareHandler } from 'hono';

import { currentVisitor } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { act } from './acts';
import { whenSent } from './connection';
import { takeFaults } from './fault-store';
import { takeHeld } from './held-responses';

/** Applies the visitor's faults to their calls, except on the demo page itself. */
export function withFaults(shop: Shop): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const { id: visitorId } = currentVisitor();
    const { method, path } = c.req;
    if (visitorId === null || path.startsWith('/demo')) {
      await next();
      return;
    }
    const overtaken = takeHeld(visitorId, method, path);
    const faults = takeFaults(shop.db, visitorId, method, path);
    const work = faults.reduceRight<() => Promise<void>>(
      (inner, { target, fault }) =>
        async () => {
          const answer = await act({ shop, c, visitorId, target, work: inner }, fault);
          if (!answer) return;
          // Removed first: the framework would merge the headers of both.
          c.res = undefined;
          c.res = answer;
        },
      next,
    );
    await work();
    for (const release of overtaken) whenSent(c, release);
  };
}
