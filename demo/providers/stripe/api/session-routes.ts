import type { Hono } from 'hono';

import type { Account } from '../state/account';
import { now, randomText } from '../state/ids';
import type { SessionRecord } from '../state/records.types';
import { raise } from '../webhooks/events';
import { shopOnly } from './access';
import { type Call, originOf, type SandboxEnv } from './context';
import { expanded } from './expand';
import { type Params, part, text, texts } from './form';
import { badRequest, missing, notFound } from './refusal';

const MODES = ['payment', 'setup', 'subscription'] as const;

/** Finds a hosted checkout. */
export function findSession(account: Account, id: string): SessionRecord {
  const session = account.sessions.get(id);
  if (!session) throw notFound('checkout.session', id);
  return session;
}

function lineOf(params: Params): SessionRecord['line_items'][number] {
  const price = part(params, 'price_data');
  return {
    name: text(part(price, 'product_data'), 'name') ?? text(params, 'price') ?? '',
    amount: Number(text(price, 'unit_amount') ?? 0),
    quantity: Number(text(params, 'quantity') ?? 1),
  };
}

function linesOf(params: Params): SessionRecord['line_items'] {
  return Object.values(part(params, 'line_items')).flatMap((line) =>
    typeof line === 'object' ? [lineOf(line)] : [],
  );
}

function create(c: Call): SessionRecord {
  const { account, params } = c.var;
  const mode = MODES.find((known) => known === text(params, 'mode'));
  if (mode === undefined) throw missing('mode');
  const successUrl = text(params, 'success_url');
  if (successUrl === null) throw missing('success_url');
  const lines = linesOf(params);
  const [firstLine] = Object.values(part(params, 'line_items'));
  const price = typeof firstLine === 'object' ? part(firstLine, 'price_data') : {};
  const data = part(params, 'payment_intent_data');
  const id = `cs_test_${randomText(40)}`;
  const session: SessionRecord = {
    id,
    object: 'checkout.session',
    created: now(),
    mode,
    status: 'open',
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    amount_total: lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0),
    currency: (text(price, 'currency') ?? text(params, 'currency') ?? 'usd').toLowerCase(),
    customer: text(params, 'customer'),
    customer_email: text(params, 'customer_email'),
    client_reference_id: text(params, 'client_reference_id'),
    metadata: texts(params, 'metadata'),
    payment_intent: null,
    setup_intent: null,
    payment_method_types: Object.values(texts(params, 'payment_method_types')),
    success_url: successUrl,
    cancel_url: text(params, 'cancel_url'),
    url: `${originOf(c)}/c/pay/${id}?account=${account.id}`,
    line_items: lines,
    intent_metadata: texts(data, 'metadata'),
    capture_method: text(data, 'capture_method') === 'manual' ? 'manual' : 'automatic',
  };
  account.sessions.set(id, session);
  return session;
}

function shown(c: Call, session: SessionRecord) {
  const { line_items, intent_metadata, capture_method, ...rest } = expanded(c, session);
  return c.json({ ...rest, url: session.status === 'open' ? session.url : null });
}

/** `/v1/checkout/sessions`: create, retrieve and expire a hosted checkout. */
export function addSessionRoutes(app: Hono<SandboxEnv>): void {
  app.use('/v1/checkout/*', shopOnly);

  app.post('/v1/checkout/sessions', (c) => shown(c, create(c)));

  app.get('/v1/checkout/sessions/:id', (c) =>
    shown(c, findSession(c.var.account, c.req.param('id'))),
  );

  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const { account } = c.var;
    const session = findSession(account, c.req.param('id'));
    if (session.status !== 'open') {
      throw badRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    const expired: SessionRecord = { ...session, status: 'expired' };
    account.sessions.set(session.id, expired);
    raise(account, 'checkout.session.expired', expired);
    return shown(c, expired);
  });
}
