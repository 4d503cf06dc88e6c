import { tmpdir } from 'node:os';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDemo } from '../../demo/demo';
import { openProvider, type Provider } from '../../demo/provider';
import type { DemoShop } from '../../demo/shop/app';
import { serveShop, type ShopServer } from './server';
import { Payer } from './shop/payments/paying';
import { newDatabaseFile } from './visitor';

/** The shop and the sandbox as started by `npm start`: connected over HTTP only. */
describe('an order of the demo shop, paid in the sandbox', () => {
  let provider: Provider;
  let shop: DemoShop;
  let server: ShopServer;
  let payer: Payer;
  let origin: string | null = null;

  beforeEach(async () => {
    provider = await openProvider(0, () => origin && `${origin}/stripe/webhooks`);
    shop = createDemo({
      dbFile: newDatabaseFile(),
      distDir: tmpdir(),
      stripe: provider.connection,
    });
    server = await serveShop(shop);
    ({ origin } = server);
    payer = await Payer.at(shop, {}, 'jane@example.com');
    await payer.ready();
  });
  afterEach(async () => {
    await server.close();
    shop.close();
    provider.close();
  });

  const key = () => `pk_test_demo_${payer.cookie('demo_visitor')}`;
  const control = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const url = `${provider.connection.origin}/sandbox/${path}?key=${key()}`;
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    return (await (await fetch(url, { method, ...body })).json()) as T;
  };
  const charges = () => control<readonly { readonly amount: number }[]>('GET', 'charges');
  const state = async () => {
    const { text } = await payer.get('/sales/order/view/order_id/1/');
    return /data-payment-state="(\w+)"/.exec(text)?.[1];
  };
  /** A card as the provider's frame sends it. */
  const card = async (number: string): Promise<string> => {
    const response = await fetch(`${provider.connection.origin}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key()}` },
      body: new URLSearchParams({
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2040',
      }),
    });
    return ((await response.json()) as { id: string }).id;
  };

  it('exists once the card is charged', async () => {
    expect((await payer.pay(await card('4242424242424242'))).status).toBe(200);
    expect(await charges()).toMatchObject([{ amount: 1581 }]);
  });

  it('does not exist when the card is declined', async () => {
    expect(await payer.pay(await card('4000000000009995'))).toMatchObject({
      status: 400,
      body: { message: 'Your card has insufficient funds.' },
    });
    expect(await charges()).toEqual([]);
  });

  it('waits for the cardholder, and is charged once [PELEM-21]', async () => {
    const method = await card('4000002760003184');
    const { body } = await payer.pay(method);
    const [, secret = ''] =
      /^Authentication Required: (pi_\w+)$/.exec((body as { message: string }).message) ?? [];
    const [id = ''] = secret.split('_secret_');
    const account = payer.cookie('demo_visitor');
    const query = new URLSearchParams({ account, client_secret: secret }).toString();
    await fetch(`${provider.connection.origin}/v3/challenge/${id}?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'complete' }),
    });
    expect((await payer.pay(method)).status).toBe(200);
    expect(await charges()).toHaveLength(1);
  });

  it('is not paid twice when the response of the charge is lost', async () => {
    await control('POST', 'faults', { call: 'confirm-intent', fault: { kind: 'drop-after' } });
    const method = await card('4242424242424242');
    expect((await payer.pay(method)).status).not.toBe(200);
    expect((await payer.pay(method)).status).toBe(200);
    expect(await charges()).toHaveLength(1);
  });

  it('is paid by an event where the payment takes its time', async () => {
    await control('PUT', 'settings', { processingTime: 300 });
    expect((await payer.pay(await card('4000000000000077'))).status).toBe(200);
    expect(await state()).toBe('pending');
    await vi.waitFor(async () => expect(await state()).toBe('paid'), 5000);
  });

  it('is paid on the hosted page [REDIR-03]', async () => {
    expect((await payer.place('stripe_payments_checkout')).status).toBe(200);
    const { body: url } = await payer.stripe<string>('GET', 'get_checkout_session_url');
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        email: 'jane@example.com',
        number: '4242424242424242',
        expiry: '12 / 40',
        cvc: '123',
      }),
    });
    expect(answer.headers.get('location')).toContain('stripe/payment/index');
    await vi.waitFor(async () => expect(await state()).toBe('paid'), 5000);
    expect(await charges()).toMatchObject([{ amount: 1581 }]);
  });
});
