// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

interface CartSection {
  readonly summary_count: number;
}

describe('what happens around an order that waits for its payment', () => {
  let at: PayingShop;
  let payer: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    payer = await Payer.at(at.shop, {}, 'jane@example.com');
    await payer.ready();
  });
  afterEach(() => {
    at.close();
  });

  const count = async () => (await payer.section<CartSection>('cart')).summary_count;
  const order = async (id = 1) =>
    (await payer.get(`/sales/order/view/order_id/${String(id)}/`)).text;
  const call = (method: string, path: string) => payer.stripe(method, path);

  it('leads on from a method that pays elsewhere, and gives the cart back first', async () => {
    expect((await payer.pay('pm_elsewhere')).status).toBe(200);
    expect(await count()).toBe(0);
    expect(await order()).toContain('Waiting for the payment');
    const { body } = await call('GET', 'get_requires_action');
    expect(body).toBe('pi_2_secret_1');
    expect(await count()).toBe(1);
  });

  it('waits for nothing after a payment that is done, nor without an order', async () => {
    expect((await call('GET', 'get_requires_action')).body).toEqual([]);
    await payer.pay('pm_visa');
    expect((await call('GET', 'get_requires_action')).body).toEqual([]);
    expect(await count()).toBe(0);
  });

  it('restores the cart of an order that is not paid, and of no other', async () => {
    await payer.pay('pm_elsewhere');
    expect(await payer.inner('POST', 'restore_quote')).toEqual([]);
    expect(await count()).toBe(1);
    await payer.pay('pm_visa');
    expect(await count()).toBe(0);
    expect(await payer.inner('POST', 'restore_quote')).toEqual([]);
    expect(await count()).toBe(0);
  });

  it('places another order from a restored cart; both stay in the account', async () => {
    await payer.pay('pm_elsewhere');
    await payer.inner('POST', 'restore_quote');
    const again = await payer.pay('pm_visa');
    expect(again.body).toBe(2);
    expect(await order(1)).toContain('Waiting for the payment');
    expect(await order(2)).toContain('Paid');
  });

  it('cancels the last order while its cart is restored, and always returns []', async () => {
    const before = at.stock('BK-ODD');
    expect(await payer.inner('POST', 'cancel_last_order', { errorMessage: 'x' })).toEqual([]);
    await payer.pay('pm_elsewhere');
    expect(at.stock('BK-ODD')).toBe(before - 1);
    expect(await payer.inner('POST', 'cancel_last_order', { errorMessage: 'x' })).toEqual([]);
    expect(await order()).toContain('Waiting for the payment');
    await payer.inner('POST', 'restore_quote');
    expect(await payer.inner('POST', 'cancel_last_order', { errorMessage: 'x' })).toEqual([]);
    expect(await order()).toContain('Canceled');
    expect(at.provider.things.get('pi_2')?.status).toBe('canceled');
    expect(at.stock('BK-ODD')).toBe(before);
  });

  it('pays the same order again while the cart is as it was', async () => {
    await payer.pay('pm_elsewhere');
    await payer.inner('POST', 'restore_quote');
    const pay = (payment_method: string) =>
      payer.inner('POST', 'update_cart', {
        data: { method: 'stripe_payments', additional_data: { payment_method } },
      });
    expect(await pay('pm_declined')).toEqual({ error: 'Your card was declined.' });
    expect(await pay('pm_visa')).toEqual({ placeNewOrder: false });
    expect(await order()).toContain('Paid');
    expect(at.provider.paid()).toHaveLength(1);
  });

  it('requires a new order if the cart has changed or none exists', async () => {
    expect(await payer.inner('POST', 'update_cart')).toMatchObject({ placeNewOrder: true });
    await payer.pay('pm_elsewhere');
    await payer.inner('POST', 'restore_quote');
    await payer.add('1');
    expect(await payer.inner('POST', 'update_cart')).toEqual({
      placeNewOrder: true,
      reason: 'The order details have changed (grand_total).',
    });
  });

  it('is a bank transfer’s until the money is there', async () => {
    expect((await payer.place('stripe_payments_bank_transfers')).status).toBe(200);
    expect(at.provider.asked('POST', /confirm$/)).toEqual([
      expect.objectContaining({ 'payment_method_data[type]': 'customer_balance' }),
    ]);
    expect((await call('GET', 'get_requires_action')).body).toBe('pi_2_secret_1');
    expect(await count()).toBe(0);
    expect(await order()).toContain('Pending Payment');
  });
});

describe('the hosted page', () => {
  let at: PayingShop;
  let payer: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    payer = await Payer.at(at.shop);
    await payer.ready();
  });
  afterEach(() => {
    at.close();
  });

  const count = async () => (await payer.section<CartSection>('cart')).summary_count;
  const goneTo = async (path: string) =>
    (await payer.get(path)).headers.get('location')?.replace('http://shop.example', '');
  const RETURN = '/stripe/payment/index/payment_method/stripe_checkout/';
  const CANCEL = '/stripe/payment/cancel/payment_method/stripe_checkout/';

  it('is opened for the order’s amount, and found by its id and its address', async () => {
    expect((await payer.stripe('GET', 'get_checkout_session_id')).body).toEqual([]);
    expect((await payer.place('stripe_payments_checkout')).status).toBe(200);
    expect(at.provider.asked('POST', /sessions$/)).toEqual([
      expect.objectContaining({
        'line_items[0][price_data][unit_amount]': '1581',
        'line_items[0][price_data][currency]': 'usd',
        success_url: `http://shop.example${RETURN}`,
        cancel_url: `http://shop.example${CANCEL}`,
      }),
    ]);
    expect((await payer.stripe('GET', 'get_checkout_session_id')).body).toBe('cs_1');
    expect((await payer.stripe('GET', 'get_checkout_session_url')).body).toBe(
      'https://pay.example/cs_1',
    );
  });

  it('redirects to the success page after payment, and the cart is closed', async () => {
    await payer.place('stripe_payments_checkout');
    await payer.stripe('GET', 'get_checkout_session_id');
    expect(await count()).toBe(1);
    at.provider.change('cs_1', { status: 'complete', payment_status: 'paid' });
    expect(await goneTo(RETURN)).toBe('/checkout/onepage/success/');
    expect((await payer.get('/checkout/onepage/success/')).text).toContain('Paid');
    expect(await count()).toBe(0);
  });

  it('counts as abandoned if nothing is paid, whatever the URL contains', async () => {
    await payer.place('stripe_payments_checkout');
    expect(await goneTo(`${RETURN}?redirect_status=succeeded`)).toBe('/checkout/cart/');
    expect(await count()).toBe(1);
  });

  it('gives the cart back when the shopper turns back, and cancels the order', async () => {
    await payer.place('stripe_payments_checkout');
    expect(await goneTo(CANCEL)).toBe('/checkout/');
    expect(await count()).toBe(1);
    expect(at.provider.things.get('cs_1')?.status).toBe('expired');
    expect((await payer.stripe('GET', 'get_checkout_session_id')).body).toEqual([]);
    expect((await payer.place('stripe_payments_checkout')).body).toBe(2);
  });

  it('is closed with its order when the shop is told to cancel that', async () => {
    await payer.place('stripe_payments_checkout');
    await payer.inner('POST', 'restore_quote');
    expect(await payer.inner('POST', 'cancel_last_order', { errorMessage: 'x' })).toEqual([]);
    expect(at.provider.things.get('cs_1')?.status).toBe('expired');
    expect((await payer.stripe('GET', 'get_checkout_session_id')).body).toEqual([]);
  });

  it('is not turned back from once it is paid', async () => {
    await payer.place('stripe_payments_checkout');
    at.provider.change('cs_1', { status: 'complete', payment_status: 'paid' });
    expect(await goneTo(CANCEL)).toBe('/checkout/onepage/success/');
    expect(await count()).toBe(0);
  });

  it('is no longer led to when the cart has changed', async () => {
    await payer.place('stripe_payments_checkout');
    await payer.stripe('GET', 'get_checkout_session_id');
    await payer.add('1');
    expect((await payer.stripe('GET', 'get_checkout_session_id')).body).toEqual([]);
    expect(at.provider.things.get('cs_1')?.status).toBe('expired');
  });

  it('has methods for the addresses of the checkout', async () => {
    const billingAddress = {
      countryId: 'US',
      regionId: 12,
      city: 'X',
      street: ['1'],
      canUseForBilling: 1,
    };
    expect(await payer.inner('POST', 'get_checkout_payment_methods', { billingAddress })).toEqual({
      methods: ['card', 'link'],
    });
    const missing = await payer.stripe('POST', 'get_checkout_payment_methods', {});
    expect([missing.status, missing.body]).toEqual([
      400,
      {
        message: '"%fieldName" is required. Enter and try again.',
        parameters: { fieldName: 'billingAddress' },
      },
    ]);
  });
});
