// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

interface Saved {
  readonly id: string;
  readonly fingerprint: string;
  readonly label: string;
  readonly cvc: number;
  readonly client_secret?: string;
}

describe('saved payment methods', () => {
  let at: PayingShop;
  let jane: Payer;
  beforeEach(async () => {
    at = await openPayingShop();
    jane = await Payer.at(at.shop, { savedCards: true }, 'jane@example.com');
  });
  afterEach(() => {
    at.close();
  });

  const list = (of = jane) =>
    of.inner<Readonly<Record<string, Saved>>>('GET', 'list_payment_methods');
  const save = (paymentMethodId: string, by = jane) =>
    by.inner<Saved>('POST', 'add_payment_method', { paymentMethodId });

  it('are a map by fingerprint in a JSON string, and a list while there are none', async () => {
    expect(await list()).toEqual([]);
    await save('pm_visa');
    expect((await jane.stripe('GET', 'list_payment_methods')).body).toBeTypeOf('string');
    expect(await list()).toEqual({
      fv: {
        id: 'pm_visa',
        created: 0,
        type: 'card',
        fingerprint: 'fv',
        label: '•••• 4242',
        value: 'pm_visa',
        icon: 'http://shop.example/static/cards/visa.svg',
        cvc: 0,
        brand: 'visa',
        exp_month: 12,
        exp_year: 2031,
      },
    });
    expect((await jane.get('/static/cards/visa.svg')).status).toBe(200);
  });

  it('are saved for the customer at the provider', async () => {
    expect(await save('pm_master')).toMatchObject({ id: 'pm_master', fingerprint: 'fm' });
    expect(at.provider.asked('POST', /^customers$/)).toEqual([
      { name: 'Jane Doe', email: 'jane@example.com' },
    ]);
    expect(at.provider.asked('POST', /^setup_intents$/)).toEqual([
      expect.objectContaining({ payment_method: 'pm_master', customer: 'cus_1', confirm: 'true' }),
    ]);
  });

  it('have a secret if the bank requires authentication', async () => {
    expect((await save('pm_challenge')).client_secret).toBe('seti_2_secret_1');
    expect(await save('pm_visa')).not.toHaveProperty('client_secret');
  });

  it('are refused with the provider’s message', async () => {
    const { status, body } = await jane.stripe('POST', 'add_payment_method', {
      paymentMethodId: 'pm_declined',
    });
    expect([status, body]).toEqual([400, { message: 'Your card was declined.' }]);
    expect(await list()).toEqual([]);
  });

  it('are deleted with every copy of the card, and name it', async () => {
    await save('pm_visa');
    await save('pm_visa_again');
    await save('pm_master');
    const text = await jane.inner<string>('POST', 'delete_payment_method', {
      paymentMethodId: 'pm_visa_again',
      fingerprint: 'fv',
    });
    expect(text).toBe('Card •••• 4242 has been deleted.');
    expect(Object.keys(await list())).toEqual(['fm']);
  });

  it('of another customer cannot be deleted or used', async () => {
    await save('pm_visa');
    const sam = await Payer.at(at.shop, { savedCards: true }, 'sam@example.com');
    await save('pm_master', sam);
    const gone = await sam.stripe('POST', 'delete_payment_method', { paymentMethodId: 'pm_visa' });
    expect([gone.status, gone.body]).toEqual([
      400,
      { message: 'The payment method does not exist.' },
    ]);
    await sam.ready();
    expect((await sam.pay('pm_visa')).body).toEqual({
      message: 'The payment method does not belong to this customer.',
    });
    expect(at.provider.paid()).toEqual([]);
  });

  it.each(['list_payment_methods', 'add_payment_method', 'delete_payment_method'])(
    'refuse guests: %s',
    async (call) => {
      const guest = await Payer.at(at.shop);
      const isList = call.startsWith('list');
      const { status, body } = await guest.stripe(
        isList ? 'GET' : 'POST',
        call,
        isList ? undefined : { paymentMethodId: 'pm_visa' },
      );
      expect([status, body]).toEqual([400, { message: 'The customer is not logged in.' }]);
    },
  );

  it('are kept from a payment, where the shop keeps them', async () => {
    await jane.ready();
    await jane.pay('pm_visa');
    expect(Object.keys(await list())).toEqual(['fv']);
    await jane.set({ savedCards: false });
    await jane.ready();
    await jane.pay('pm_master');
    await jane.set({ savedCards: true });
    expect(Object.keys(await list())).toEqual(['fv']);
  });

  it('stand in the checkout’s configuration', async () => {
    await save('pm_visa');
    await jane.add();
    const { payment } = await jane.config<{
      payment: { stripe_payments: { initParams: { savedMethods: Record<string, Saved> } } };
    }>();
    expect(payment.stripe_payments.initParams.savedMethods.fv).toMatchObject({ id: 'pm_visa' });
  });

  it('require the security code if the shop is configured to', async () => {
    await save('pm_visa');
    await jane.set({ savedCardCode: true });
    expect((await list()).fv?.cvc).toBe(1);
    await jane.ready();
    expect((await jane.pay('pm_visa')).body).toEqual({
      message: 'Your card has been declined. Please check your CVC and try again.',
    });
    expect((await jane.pay('pm_visa', { cvc_token: 'cvctok_1' })).status).toBe(200);
    expect(at.provider.asked('POST', /confirm$/)).toEqual([
      expect.objectContaining({ 'payment_method_options[card][cvc_token]': 'cvctok_1' }),
    ]);
  });

  it('start empty when the provider no longer knows the customer', async () => {
    await save('pm_visa');
    at.provider.things.delete('cus_1');
    await save('pm_master');
    expect(Object.keys(await list())).toEqual(['fm']);
  });

  it('are those of the account that the shop has at the provider', async () => {
    await save('pm_visa');
    const first = at.provider.connection.publishableKey;
    Object.assign(at.provider.connection, { publishableKey: 'pk_test_other' });
    expect(await list()).toEqual([]);
    await save('pm_master');
    expect(Object.keys(await list())).toEqual(['fm']);
    Object.assign(at.provider.connection, { publishableKey: first });
    expect(Object.keys(await list())).toEqual(['fv']);
  });

  it('have a page for customers only, with the module’s markup', async () => {
    const { text } = await jane.get('/stripe/customer/paymentmethods/');
    expect(text).toMatch(/<till-saved-cards>.*scope: 'payment_method_stripe_payments'/);
    expect(text).toContain('"initParams":{"apiKey":"pk_test_shop"');
    expect((await jane.get('/customer/account/')).text).toContain(
      '/stripe/customer/paymentmethods/',
    );
    const guest = await Payer.at(at.shop);
    const answer = await guest.get('/stripe/customer/paymentmethods/');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'http://shop.example/customer/account/login/',
    ]);
  });

  it('report one that was added elsewhere', async () => {
    await jane.get('/stripe/customer/paymentmethods/?redirect_status=succeeded');
    expect(jane.cookie('mage-messages')).toContain('has been successfully added');
  });
});
