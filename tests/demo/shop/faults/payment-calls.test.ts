// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { paymentCalls } from '../../../../demo/shop/faults/payment-calls';
import { openPayingShop, Payer, type PayingShop } from '../payments/paying';

describe('a payment call that a fault names', () => {
  let at: PayingShop;
  let payer: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    payer = await Payer.at(at.shop, {
      expressButtons: true,
      paypalButtons: true,
      paypalCards: true,
      savedCards: true,
    });
  });
  afterEach(() => {
    at.close();
  });

  const rows = Object.entries(paymentCalls).map(
    ([call, { method, paths }]) =>
      [call, method ?? 'POST', paths[0].replace('rest/*', 'rest/default')] as const,
  );

  it.each(rows)('goes wrong once, and then as it should: %s', async (call, method, path) => {
    const send = async () =>
      payer.send(method, path.replace('*', 'index'), method === 'POST' ? '{}' : undefined, {
        'content-type': 'application/json',
      });
    const set = await payer.send(
      'POST',
      '/demo/faults',
      JSON.stringify({ target: { call }, fault: { kind: 'status', status: 503 } }),
    );
    expect(set.status).toBe(201);
    expect((await send()).status).toBe(503);
    // No route at all would be a 404 with a page; the details of an order that is not there have no body.
    const { status, text } = await send();
    expect([200, 302, 400, 500, ...(text === '' ? [404] : [])]).toContain(status);
  });
});
