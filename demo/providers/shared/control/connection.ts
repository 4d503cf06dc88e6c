import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/**
 * Starts a response and cuts the connection, so that the outcome stays unknown. Without any response a browser
 * would repeat the request by itself. `env` is empty where the sandbox is not behind a server.
 */
export function drop({ incoming, outgoing }: Partial<HttpBindings>): Response {
  if (!incoming || !outgoing) return new Response('{', { status: 200 });
  const cut = (): void => {
    incoming.socket.destroy();
  };
  if (!incoming.socket.destroyed) {
    outgoing.writeHead(200, { 'content-length': 2 }).write('{', cut);
  }
  // A copy: for the original the server uses a cached response.
  return RESPONSE_ALREADY_SENT.clone();
}

/** Waits until the other side aborts the request. */
export async function untilGone({ signal }: Request): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
}
