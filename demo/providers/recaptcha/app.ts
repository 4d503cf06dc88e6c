import { setTimeout as wait } from 'node:timers/promises';

import { Hono } from 'hono';

import { bundleScript } from '../shared/bundle-script';
import { framePage } from './frames/pages';
import { Tokens } from './tokens';

const API = new URL('browser/api.ts', import.meta.url);
const SERVICE = new URL('browser/recaptcha.ts', import.meta.url);
const FRAME = new URL('frames/frame.ts', import.meta.url);
/** Delay of the script of a slow service. */
const SLOW_MS = 3000;
const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/** The secret with which shops verify the sandbox's tokens. */
export const SECRET = 'sandbox-secret';

/**
 * A sandbox of reCAPTCHA: the script, the frames and the check of tokens, with a box that anyone may tick. The script's
 * URL and the site key select the fault to simulate (docs/providers.md). Pass `fetch` to a server.
 */
export function openRecaptchaSandbox(now = () => Date.now()): Pick<Hono, 'fetch' | 'request'> {
  const app = new Hono();
  const tokens = new Tokens(now);

  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/recaptcha/api.js', async (c) => {
    const fault = c.req.query('fault');
    if (fault === 'blocked') return c.text('Forbidden', 403);
    if (fault === 'slow') await wait(SLOW_MS);
    return c.body(await bundleScript(API), 200, JAVASCRIPT);
  });
  app.get('/recaptcha/releases/recaptcha.js', async (c) =>
    c.body(await bundleScript(SERVICE), 200, JAVASCRIPT),
  );
  app.get('/recaptcha/frames/frame.js', async (c) =>
    c.body(await bundleScript(FRAME), 200, JAVASCRIPT),
  );
  app.get('/recaptcha/api2/:kind{anchor|bframe}', (c) =>
    c.html(
      framePage({
        kind: c.req.param('kind') === 'bframe' ? 'bframe' : 'anchor',
        size: c.req.query('size') ?? 'normal',
        theme: c.req.query('theme') ?? 'light',
        language: c.req.query('hl') ?? 'en',
      }),
    ),
  );
  app.post('/recaptcha/api2/userverify', async (c) => {
    const { k, attempt } = await c.req.parseBody();
    return c.json(tokens.issue(typeof k === 'string' ? k : '', Number(attempt)));
  });
  app.post('/recaptcha/api/siteverify', async (c) => {
    const { secret, response } = await c.req.parseBody();
    if (secret !== SECRET)
      return c.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    return c.json(tokens.verify(typeof response === 'string' ? response : ''));
  });
  return app;
}
