import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { serve } from '@hono/node-server';

import { createShop } from './app';

const USAGE = 'usage: demo [--port 8080] [--db shop.db] [--dist dist] [--guest-checkout-login]';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    db: { type: 'string', default: 'shop.db' },
    dist: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
    'guest-checkout-login': { type: 'boolean', default: false },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

const shop = createShop({
  dbFile: values.db,
  distDir: values.dist,
  settings: { emailAvailability: values['guest-checkout-login'] },
});

const server = serve({ fetch: shop.app.fetch, hostname: '127.0.0.1', port }, (address) => {
  process.stdout.write(`listening http://127.0.0.1:${String(address.port)}\n`);
});

/** How long calls under way may take once the server is told to stop. */
const PATIENCE_MS = 2000;

/** Answers what is under way, closes the database, and is gone. */
function stop(): void {
  server.close(() => {
    shop.close();
    process.exit(0);
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  // A call that a fault leaves without an answer is not waited for.
  setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, PATIENCE_MS).unref();
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
