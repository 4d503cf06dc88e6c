import { type Context, Hono, type MiddlewareHandler } from 'hono';

import { withCors } from '../shared/cors';
import type { SandboxEnv } from './api/context';
import { addApplePay } from './api/apple-pay-routes';
import { addGooglePay } from './api/google-pay-routes';
import { addOrderRoutes } from './api/order-routes';
import { addVaultRoutes } from './api/vault-routes';
import { Refusal, unauthorized } from './api/refusal';
import { withFaults } from './control/middleware';
import { controlRoutes } from './control/routes';
import { accountOf, accountOfSecret } from './keys';
import { addAssets, addPages } from './pages/routes';
import { Accounts } from './state/account';

/** The account of a server's call, from its basic authentication. */
function serverAccount(c: Context): string | null {
  const [scheme = '', value = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme !== 'Basic') return null;
  const [clientId = '', secret = ''] = atob(value).split(':');
  return accountOfSecret({ clientId, secret });
}

function withAccount(accounts: Accounts): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const isApi = /^\/v[23]\//.test(c.req.path);
    const id = isApi ? serverAccount(c) : accountOf(c.req.query('client-id') ?? '');
    if (id === null) throw unauthorized();
    c.set('account', accounts.of(id));
    await next();
  };
}

/** Opens a sandbox of PayPal's buttons; pass `fetch` to a server. Its state is in memory. */
export function openPaypalSandbox(): Pick<Hono, 'fetch' | 'request'> {
  const accounts = new Accounts();
  const app = new Hono<SandboxEnv>();
  app.onError((error, c) => {
    if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
    console.error(error);
    return c.json({ name: 'INTERNAL_SERVER_ERROR', message: error.message }, 500);
  });
  app.use(withCors);
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.route('/sandbox', controlRoutes(accounts));
  addAssets(app);
  const known = new Hono<SandboxEnv>();
  known.use(withAccount(accounts), withFaults);
  addOrderRoutes(known);
  addVaultRoutes(known);
  addPages(known);
  addApplePay(known);
  addGooglePay(known);
  app.route('/', known);
  return app as unknown as Hono;
}
