import { ensureBuilt, ensureInstalled, freePort } from './lib/prepare.mjs';
import { handOver, say } from './lib/steps.mjs';

/** `npm start`: installs and builds what is missing, then opens the demo shop. PORT names a port. */

await ensureInstalled();
await ensureBuilt();

const named = process.env.PORT;
const port = named === undefined || named === '' ? await freePort(8080) : Number(named);

say(`The demo shop: http://127.0.0.1:${port}/   (Ctrl+C ends it)`);
process.exitCode = await handOver('tsx', ['demo/main.ts', '--port', String(port)]);
