// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

describe('an order paid with the payment element', () => {
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

  const success = async () => (await payer.get('/checkout/onepage/success/')).text;

  it('is placed when the provider has the amount, and reports it', async () => {
    const { status, body } = await payer.pay('pm_visa');
    expect([status, typeof body]).toEqual([200, 'number']);
    const [intent] = at.provider.asked('POST', /^payment_intents$/);
    expect(intent).toMatchObject({ amount: '1581', currency: 'usd' });
    expect(at.provider.asked('POST', /confirm$/)).toEqual([
      expect.objectContaining({ payment_method: 'pm_visa', use_stripe_sdk: 'true' }),
    ]);
    expect(at.provider.paid()).toHaveLength(1);
    const page = await success();
    expect(page).toContain('Visa •••• 4242');
    expect(page).toContain('Paid');
  });

  it('is refused with the decline’s message, and the cart stays for another card', async () => {
    expect(await payer.pay('pm_declined')).toMatchObject({
      status: 400,
      body: { message: 'Your card was declined.' },
    });
    expect((await payer.config<{ quoteItemData: object[] }>()).quoteItemData).toHaveLength(1);
    expect((await payer.pay('pm_visa')).status).toBe(200);
    expect(at.provider.asked('POST', /^payment_intents$/)).toHaveLength(1);
  });

  it('waits for the bank, and is placed with the same intent afterwards', async () => {
    const { status, body } = await payer.pay('pm_challenge');
    expect([status, body]).toEqual([400, { message: 'Authentication Required: pi_1_secret_1' }]);
    at.provider.change('pi_1', { status: 'succeeded', next_action: null });
    expect((await payer.pay('pm_challenge')).status).toBe(200);
    expect(at.provider.asked('POST', /confirm$/)).toHaveLength(1);
    expect(at.provider.paid()).toHaveLength(1);
  });

  it('takes no money for what cannot be ordered', async () => {
    await payer.rest('POST', `${payer.cartPath}/billing-address`, { address: {} });
    const refused = await payer.place(
      'stripe_payments',
      { payment_method: 'pm_visa' },
      {
        billingAddress: null,
      },
    );
    expect(refused.status).toBe(400);
    expect(at.provider.calls).toEqual([]);
  });

  it('gives the money back when the cart changed meanwhile', async () => {
    at.provider.beforeConfirm = async () => {
      at.provider.beforeConfirm = () => undefined;
      await payer.add('1');
    };
    const { status, body } = await payer.pay('pm_visa');
    expect([status, body]).toEqual([
      400,
      { message: 'The cart has changed while it was being paid. Please try again.' },
    ]);
    expect(at.provider.paid()).toEqual([]);
    expect((await payer.pay('pm_visa')).status).toBe(200);
    expect(at.provider.paid()).toHaveLength(1);
  });

  it('is paid once, however often the button is pressed', async () => {
    const statuses = (await Promise.all([1, 2, 3].map(() => payer.pay('pm_visa')))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(at.provider.asked('POST', /confirm$/)).toHaveLength(1);
    expect(at.provider.paid()).toHaveLength(1);
  });

  it('is paid once when the provider’s response was lost', async () => {
    at.provider.losesAnswers = true;
    expect((await payer.pay('pm_visa')).status).toBe(400);
    at.provider.losesAnswers = false;
    expect((await payer.pay('pm_master')).status).toBe(200);
    expect(at.provider.paid()).toHaveLength(1);
  });

  it('names the card that was charged, not the one of the last try', async () => {
    at.provider.losesAnswers = true;
    await payer.pay('pm_visa');
    at.provider.losesAnswers = false;
    await payer.pay('pm_master');
    expect(await success()).toContain('Visa •••• 4242');
  });

  it('may be paid by transfer after a card was declined', async () => {
    await payer.pay('pm_declined');
    expect((await payer.place('stripe_payments_bank_transfers')).status).toBe(200);
    const intents = at.provider.asked('POST', /^payment_intents$/);
    expect(intents.map((fields) => fields['payment_method_types[0]'])).toEqual([
      undefined,
      'customer_balance',
    ]);
    expect(at.provider.things.get('pi_1')?.status).toBe('canceled');
  });

  it.each([
    ['nothing to pay with', {}],
    ['something that is no method', { payment_method: 'pi_1/cancel' }],
  ])('is refused with %s', async (_what, additional) => {
    expect(await payer.place('stripe_payments', additional)).toMatchObject({
      status: 400,
      body: { message: 'Cannot place order because a payment method was not provided.' },
    });
    expect(at.provider.asked('POST', /./)).toEqual([]);
  });

  it('is refused with a method that the shop does not offer', async () => {
    await payer.set({ payments: ['demo_card'] });
    expect((await payer.pay('pm_visa')).body).toEqual({
      message: 'The requested Payment Method is not available.',
    });
    expect(at.provider.calls).toEqual([]);
  });

  it('reports a payment that is not settled yet', async () => {
    await payer.pay('pm_slow');
    expect(await success()).toContain('Waiting for the payment');
  });

  it('reports a payment that is authorized only', async () => {
    await payer.pay('pm_reserved');
    expect(await success()).toContain('Authorized');
  });

  it('does not reveal an invalid key to shoppers', async () => {
    Object.assign(at.provider.connection, { secretKey: 'sk_wrong' });
    expect((await payer.pay('pm_visa')).body).toEqual({
      message: 'Invalid Stripe API key provided.',
    });
  });
});
