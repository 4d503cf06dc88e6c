import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { addFaultRoutes, addSettingsRoutes, read, refuse } from '../../shared/control/routes';
import { settle } from '../api/settle';
import { Refusal } from '../api/refusal';
import { readKey } from '../keys';
import type { Account, Accounts } from '../state/account';
import { type Fault, faultSchema, isMoment } from './fault';
import { takeMomentFault } from './fault-store';
import { settingsSchema } from './settings';

const outcomeSchema = v.object({ outcome: v.picklist(['succeeded', 'failed']) });

/** The sandbox's own API for tests, `/sandbox/…?key=pk_test_demo_<id>`; docs/providers.md describes it. */
export function controlRoutes(accounts: Accounts): Hono {
  const app = new Hono();
  const accountOf = (c: Context): Account => {
    const key = readKey(c.req.query('key') ?? 'pk_test_demo');
    if (!key) throw new Refusal(401, { type: 'authentication_error', message: 'Unknown key' });
    return accounts.of(key.account);
  };
  addFaultRoutes<Fault>(app, accountOf, faultSchema, (account, name) =>
    isMoment(name) ? (takeMomentFault(account, name)?.kind ?? null) : undefined,
  );
  addSettingsRoutes(app, accountOf, settingsSchema);

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
