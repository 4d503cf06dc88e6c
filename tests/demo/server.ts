import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';

import type { DemoShop } from '../../demo/shop/app';

/** A shop behind a real server on a free port. */
export interface ShopServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a shop over a real connection. */
export async function serveShop(shop: DemoShop): Promise<ShopServer> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: shop.app.fetch, hostname: '127.0.0.1', port: 0 }, () => {
      resolve(started);
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
