import type { Hono } from 'hono';
import * as v from 'valibot';

import { ensureVisitorId } from '../domain/settings/middleware';
import { currentVisitor } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { faultSchema } from './fault';
import { addFault, clearFaults, faultsOf } from './fault-store';

/**
 * The visitor's faults for scripts, `/demo/faults`: GET lists the pending ones, POST sets one (201), DELETE clears all
 * of them or one by its id. 400 with a `message` for an invalid fault.
 */
export function addFaultRoutes(app: Hono<ShopEnv>, { db }: Shop): void {
  app.get('/demo/faults', (c) => {
    const { id } = currentVisitor();
    return c.json(id === null ? [] : faultsOf(db, id));
  });

  app.post('/demo/faults', async (c) => {
    const asked = v.safeParse(faultSchema, await c.req.json().catch(() => null));
    if (!asked.success) {
      const [issue] = asked.issues;
      return c.json({ message: `${v.getDotPath(issue) ?? 'fault'}: ${issue.message}` }, 400);
    }
    return c.json(addFault(db, ensureVisitorId(c), asked.output), 201);
  });

  app.delete('/demo/faults/:id?', (c) => {
    const id = c.req.param('id');
    clearFaults(db, ensureVisitorId(c), id === undefined ? null : Number(id));
    return c.body(null, 204);
  });
}
