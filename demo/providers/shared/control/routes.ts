import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import type { PendingFault } from './fault';
import { addFault, type Faulty } from './fault-store';

/** Refuses a call of the control API. */
export const refuse = (c: Context, message: string): Response => c.json({ message }, 400);

/** Parses the body of a request; returns an error message for an invalid one. */
export async function read<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | string> {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;
}

/** `/faults`: those that wait, one more, none; and `/moments/<name>`, which takes the fault of a moment. */
export function addFaultRoutes<Fault extends PendingFault>(
  app: Hono,
  accountOf: (c: Context) => Faulty<Fault>,
  schema: v.GenericSchema<unknown, Omit<Fault, 'id'>>,
  takeMoment: (account: Faulty<Fault>, name: string) => string | null | undefined,
): void {
  app.get('/faults', (c) => c.json(accountOf(c).faults));

  app.post('/faults', async (c) => {
    const fault = await read(c, schema);
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
    const kind = takeMoment(accountOf(c), name);
    return kind === undefined ? refuse(c, `${name} is no moment`) : c.json({ kind });
  });
}

/** `/settings`: what an account has, and changes of it. */
export function addSettingsRoutes(
  app: Hono,
  accountOf: (c: Context) => { settings: object },
  schema: v.GenericSchema<unknown, object>,
): void {
  app.get('/settings', (c) => c.json(accountOf(c).settings));

  app.put('/settings', async (c) => {
    const settings = await read(c, schema);
    if (typeof settings === 'string') return refuse(c, settings);
    const account = accountOf(c);
    account.settings = { ...account.settings, ...settings };
    return c.json(account.settings);
  });
}
