import { describe, expect, it } from 'vitest';

import { ShopServer } from '../shop-server';

async function shopWithCustomer() {
  const server = new ShopServer();
  const { body } = await server.post('customers', { email: 'reader@example.com' });
  return { server, customer: body.id };
}

const saved = async (server: ShopServer, customer: string) =>
  (await server.get('payment_methods', { customer, type: 'card' })).body.data;

describe('saved cards', () => {
  it('attaches, lists newest first and detaches', async () => {
    const { server, customer } = await shopWithCustomer();
    const first = await server.card('4242424242424242');
    const second = await server.card('5555555555554444');
    await server.post(`payment_methods/${first}/attach`, { customer });
    await server.post(`payment_methods/${second}/attach`, { customer });
    expect((await saved(server, customer)).map(({ id }) => id)).toEqual([second, first]);
    await server.post(`payment_methods/${first}/detach`);
    expect((await saved(server, customer)).map(({ id }) => id)).toEqual([second]);
  });

  it('gives the same card the same fingerprint', async () => {
    const server = new ShopServer();
    const fingerprint = async (id: string) => {
      const { body } = await server.send<{ card: { fingerprint: string } }>(
        'GET',
        `/v1/payment_methods/${id}`,
      );
      return body.card.fingerprint;
    };
    const one = await fingerprint(await server.card('4242424242424242'));
    expect(await fingerprint(await server.card('4242 4242 4242 4242'))).toBe(one);
    expect(await fingerprint(await server.card('5555555555554444'))).not.toBe(one);
  });

  it('does not attach a card that is declined', async () => {
    const { server, customer } = await shopWithCustomer();
    const id = await server.card('4000000000000002');
    const { status, body } = await server.post(`payment_methods/${id}/attach`, { customer });
    expect(status).toBe(402);
    expect(body.error.code).toBe('card_declined');
    expect(await saved(server, customer)).toEqual([]);
  });

  it('saves the card of a payment that requests it', async () => {
    const { server, customer } = await shopWithCustomer();
    const pay = { customer, payment_method: 'pm_card_visa', confirm: true };
    await server.intent(pay);
    expect(await saved(server, customer)).toEqual([]);
    await server.intent({ ...pay, setup_future_usage: 'off_session' });
    expect(await saved(server, customer)).toHaveLength(1);
  });

  it('reports an unknown customer', async () => {
    const { status, body } = await new ShopServer().get('customers/cus_none');
    expect(status).toBe(404);
    expect(body.error).toMatchObject({
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
  });
});

describe('setting up a card', () => {
  it.each([
    ['4242424242424242', 200, 'succeeded', 1],
    ['4000002760003184', 200, 'requires_action', 0],
    ['4000000000000002', 402, undefined, 0],
  ])('%s: %i %s', async (number, status, state, kept) => {
    const { server, customer } = await shopWithCustomer();
    const payment_method = await server.card(number);
    const answer = await server.post('setup_intents', { customer, payment_method, confirm: true });
    expect(answer.status).toBe(status);
    expect(answer.body.status).toBe(state);
    expect(await saved(server, customer)).toHaveLength(kept);
  });
});

describe('a card that cannot be one', () => {
  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_year: 2020 }, 'invalid_expiry_year'],
  ])('%o: %s', async (wrong, code) => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '1', ...wrong };
    const { status, body } = await new ShopServer().fromBrowser('POST', 'payment_methods', {
      card,
    });
    expect(status).toBe(402);
    expect(body.error.code).toBe(code);
  });
});
