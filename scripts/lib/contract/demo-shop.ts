import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from '@hono/node-server';

import { createShop } from '../../../demo/shop/app';

/** Runs `work` against a new demo shop on its own port. */
export async function withShop<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'till-contract-'));
  const shop = createShop({ dbFile: join(folder, 'shop.db'), distDir: folder });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const opened = serve({ fetch: shop.app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
        resolve({ server: opened, port: address.port });
      });
    },
  );
  try {
    return await work(`http://127.0.0.1:${String(port)}`);
  } finally {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((done) => server.close(done));
    shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
