import { randomBytes } from 'node:crypto';

import type { Hono } from 'hono';
import * as v from 'valibot';

import type { SandboxEnv } from './context';
import { invalid, unprocessable } from './refusal';

const tokenSchema = v.object({
  payment_source: v.object({
    token: v.object({ id: v.string(), type: v.literal('SETUP_TOKEN') }),
  }),
});

const newId = (): string => randomBytes(9).toString('hex').slice(0, 17);

/** The provider's API for cards that are kept without an order, version 3, as far as the shop uses it. */
export function addVaultRoutes(app: Hono<SandboxEnv>): void {
  app.post('/v3/vault/setup-tokens', (c) => {
    const id = newId();
    c.var.account.setups.set(id, null);
    return c.json({ id, status: 'CREATED' }, 201);
  });

  app.post('/v3/vault/payment-tokens', async (c) => {
    const read = v.safeParse(tokenSchema, await c.req.json().catch(() => null));
    if (!read.success) throw invalid('INVALID_REQUEST');
    const { id: setup } = read.output.payment_source.token;
    const card = c.var.account.setups.get(setup) ?? null;
    if (card === null) throw unprocessable('TOKEN_ID_NOT_FOUND');
    c.var.account.setups.delete(setup);
    const id = newId();
    c.var.account.vault.set(id, card);
    const { brand, last4, expiry } = card;
    return c.json({ id, payment_source: { card: { brand, last_digits: last4, expiry } } }, 201);
  });
}
