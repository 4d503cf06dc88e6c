import { mkdirSync } from 'node:fs';

import { ensureBuilt, ensureInstalled, freePort } from './lib/prepare.mjs';
import { handOver } from './lib/steps.mjs';

/**
 * `npm start`: installs and builds what is missing, then starts the demo shop, which prints its address once it
 * listens. PORT sets the port.
 */

await ensureInstalled();
await ensureBuilt();

const named = process.env.PORT;
const port = named === undefined || named === '' ? await freePort(8080) : Number(named);

// Its orders, carts and customers; delete the folder to start over.
mkdirSync('.demo', { recursive: true });
const args = ['demo/main.ts', '--port', String(port), '--db', '.demo/shop.db'];
process.exitCode = await handOver('tsx', args);
