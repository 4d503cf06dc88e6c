import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

import type { ShopEnv } from '../domain/shop';

/**
 * Starts a response and cuts the connection, so that the browser does not learn the outcome. Without any response it
 * would repeat the request by itself, even a write.
 */
export function drop(c: Context<ShopEnv>): Response {
  const { incoming, outgoing } = c.env;
  const cut = (): void => {
    incoming.socket.destroy();
  };
  if (!incoming.socket.destroyed) outgoing.writeHead(200, { 'content-length': 2 }).write('{', cut);
  return RESPONSE_ALREADY_SENT;
}

/** Waits until the browser aborts the request. */
export async function untilGone(c: Context<ShopEnv>): Promise<void> {
  const { signal } = c.req.raw;
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
}

/** Runs `then` once the whole response has been sent. */
export function whenSent(c: Context<ShopEnv>, then: () => void): void {
  c.env.outgoing.once('close', then);
}
