import { setTimeout as wait } from 'node:timers/promises';

import { Hono } from 'hono';

import { bundleScript } from '../shared/bundle-script';

const SCRIPT = new URL('browser/maps.ts', import.meta.url);
/** Delay of the script of a slow service. */
const SLOW_MS = 3000;
const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/**
 * A sandbox of the maps service: its script draws squares instead of streets, and the key selects the fault to simulate
 * (docs/providers.md). Pass `fetch` to a server.
 */
export function openMapsSandbox(): Pick<Hono, 'fetch' | 'request'> {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/maps/api/js', async (c) => {
    const key = c.req.query('key');
    if (key === 'blocked') return c.text('Forbidden', 403);
    if (key === 'broken') return c.body('', 200, JAVASCRIPT);
    if (key === 'slow') await wait(SLOW_MS);
    return c.body(await bundleScript(SCRIPT), 200, JAVASCRIPT);
  });
  return app;
}
