// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

describe('reports of the payment provider', () => {
  let at: PayingShop;
  let jane: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    jane = await Payer.at(at.shop, {}, 'jane@example.com');
    await jane.ready();
    await jane.pay('pm_slow');
  });
  afterEach(() => {
    at.close();
  });

  const post = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
    const answer = await at.shop.app.request('http://shop.example/stripe/webhooks', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return answer.status;
  };
  const report = (type: string, change: object, options = {}) => {
    at.provider.change('pi_2', change);
    return post(at.provider.event(type, 'pi_2', options));
  };
  const state = async () => {
    const { text } = await jane.get('/sales/order/view/order_id/1/');
    return /data-payment-state="(\w+)"/.exec(text)?.[1];
  };

  it('set an order to paid', async () => {
    expect(await state()).toBe('pending');
    expect(await report('payment_intent.succeeded', { status: 'succeeded' })).toBe(200);
    expect(await state()).toBe('paid');
    expect((await jane.get('/sales/order/view/order_id/1/')).text).toContain('Processing');
  });

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['an old signature', { age: 600 }],
  ])('are refused with %s, and change nothing', async (_what, options) => {
    expect(await report('payment_intent.succeeded', { status: 'succeeded' }, options)).toBe(400);
    expect(await state()).toBe('pending');
  });

  it('are refused when the body is not what was signed, or nothing was', async () => {
    at.provider.change('pi_2', { status: 'succeeded' });
    const { body, headers } = at.provider.event('payment_intent.succeeded', 'pi_2');
    expect(await post({ body: body.replace('pi_2', 'pi_3'), headers })).toBe(400);
    expect(await post({ body, headers: {} })).toBe(400);
    expect(await state()).toBe('pending');
  });

  it('are taken without effect where no order waits for them', async () => {
    at.provider.change('pi_77', { status: 'succeeded' });
    expect(await post(at.provider.event('payment_intent.succeeded', 'pi_77'))).toBe(202);
  });

  it('change nothing when they come late or twice', async () => {
    await report('payment_intent.succeeded', { status: 'succeeded' });
    expect(
      await report('payment_intent.payment_failed', { status: 'requires_payment_method' }),
    ).toBe(200);
    expect(await report('payment_intent.canceled', { status: 'canceled' })).toBe(200);
    expect(await state()).toBe('paid');
  });

  it('cancel an order whose payment is cancelled, once, with its stock back', async () => {
    const before = at.stock('BK-ODD');
    await report('payment_intent.canceled', { status: 'canceled' });
    await report('payment_intent.canceled', { status: 'canceled' }, { event: 'evt_again' });
    expect(at.stock('BK-ODD')).toBe(before + 1);
    await report('payment_intent.payment_failed', { status: 'requires_payment_method' });
    expect(await state()).toBe('canceled');
    expect((await jane.get('/sales/order/view/order_id/1/')).text).toContain('Canceled');
  });

  it('report a payment that failed and may still succeed', async () => {
    await report('payment_intent.payment_failed', { status: 'requires_payment_method' });
    expect(await state()).toBe('failed');
    await report('payment_intent.succeeded', { status: 'succeeded' });
    expect(await state()).toBe('paid');
  });

  it('close a hosted page that is paid or has expired', async () => {
    await jane.ready();
    await jane.place('stripe_payments_checkout');
    const [page] = [...at.provider.things.keys()].filter((id) => id.startsWith('cs_'));
    at.provider.change(page ?? '', { status: 'complete', payment_status: 'paid' });
    expect(await post(at.provider.event('checkout.session.completed', page ?? ''))).toBe(200);
    expect((await jane.get('/sales/order/view/order_id/2/')).text).toContain(
      'data-payment-state="paid"',
    );
  });

  it('close a restored cart when its order is paid', async () => {
    await jane.ready();
    await jane.place('stripe_payments_checkout');
    await jane.stripe('GET', 'get_checkout_session_id');
    const count = async () =>
      (await jane.section<{ readonly summary_count: number }>('cart')).summary_count;
    expect(await count()).toBe(1);
    const [page] = [...at.provider.things.keys()].filter((id) => id.startsWith('cs_'));
    at.provider.change(page ?? '', { status: 'complete', payment_status: 'paid' });
    await post(at.provider.event('checkout.session.completed', page ?? ''));
    expect(await count()).toBe(0);
    await jane.stripe('POST', 'restore_quote');
    expect(await count()).toBe(0);
  });
});
