import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** A sandbox with its own server. */
export interface ServedSandbox {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a sandbox on this port, or on a free one for 0. */
export function serveSandbox({ fetch }: Pick<Hono, 'fetch'>, port: number): Promise<ServedSandbox> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port }, (address) => {
      resolve({
        origin: `http://127.0.0.1:${String(address.port)}`,
        close: () => {
          server.close();
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      });
    });
    server.on('error', reject);
  });
}
