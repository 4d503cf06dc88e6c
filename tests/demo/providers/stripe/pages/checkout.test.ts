import { describe, expect, it } from 'vitest';

import { ShopServer, type Thing } from '../shop-server';

const params = {
  mode: 'payment',
  success_url: 'http://shop.example/paid?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.example/back',
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'eur', unit_amount: 1000, product_data: { name: 'Book' } },
    },
  ],
};

const card = (number: string) =>
  new URLSearchParams({ email: 'r@example.com', number, expiry: '12 / 40', cvc: '123' });

async function opened(more: object = {}) {
  const server = new ShopServer();
  const { body } = await server.post('checkout/sessions', { ...params, ...more });
  const pay = (number: string) =>
    server.sandbox.request(body.url, { method: 'POST', body: card(number) });
  const session = () => server.get(`checkout/sessions/${body.id}`);
  return { server, body, pay, session };
}

describe('the hosted checkout', () => {
  it('is paid once and redirects to the success page', async () => {
    const { server, body, pay, session } = await opened();
    expect(body).toMatchObject({ amount_total: 2000, currency: 'eur', payment_status: 'unpaid' });
    expect(body.id).toMatch(/^cs_/);
    const answer = await pay('4242424242424242');
    expect(answer.headers.get('location')).toBe(`http://shop.example/paid?session=${body.id}`);
    expect((await session()).body).toMatchObject({ status: 'complete', payment_status: 'paid' });
    await pay('4242424242424242');
    expect(await server.charges()).toMatchObject([{ amount: 2000 }]);
  });

  it('is listed for tests with its payment', async () => {
    const { server, body, pay } = await opened({ client_reference_id: '7' });
    await pay('4242424242424242');
    const { body: sessions } = await server.control<Thing[]>('GET', 'sessions');
    const paid = { id: body.id, status: 'complete', client_reference_id: '7' };
    const [intent] = (await server.control<readonly Thing[]>('GET', 'intents')).body;
    expect(sessions).toMatchObject([{ ...paid, payment_intent: intent?.id }]);
  });

  it('stays open after a decline', async () => {
    const { server, pay, session } = await opened();
    const answer = await pay('4000000000000002');
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain('Your card was declined.');
    expect((await session()).body.status).toBe('open');
    expect(await server.charges()).toEqual([]);
  });

  it('opens the challenge and returns', async () => {
    const { server, body, pay, session } = await opened();
    const challenge = (await pay('4000002760003184')).headers.get('location') ?? '';
    expect(challenge).toContain('/v3/challenge/pi_');
    const outcome = new URLSearchParams({ outcome: 'complete' });
    const done = await server.sandbox.request(challenge, { method: 'POST', body: outcome });
    const back = await server.sandbox.request(done.headers.get('location') ?? '');
    expect(back.headers.get('location')).toContain(body.id);
    expect((await session()).body).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('ends when the shop ends it', async () => {
    const { server, body } = await opened();
    const expired = await server.post(`checkout/sessions/${body.id}/expire`);
    expect(expired.body).toMatchObject({ status: 'expired', url: null });
    expect((await server.sandbox.request(body.url)).status).toBe(410);
  });

  it('writes the shop’s texts as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const price_data = { currency: 'eur', unit_amount: 1, product_data: { name } };
    const { server, body } = await opened({ line_items: [{ quantity: 1, price_data }] });
    const page = await (await server.sandbox.request(body.url)).text();
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img');
  });

  it('expands the intent that it was paid with', async () => {
    const { server, body, pay } = await opened();
    await pay('4242424242424242');
    const { body: found } = await server.send<{ payment_intent: Thing }>(
      'GET',
      `/v1/checkout/sessions/${body.id}`,
      { expand: ['payment_intent'] },
    );
    expect(found.payment_intent.status).toBe('succeeded');
  });
});
