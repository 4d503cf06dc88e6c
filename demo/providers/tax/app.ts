import { setTimeout as wait } from 'node:timers/promises';

import { Hono, type Context } from 'hono';

import { bundleScript } from '../shared/bundle-script';
import { withCors } from '../shared/cors';
import { TAX_SECRET } from './keys';
import { Certificates } from './state/certificates';
import { Tokens } from './state/tokens';

const SCRIPT = new URL('browser/gen-cert.ts', import.meta.url);
/** Delay of the script of a slow service. */
const SLOW_MS = 3000;
const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };
/** The number that the form refuses, to try that out. */
const REFUSED = 'REFUSED';

/** The calls of shops, which know the secret. */
function addShopCalls(app: Hono, tokens: Tokens, certificates: Certificates): void {
  app.use('/v2/*', async (c, next) => {
    const isShop = c.req.header('authorization') === `Bearer ${TAX_SECRET}`;
    return isShop ? next() : c.json({ error: 'AuthenticationRequired' }, 401);
  });
  app.post('/v2/tokens', async (c) => {
    const { customer, fault } = await c.req.json<{ customer: string; fault?: string }>();
    const isOver = fault === 'expires' && !tokens.hasIssued(customer);
    const { token, endsAt } = tokens.issue(customer, isOver);
    return c.json({ token, expires: Math.floor(endsAt / 1000) });
  });
  app.get('/v2/customers/:customer/certificates', (c) =>
    c.json(certificates.of(c.req.param('customer'))),
  );
  app.post('/v2/customers/:customer/certificates/:id/unlink', (c) => {
    const { customer, id } = c.req.param();
    return certificates.unlink(customer, Number(id)) ? c.json({}) : c.json({}, 404);
  });
}

/** The call of the form, which knows a customer's token. */
async function addCertificate(
  c: Context,
  tokens: Tokens,
  certificates: Certificates,
  now: number,
): Promise<Response> {
  const token = (c.req.header('authorization') ?? '').replace('Bearer ', '');
  const customer = tokens.customerOf(token);
  if (customer === null) return c.json({ error: 'TokenExpired' }, 401);
  const { zone, number, isChecked } = await c.req.json<{
    zone: string;
    number: string;
    isChecked: boolean;
  }>();
  if (number === REFUSED) return c.json({ error: 'NotAccepted' }, 422);
  return c.json(certificates.add(customer, zone, isChecked, now), 201);
}

/**
 * A sandbox of the tax service's certificates: the script with its form, the customers' certificates, and the calls of shops.
 * The script's URL selects the fault to simulate (docs/providers.md). Pass `fetch` to a server.
 */
export function openTaxSandbox(now = () => Date.now()): Pick<Hono, 'fetch' | 'request'> {
  const app = new Hono();
  const tokens = new Tokens(now);
  const certificates = new Certificates();
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/gencert2/js', async (c) => {
    const fault = c.req.query('fault');
    if (fault === 'blocked') return c.text('Forbidden', 403);
    if (fault === 'broken') return c.body('', 200, JAVASCRIPT);
    if (fault === 'slow') await wait(SLOW_MS);
    return c.body(await bundleScript(SCRIPT), 200, JAVASCRIPT);
  });
  app.use('/gencert2/certificates', withCors);
  app.post('/gencert2/certificates', (c) => addCertificate(c, tokens, certificates, now()));
  addShopCalls(app, tokens, certificates);
  return app;
}
