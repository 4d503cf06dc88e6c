import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

import type { ShopEnv } from '../shop';

/** Cuts the connection: the browser learns nothing of what was done. */
export function drop(c: Context<ShopEnv>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Waits until the browser gives up. */
export async function untilGone(c: Context<ShopEnv>): Promise<void> {
  const { signal } = c.req.raw;
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
}

/** Runs `then` when the whole answer has left. */
export function whenAnswered(c: Context<ShopEnv>, then: () => void): void {
  c.env.outgoing.once('close', then);
}
