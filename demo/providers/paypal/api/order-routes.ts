import { randomBytes } from 'node:crypto';

import type { Hono } from 'hono';

import type { OrderRecord } from '../state/records.types';
import type { Call, SandboxEnv } from './context';
import { orderView } from './order-view';
import { readOrder, readPatch, readVaultId } from './read-order';
import { invalid, notFound, unprocessable } from './refusal';

/** An id as the provider's: 17 capitals and digits. */
const newId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);

/** The order in the path; 404 without one. */
function orderOf(c: Call): OrderRecord {
  const order = c.var.account.orders.get(c.req.param('id') ?? '');
  if (!order) throw notFound();
  return order;
}

const bodyOf = (c: Call): Promise<unknown> =>
  c.req.json().catch(() => {
    throw invalid('MALFORMED_REQUEST_JSON');
  });

/** Takes the money of an approved order, or of one that a kept card pays, once. */
async function capture(c: Call): Promise<Response> {
  const { account } = c.var;
  const order = orderOf(c);
  const vaultId = readVaultId(await bodyOf(c));
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (vaultId !== null) {
    const card = account.vault.get(vaultId);
    if (card === undefined) throw unprocessable('TOKEN_ID_NOT_FOUND');
    order.paying = { card, liabilityShift: null, vaultId };
    order.status = 'APPROVED';
  }
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (account.settings.declines || order.paying?.card.declines === true)
    throw unprocessable('INSTRUMENT_DECLINED');
  const id = newId();
  const { amount } = order;
  account.captures.set(id, { id, order_id: order.id, amount, status: 'COMPLETED' });
  order.status = 'COMPLETED';
  const { paying } = order;
  if (order.isCardKept && paying !== null && paying.vaultId === null) {
    paying.vaultId = newId().toLowerCase();
    account.vault.set(paying.vaultId, paying.card);
  }
  return c.json(orderView(account, order), 201);
}

/** The orders of the provider's API, version 2, as far as the shop uses them. */
export function addOrderRoutes(app: Hono<SandboxEnv>): void {
  app.post('/v2/checkout/orders', async (c) => {
    const order: OrderRecord = {
      ...readOrder(await bodyOf(c)),
      id: newId(),
      status: 'CREATED',
      address: null,
      paying: null,
    };
    c.var.account.orders.set(order.id, order);
    return c.json(orderView(c.var.account, order), 201);
  });

  app.get('/v2/checkout/orders/:id', (c) => c.json(orderView(c.var.account, orderOf(c))));

  app.patch('/v2/checkout/orders/:id', async (c) => {
    const order = orderOf(c);
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_COMPLETED');
    order.amount = readPatch(await bodyOf(c));
    return c.body(null, 204);
  });

  app.post('/v2/checkout/orders/:id/capture', capture);

  app.post('/v2/payments/captures/:id/refund', (c) => {
    const taken = c.var.account.captures.get(c.req.param('id'));
    if (!taken) throw notFound();
    if (taken.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED');
    taken.status = 'REFUNDED';
    return c.json({ id: newId(), status: 'COMPLETED' }, 201);
  });
}
