import { tmpdir } from 'node:os';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createDemo } from '../../demo/demo';
import { openProvider, type Provider } from '../../demo/provider';
import type { DemoShop } from '../../demo/shop/app';
import { Payer } from './shop/payments/paying';
import { newDatabaseFile } from './visitor';

interface Answer {
  readonly redirect?: string;
  readonly authenticate?: string;
}

const STEP = '/multishipping/checkout';

/** The module's calls for several addresses, with the sandbox, connected over HTTP. */
describe('orders of the demo shop for several addresses, paid in the sandbox', () => {
  let provider: Provider;
  let shop: DemoShop;
  let payer: Payer;

  const page = (action: string) => payer.get(`${STEP}/${action}/`);
  const key = () => `pk_test_demo_${payer.cookie('demo_visitor')}`;
  const place = () => payer.inner<Answer>('POST', 'place_multishipping_order');
  const finalize = (error: string | null) =>
    payer.inner<Answer>('POST', 'finalize_multishipping_order', { error });
  const charges = async () => {
    const answer = await fetch(`${provider.connection.origin}/sandbox/charges?key=${key()}`);
    return ((await answer.json()) as readonly { amount: number }[]).map(({ amount }) => amount);
  };
  /** The states of the payments of the first orders, by the pages of the orders. */
  const states = () =>
    Promise.all(
      [1, 2].map(async (id) => {
        const { text } = await payer.get(`/sales/order/view/order_id/${String(id)}/`);
        return /data-payment-state="(\w+)"/.exec(text)?.[1];
      }),
    );
  const pieces = async () => (await payer.section<{ summary_count: number }>('cart')).summary_count;
  const endOf = ({ redirect = '' }: Answer) => redirect.split('/').slice(-3, -1).join('/');

  async function save(number: string): Promise<void> {
    const made = await fetch(`${provider.connection.origin}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key()}` },
      body: new URLSearchParams({
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2040',
      }),
    });
    const { id } = (await made.json()) as { id: string };
    await payer.rest('POST', 'carts/mine/set-payment-information', {
      cartId: 'mine',
      paymentMethod: { method: 'stripe_payments', additional_data: { payment_method: id } },
    });
  }

  async function answer(secret: string, outcome: 'complete' | 'fail'): Promise<void> {
    const [id = ''] = secret.split('_secret_');
    const account = payer.cookie('demo_visitor');
    const query = new URLSearchParams({ account, client_secret: secret }).toString();
    await fetch(`${provider.connection.origin}/v3/challenge/${id}?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
    });
  }

  beforeEach(async () => {
    provider = await openProvider(0, () => null);
    shop = createDemo({
      dbFile: newDatabaseFile(),
      distDir: tmpdir(),
      stripe: provider.connection,
    });
    payer = await Payer.at(shop, {}, 'jane@example.com');
    await payer.rest('POST', 'carts/mine');
    await payer.rest('POST', 'carts/mine/items', { cartItem: { sku: 'BK-SALT', qty: 2 } });
    const { text } = await page('addresses');
    const [, book = ''] = /name="ship\[\d+\]\[(\d+)\]\[qty\]"/.exec(text) ?? [];
    const [home = '', office = ''] = [
      ...new Set([...text.matchAll(/<option value="(\d+)"/g)].map(([, id]) => id ?? '')),
    ];
    payer.isScript = false;
    await payer.post(`${STEP}/addressesPost/`, {
      continue: '1',
      [`ship[0][${book}][qty]`]: '1',
      [`ship[0][${book}][address]`]: home,
      [`ship[1][${book}][qty]`]: '1',
      [`ship[1][${book}][address]`]: office,
    });
    await payer.post(`${STEP}/shippingPost/`, {
      [`shipping_method[${home}]`]: 'flatrate_flatrate',
      [`shipping_method[${office}]`]: 'flatrate_flatrate',
    });
    payer.isScript = true;
  });
  afterEach(() => {
    shop.close();
    provider.close();
  });

  it('prints what the module prints on both pages', async () => {
    expect((await page('billing')).text).toContain('multishipping/payment-element-initializer');
    await save('4242424242424242');
    payer.isScript = false;
    const method = { 'payment[method]': 'stripe_payments' };
    const { text } = await payer.post(`${STEP}/overview/`, method);
    expect(text).toContain('multishipping/payment-confirm');
    expect(text).toContain('"hasPaymentMethod":true');
    const other = await payer.post(`${STEP}/overview/`, { 'payment[method]': 'checkmo' });
    expect(other.text).not.toContain('payment-confirm');
  });

  it('need a payment method', async () => {
    expect(endOf(await place())).toBe('checkout/billing');
    expect(await charges()).toEqual([]);
  });

  it('are charged together, and take their items out of the cart', async () => {
    await save('4242424242424242');
    expect(endOf(await place())).toBe('checkout/success');
    const [sum, ...others] = await charges();
    expect(sum).toBeGreaterThan(0);
    expect(others).toEqual([]);
    expect(await states()).toEqual(['paid', 'paid']);
    expect(await pieces()).toBe(0);
    expect((await page('success')).text.match(/class="order-id"/g)).toHaveLength(2);
  });

  it('are cancelled when the card is declined; the cart and nothing else stays', async () => {
    await save('4000000000000002');
    expect(endOf(await place())).toBe('checkout/results');
    expect((await page('results')).text.match(/Your card was declined\./g)).toHaveLength(2);
    expect(await states()).toEqual(['canceled', 'canceled']);
    expect([await charges(), await pieces()]).toEqual([[], 2]);
    expect(endOf(await place()), 'the card is forgotten').toBe('checkout/billing');
  });

  it('wait for the shopper while the cart is open, and stand afterwards', async () => {
    await save('4000002760003184');
    const { authenticate = '' } = await place();
    expect(authenticate).toMatch(/^pi_\w+_secret_\w+$/);
    expect([await charges(), await pieces(), await states()]).toEqual([
      [],
      2,
      ['pending', 'pending'],
    ]);
    await answer(authenticate, 'complete');
    expect(endOf(await finalize(null))).toBe('checkout/success');
    expect([(await charges()).length, await pieces(), await states()]).toEqual([
      1,
      0,
      ['paid', 'paid'],
    ]);
    expect(endOf(await finalize(null)), 'again').toBe('checkout/success');
    expect(await charges()).toHaveLength(1);
  });

  it('are cancelled with the reason; nothing can be confirmed any more', async () => {
    await save('4000002760003184');
    const { authenticate = '' } = await place();
    expect(endOf(await finalize('Payment canceled.'))).toBe('checkout/results');
    await answer(authenticate, 'complete');
    expect([await charges(), await states(), await pieces()]).toEqual([
      [],
      ['canceled', 'canceled'],
      2,
    ]);
    expect((await page('results')).text).toContain('Payment canceled.');
  });

  it('cannot be ended where there are none', async () => {
    expect(endOf(await finalize(null))).toBe('checkout/cart');
    expect(await charges()).toEqual([]);
  });
});
