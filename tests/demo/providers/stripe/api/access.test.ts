import { describe, expect, it } from 'vitest';

import { ShopServer } from '../shop-server';

describe('keys', () => {
  it.each([
    [{}, 'You did not provide an API key.'],
    [
      { authorization: 'Bearer sk_live_secret_of_somebody' },
      'Invalid API Key provided: sk_live_secr…',
    ],
  ])('401 for %o', async (headers, message) => {
    const { status, body } = await new ShopServer().send('GET', '/v1/customers/c', {}, headers);
    expect(status).toBe(401);
    expect(body.error.message).toBe(message);
  });

  it('reads a key as the name of basic authentication', async () => {
    const authorization = `Basic ${btoa('sk_test_demo:')}`;
    const answer = await new ShopServer().send('POST', '/v1/customers', {}, { authorization });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['POST', 'payment_intents'],
    ['POST', 'customers'],
    ['GET', 'payment_methods'],
    ['POST', 'refunds'],
    ['POST', 'checkout/sessions'],
    ['POST', 'setup_intents'],
  ])('a publishable key may not %s %s', async (method, path) => {
    const { status, body } = await new ShopServer().fromBrowser(method, path);
    expect(status).toBe(403);
    expect(body.error.code).toBe('secret_key_required');
  });

  it('keeps what one account holds from another', async () => {
    const server = new ShopServer();
    const { body } = await server.intent();
    const headers = { authorization: 'Bearer sk_test_demo_other' };
    const answer = await server.send('GET', `/v1/payment_intents/${body.id}`, {}, headers);
    expect(answer.status).toBe(404);
  });
});

describe('a browser', () => {
  it('sees an intent with its client secret only, and no more than the public type names', async () => {
    const server = new ShopServer();
    const { body } = await server.intent({ metadata: { order: '7' }, customer: 'cus_1' });
    const path = `payment_intents/${body.id}`;
    expect((await server.fromBrowser('GET', path, { client_secret: 'guess' })).status).toBe(400);
    const { client_secret } = body;
    const seen = await server.fromBrowser('GET', path, { client_secret });
    expect(seen.body).toMatchObject({ id: body.id, status: 'requires_payment_method' });
    for (const name of ['metadata', 'customer', 'latest_charge', 'amount_received']) {
      expect(seen.body).not.toHaveProperty(name);
    }
  });

  it('may call from any origin', async () => {
    const { sandbox } = new ShopServer();
    const answer = await sandbox.request('http://provider.example/v1/payment_methods', {
      method: 'OPTIONS',
      headers: { origin: 'http://shop.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
