import type { MiddlewareHandler } from 'hono';

import type { SandboxEnv } from './context';

/** Returns the first response for a POST with the same `Idempotency-Key`, and does nothing. */
export const withIdempotency: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const { account } = c.var;
  const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
  if (key === undefined) {
    await next();
    return;
  }
  const kept = account.answers.get(key);
  if (kept) {
    c.res = new Response(kept.body, {
      status: kept.status,
      headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
    });
    return;
  }
  await next();
  // A request that failed in the server may be retried.
  if (c.res.status >= 500) return;
  account.answers.set(key, { status: c.res.status, body: await c.res.clone().text() });
};
