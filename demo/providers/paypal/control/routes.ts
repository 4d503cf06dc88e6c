import { type Context, Hono } from 'hono';

import { takeFault } from '../../shared/control/fault-store';
import { addFaultRoutes, addSettingsRoutes } from '../../shared/control/routes';
import { unauthorized } from '../api/refusal';
import { orderView } from '../api/order-view';
import { accountOf } from '../keys';
import type { Account, Accounts } from '../state/account';
import { type Fault, faultSchema, isMoment } from './fault';
import { settingsSchema } from './settings';

/** The sandbox's own API for tests, `/sandbox/…?client-id=demo_<id>`; docs/providers.md describes it. */
export function controlRoutes(accounts: Accounts): Hono {
  const app = new Hono();
  const accountOfCall = (c: Context): Account => {
    const id = accountOf(c.req.query('client-id') ?? 'demo');
    if (id === null) throw unauthorized();
    return accounts.of(id);
  };
  addFaultRoutes<Fault>(app, accountOfCall, faultSchema, (account, name) =>
    isMoment(name) ? (takeFault(account, name)?.fault.kind ?? null) : undefined,
  );
  addSettingsRoutes(app, accountOfCall, settingsSchema);

  app.get('/captures', (c) =>
    c.json([...accountOfCall(c).captures.values()].filter(({ status }) => status === 'COMPLETED')),
  );

  app.get('/orders', (c) => {
    const account = accountOfCall(c);
    return c.json([...account.orders.values()].map((order) => orderView(account, order)));
  });

  app.delete('/account', (c) => {
    accounts.forget(accountOfCall(c).id);
    return c.body(null, 204);
  });
  return app;
}
