import type { MiddlewareHandler } from 'hono';

const HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};
/** The server's marker for requests handled outside the framework, such as a cut connection. */
const SENT = 'x-hono-already-sent';

/** Allows scripts of any origin: the provider's script runs in the pages of shops. */
export const withCors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    c.res = new Response(null, { status: 204, headers: HEADERS });
    return;
  }
  await next();
  // Setting headers creates a new response, which would be sent in addition to the one that already was.
  if (c.res.headers.has(SENT)) return;
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
};
