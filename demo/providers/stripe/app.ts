import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';

import type { SandboxEnv } from './api/context';
import { addCustomerRoutes } from './api/customer-routes';
import { readForm } from './api/form';
import { withIdempotency } from './api/idempotency';
import { addPaymentIntentRoutes } from './api/payment-intent-routes';
import { addPaymentMethodRoutes } from './api/payment-method-routes';
import { addRefundRoutes } from './api/refund-routes';
import { Refusal } from './api/refusal';
import { addSessionRoutes } from './api/session-routes';
import { rememberTarget } from './api/settle';
import { addSetupIntentRoutes } from './api/setup-intent-routes';
import { addTokenRoutes } from './api/token-routes';
import { withFaults } from './control/middleware';
import { controlRoutes } from './control/routes';
import { withCors } from '../shared/cors';
import { DEFAULT_ACCOUNT, type Key, readKey, sandboxKeys } from './keys';
import { addPages } from './pages/routes';
import { Accounts } from './state/account';
import { sendEvents, type WebhookTarget } from './webhooks/send';

/** The options of a sandbox. */
export interface SandboxOptions {
  /** Where events are posted, such as `http://127.0.0.1:8080/stripe/webhooks`; null for nowhere. Called for every event. */
  readonly webhookUrl: () => string | null;
}

const ACCOUNT = /^[A-Za-z0-9-]{1,64}$/;
const VISITOR_COOKIE = 'demo_visitor';

const unauthorized = (message: string): Refusal =>
  new Refusal(401, { type: 'invalid_request_error', message });

async function paramsOf(c: Context): Promise<URLSearchParams> {
  const query = new URL(c.req.url).searchParams;
  if (c.req.method === 'GET') return query;
  const body = new URLSearchParams(await c.req.text());
  for (const [name, value] of query) body.append(name, value);
  return body;
}

/** The key of a call: a bearer token, the name of basic authentication, or `key` among the fields. */
function keyOf(c: Context, fields: URLSearchParams): Key {
  const [scheme = '', value = ''] = (c.req.header('authorization') ?? '').split(' ');
  const basic = scheme === 'Basic' ? (atob(value).split(':')[0] ?? '') : value;
  const given = basic === '' ? (fields.get('key') ?? '') : basic;
  if (given === '') throw unauthorized('You did not provide an API key.');
  const key = readKey(given);
  if (!key) throw unauthorized(`Invalid API Key provided: ${given.slice(0, 12)}…`);
  return key;
}

/** The account of a page: from its URL (`key` or `account`), else from the cookie of the demo shop's visitor. */
function pageAccount(c: Context): string {
  const key = readKey(c.req.query('key') ?? '');
  if (key) return key.account;
  const named = c.req.query('account') ?? getCookie(c, VISITOR_COOKIE) ?? '';
  return ACCOUNT.test(named) ? named : DEFAULT_ACCOUNT;
}

function withAccount(accounts: Accounts, target: WebhookTarget): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const fields = await paramsOf(c);
    const isApi = c.req.path.startsWith('/v1/');
    const key: Key = isApi ? keyOf(c, fields) : { side: 'browser', account: pageAccount(c) };
    const account = accounts.of(key.account);
    rememberTarget(account, target);
    c.set('account', account);
    c.set('side', key.side);
    c.set('params', readForm(fields));
    await next();
  };
}

/** Sends events to the shop once a request has been processed. */
function withEvents(target: WebhookTarget): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    await next();
    await sendEvents(c.var.account, target);
  };
}

/** Opens a sandbox of the payment provider; pass `fetch` to a server. Its state is in memory. */
export function openSandbox({ webhookUrl }: SandboxOptions): Pick<Hono, 'fetch' | 'request'> {
  const accounts = new Accounts();
  const target: WebhookTarget = { urlNow: webhookUrl, secret: sandboxKeys().webhookSecret };
  const app = new Hono<SandboxEnv>();
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      return Response.json({ error: error.error }, { status: error.status });
    }
    console.error(error);
    return c.json({ error: { type: 'api_error', message: error.message } }, 500);
  });
  app.use(withCors);
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.route('/sandbox', controlRoutes(accounts));
  app.use(withAccount(accounts, target), withFaults, withEvents(target), withIdempotency);
  addCustomerRoutes(app);
  addPaymentMethodRoutes(app);
  addPaymentIntentRoutes(app);
  addSetupIntentRoutes(app);
  addTokenRoutes(app);
  addRefundRoutes(app);
  addSessionRoutes(app);
  addPages(app);
  app.all('/v1/*', (c) => {
    const what = `${c.req.method}: ${c.req.path}`;
    const message = `Unrecognized request URL (${what}). The sandbox knows a part of the API only.`;
    return c.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
  return app as unknown as Hono;
}
