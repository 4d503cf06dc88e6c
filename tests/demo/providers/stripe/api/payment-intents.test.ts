import { describe, expect, it } from 'vitest';

import { ShopServer, type Thing } from '../shop-server';

const shop = (): ShopServer => new ShopServer();

/** Confirms a new intent with a card. */
async function pay(server: ShopServer, number: string, params: object = {}) {
  const payment_method = await server.card(number);
  const { body } = await server.intent();
  return server.post(`payment_intents/${body.id}/confirm`, { payment_method, ...params });
}

describe('cards that are taken', () => {
  it.each([
    ['4242424242424242', 'succeeded', 1],
    ['5555555555554444', 'succeeded', 1],
    ['378282246310005', 'succeeded', 1],
    ['4000000000000077', 'processing', 0],
    ['4000002760003184', 'requires_action', 0],
    ['4000000000003220', 'requires_action', 0],
  ])('%s: the intent is %s', async (number, status, charges) => {
    const server = shop();
    expect((await pay(server, number)).body).toMatchObject({ status });
    expect(await server.charges()).toHaveLength(charges);
  });
});

describe('cards that are declined', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s: %s %s', async (number, code, decline_code) => {
    const server = shop();
    const { status, body } = await pay(server, number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect(body.error.decline_code).toBe(decline_code);
    expect(body.error.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
    });
    expect(await server.charges()).toEqual([]);
  });

  it('takes another card for the same intent', async () => {
    const server = shop();
    const { body } = await pay(server, '4000000000000002');
    const id = body.error.payment_intent?.id ?? '';
    const again = await server.post(`payment_intents/${id}/confirm`, {
      payment_method: await server.card('4242424242424242'),
    });
    expect(again.body.status).toBe('succeeded');
  });
});

describe('an intent is charged once', () => {
  it('refuses to confirm what has succeeded', async () => {
    const server = shop();
    const { body: intent } = await server.intent({ payment_method: 'pm_card_visa', confirm: true });
    const { status, body } = await server.post(`payment_intents/${intent.id}/confirm`);
    expect(status).toBe(400);
    expect(body.error.code).toBe('payment_intent_unexpected_state');
    expect(await server.charges()).toHaveLength(1);
  });

  it('returns the same response for the same idempotency key', async () => {
    const server = shop();
    const headers = {
      authorization: 'Bearer sk_test_demo_unit',
      'idempotency-key': 'cart-1',
    };
    const params = { amount: 5, currency: 'eur', payment_method: 'pm_card_visa', confirm: true };
    const first = await server.send('POST', '/v1/payment_intents', params, headers);
    const second = await server.send('POST', '/v1/payment_intents', params, headers);
    expect(second.body).toEqual(first.body);
    expect(await server.charges()).toHaveLength(1);
  });

  it('uses a confirmation token for one intent', async () => {
    const server = shop();
    const card = { number: '4242424242424242', exp_month: 1, exp_year: 2040, cvc: '123' };
    const token = await server.fromBrowser('POST', 'confirmation_tokens', {
      payment_method_data: { type: 'card', card },
    });
    const confirm = { confirmation_token: token.body.id, confirm: true };
    expect((await server.intent(confirm)).body.status).toBe('succeeded');
    expect((await server.intent(confirm)).status).toBe(400);
    expect(await server.charges()).toHaveLength(1);
  });

  it('uses a token of a security code once', async () => {
    const server = shop();
    const token = await server.fromBrowser('POST', 'tokens', { cvc_update: { cvc: '123' } });
    const params = {
      payment_method: 'pm_card_visa',
      confirm: true,
      payment_method_options: { card: { cvc_token: token.body.id } },
    };
    expect((await server.intent(params)).status).toBe(200);
    expect((await server.intent(params)).body.error.code).toBe('token_already_used');
  });
});

describe('later steps', () => {
  it('captures a reserved amount, and refunds it', async () => {
    const server = shop();
    const { body } = await server.intent({
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    expect(body.status).toBe('requires_capture');
    const captured = await server.post(`payment_intents/${body.id}/capture`);
    expect(captured.body).toMatchObject({ status: 'succeeded', amount_received: 1999 });
    await server.post('refunds', { payment_intent: body.id });
    expect(await server.charges()).toMatchObject([{ captured: true, refunded: true }]);
    expect((await server.post('refunds', { payment_intent: body.id })).status).toBe(400);
  });

  it('cancels an open intent, which then takes no card', async () => {
    const server = shop();
    const { body } = await server.intent();
    expect((await server.post(`payment_intents/${body.id}/cancel`)).body.status).toBe('canceled');
    const late = { payment_method: 'pm_card_visa' };
    expect((await server.post(`payment_intents/${body.id}/confirm`, late)).status).toBe(400);
  });

  it('settles a payment that is processed', async () => {
    const server = shop();
    const { body } = await pay(server, '4000000000000077');
    await server.control('POST', `intents/${body.id}/settle`, { outcome: 'succeeded' });
    expect((await server.get(`payment_intents/${body.id}`)).body.status).toBe('succeeded');
    expect(await server.charges()).toHaveLength(1);
  });

  it('gives instructions for a bank transfer, which needs no script', async () => {
    const server = shop();
    const { body } = await server.intent({
      confirm: true,
      payment_method_data: { type: 'customer_balance' },
    });
    expect(body.next_action?.type).toBe('display_bank_transfer_instructions');
    await server.control('POST', `intents/${body.id}/settle`, { outcome: 'succeeded' });
    expect(await server.charges()).toMatchObject([{ amount: 1999 }]);
  });
});

describe('the challenge', () => {
  const opened = async (params: object): Promise<Thing['next_action']> => {
    const { body } = await pay(shop(), '4000002760003184', params);
    return body.next_action;
  };

  it('is for the script if the server requires that or a token of the script is used', async () => {
    const type = 'use_stripe_sdk';
    expect(await opened({})).toMatchObject({ type });
    const return_url = 'http://shop.example/';
    expect(await opened({ return_url, use_stripe_sdk: true })).toMatchObject({ type });
  });

  it('is a page of its own with a return_url, which leads back with the result', async () => {
    const server = shop();
    const { body } = await pay(server, '4000002760003184', { return_url: 'http://shop.example/r' });
    const url = body.next_action?.redirect_to_url?.url ?? '';
    const answer = await server.sandbox.request(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'complete' }),
    });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.pathname).toBe('/r');
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    expect(await server.charges()).toHaveLength(1);
  });

  it('requires the client secret', async () => {
    const server = shop();
    const { body } = await pay(server, '4000002760003184');
    const page = await server.sandbox.request(
      `http://provider.example/v3/challenge/${body.id}?account=unit&client_secret=guess`,
    );
    expect(page.status).toBe(400);
  });

  it('waits in a frame for its script: the form alone would leave the page around unanswered', async () => {
    const server = shop();
    const { body } = await pay(server, '4000002760003184', { return_url: 'http://shop.example/r' });
    const url = body.next_action?.redirect_to_url?.url ?? '';
    const buttons = async (query: string): Promise<readonly string[]> => {
      const page = await server.sandbox.request(`${url}${query}`);
      return (await page.text()).match(/<button[^>]*>/g) ?? [];
    };
    const isDisabled = (tag: string): boolean => tag.includes(' disabled');
    expect((await buttons('')).map(isDisabled)).toEqual([false, false, false]);
    const inFrame = await buttons('&parent=http://shop.example');
    expect(inFrame.map(isDisabled)).toEqual([true, true, true]);
  });

  it('is refused when the shopper is away', async () => {
    const { status, body } = await pay(shop(), '4000002760003184', { off_session: true });
    expect(status).toBe(402);
    expect(body.error.code).toBe('authentication_required');
  });

  it('leaves a manually confirmed intent to the server', async () => {
    const server = shop();
    const { body } = await server.intent({
      confirmation_method: 'manual',
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://shop.example/r',
    });
    await server.sandbox.request(body.next_action?.redirect_to_url?.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'complete' }),
    });
    expect(await server.charges()).toEqual([]);
    const done = await server.post(`payment_intents/${body.id}/confirm`);
    expect(done.body.status).toBe('succeeded');
    expect(await server.charges()).toHaveLength(1);
  });
});
