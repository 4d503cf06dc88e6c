import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import type { Call } from '../api/context';

const bindingsOf = (c: Call): HttpBindings | null => {
  const { incoming, outgoing } = c.env;
  return incoming && outgoing ? { incoming, outgoing } : null;
};

/**
 * Starts a response and cuts the connection, so that the outcome stays unknown. Without any response a browser
 * would repeat the request by itself.
 */
export function drop(c: Call): Response {
  const node = bindingsOf(c);
  if (!node) return new Response('{', { status: 200 });
  const cut = (): void => {
    node.incoming.socket.destroy();
  };
  if (!node.incoming.socket.destroyed) {
    node.outgoing.writeHead(200, { 'content-length': 2 }).write('{', cut);
  }
  // A copy: for the original the server uses a cached response.
  return RESPONSE_ALREADY_SENT.clone();
}

/** Waits until the other side aborts the request. */
export async function untilGone(c: Call): Promise<void> {
  const { signal } = c.req.raw;
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
}
