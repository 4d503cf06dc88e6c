import { describe, expect, it } from 'vitest';

import { callOf, calls } from '../../../../../demo/providers/stripe/control/calls';
import { encodeParams } from '../encode-params';
import { ShopServer } from '../shop-server';

const pay = { amount: 5, currency: 'eur', payment_method: 'pm_card_visa', confirm: true };
const headers = { authorization: 'Bearer sk_test_demo_unit' };

async function answered({ sandbox }: ShopServer) {
  const init = { method: 'POST', headers, body: encodeParams(pay) };
  // Without a server there is no connection to cut: the response ends early instead.
  const response = await sandbox.request('http://provider.example/v1/payment_intents', init, {});
  return { status: response.status, text: await response.text() };
}

describe('a fault', () => {
  it.each([
    [{ kind: 'status', status: 500 }, 500, 0],
    [{ kind: 'html' }, 200, 0],
    [{ kind: 'half-json' }, 200, 1],
    [{ kind: 'drop-before' }, 200, 0],
    [{ kind: 'drop-after' }, 200, 1],
  ])('%o: the charge is there or not', async (fault, status, charges) => {
    const server = new ShopServer();
    await server.control('POST', 'faults', { call: 'create-intent', fault });
    const answer = await answered(server);
    expect(answer.status).toBe(status);
    if (status === 200) expect(() => JSON.parse(answer.text) as unknown).toThrow();
    expect(await server.charges()).toHaveLength(charges);
  });

  it('happens as often as it was set, then no more', async () => {
    const server = new ShopServer();
    const fault = { kind: 'status', status: 503 };
    await server.control('POST', 'faults', { call: 'create-intent', fault, times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await server.intent()).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('can be for one side only', async () => {
    const server = new ShopServer();
    const fault = { kind: 'status', status: 500 };
    const asked = { call: 'create-payment-method', side: 'shop', fault };
    await server.control('POST', 'faults', asked);
    expect((await server.fromBrowser('POST', 'payment_methods')).status).toBe(400);
    expect((await server.post('payment_methods')).status).toBe(500);
  });

  it('is of one account', async () => {
    const server = new ShopServer();
    const fault = { kind: 'status', status: 500 };
    await server.control('POST', 'faults', { call: 'create-customer', fault, times: 'always' });
    const other = { authorization: 'Bearer sk_test_demo_other' };
    expect((await server.send('POST', '/v1/customers', {}, other)).status).toBe(200);
    expect((await server.post('customers')).status).toBe(500);
    expect((await server.control('DELETE', 'faults')).status).toBe(204);
    expect((await server.post('customers')).status).toBe(200);
  });

  it('is refused with what is wrong about it', async () => {
    const { status, body } = await new ShopServer().control<{ message: string }>('POST', 'faults', {
      call: 'create-intent',
      fault: { kind: 'status', status: 200 },
    });
    expect(status).toBe(400);
    expect(body.message).toContain('fault.status');
  });

  it('is taken by the script at its moment, once', async () => {
    const server = new ShopServer();
    await server.control('POST', 'faults', { call: 'sheet-confirm', fault: { kind: 'twice' } });
    const take = () => server.control('POST', 'moments/sheet-confirm');
    expect((await take()).body).toEqual({ kind: 'twice' });
    expect((await take()).body).toEqual({ kind: null });
  });
});

describe('callOf', () => {
  it.each(Object.entries(calls))('knows %s by its address', (name, { method, path }) => {
    expect(callOf(method, path.replaceAll('*', 'x_1'))).toBe(name);
  });

  it('knows no other', () => {
    expect(callOf('GET', '/v1/balance')).toBeNull();
    expect(callOf('POST', '/v1/payment_intents/pi_1/confirm/more')).toBeNull();
  });
});
