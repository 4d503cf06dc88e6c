import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { settle } from '../api/settle';
import { Refusal } from '../api/refusal';
import { readKey } from '../keys';
import type { Account, Accounts } from '../state/account';
import { faultSchema, isMoment } from './fault';
import { addFault, takeMomentFault } from './fault-store';
import { type Settings, settingsSchema } from './settings';

const outcomeSchema = v.object({ outcome: v.picklist(['succeeded', 'failed']) });

const refuse = (c: Context, message: string) => c.json({ message }, 400);

/** Parses the body of a request; returns an error message for an invalid one. */
async function read<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | string> {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;
}

function addFaultRoutes(app: Hono, accountOf: (c: Context) => Account): void {
  app.get('/faults', (c) => c.json(accountOf(c).faults));

  app.post('/faults', async (c) => {
    const fault = await read(c, faultSchema);
    return typeof fault === 'string'
      ? refuse(c, fault)
      : c.json(addFault(accountOf(c), fault), 201);
  });

  app.delete('/faults', (c) => {
    accountOf(c).faults = [];
    return c.body(null, 204);
  });

  app.post('/moments/:name', (c) => {
    const name = c.req.param('name');
    if (!isMoment(name)) return refuse(c, `${name} is no moment`);
    return c.json({ kind: takeMomentFault(accountOf(c), name)?.kind ?? null });
  });
}

function addSettingsRoutes(app: Hono, accountOf: (c: Context) => Account): void {
  app.get('/settings', (c) => c.json(accountOf(c).settings));

  app.put('/settings', async (c) => {
    const settings = await read(c, settingsSchema);
    if (typeof settings === 'string') return refuse(c, settings);
    const account = accountOf(c);
    account.settings = { ...account.settings, ...(settings as Partial<Settings>) };
    return c.json(account.settings);
  });
}

/** The sandbox's own API for tests, `/sandbox/…?key=pk_test_demo_<id>`; docs/providers.md describes it. */
export function controlRoutes(accounts: Accounts): Hono {
  const app = new Hono();
  const accountOf = (c: Context): Account => {
    const key = readKey(c.req.query('key') ?? 'pk_test_demo');
    if (!key) throw new Refusal(401, { type: 'authentication_error', message: 'Unknown key' });
    return accounts.of(key.account);
  };
  addFaultRoutes(app, accountOf);
  addSettingsRoutes(app, accountOf);

  app.get('/charges', (c) => {
    const intent = c.req.query('payment_intent');
    const charges = [...accountOf(c).charges.values()].filter(
      ({ status, payment_intent }) =>
        (status === 'succeeded' || c.req.query('all') !== undefined) &&
        (intent === undefined || intent === payment_intent),
    );
    return c.json(charges);
  });

  app.get('/intents', (c) => {
    const { paymentIntents, setupIntents } = accountOf(c);
    return c.json([...paymentIntents.values(), ...setupIntents.values()]);
  });

  app.get('/sessions', (c) => c.json([...accountOf(c).sessions.values()]));

  app.post('/intents/:id/settle', async (c) => {
    const asked = await read(c, outcomeSchema);
    if (typeof asked === 'string') return refuse(c, asked);
    await settle(accountOf(c), c.req.param('id'), asked.outcome);
    return c.json(accountOf(c).paymentIntents.get(c.req.param('id')));
  });

  app.get('/webhooks', (c) => c.json(accountOf(c).deliveries));

  app.delete('/account', (c) => {
    accounts.forget(accountOf(c).id);
    return c.body(null, 204);
  });
  return app;
}
