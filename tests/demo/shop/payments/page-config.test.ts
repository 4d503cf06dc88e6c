// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openPayingShop, Payer, type PayingShop } from './paying';

interface Config {
  readonly payment: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly priceFormat: { readonly pattern: string; readonly precision: number };
  readonly quoteData: { readonly quote_currency_code: string; readonly grand_total: string };
}

const OFFLINE = ['checkmo', 'purchaseorder', 'banktransfer', 'cashondelivery'];

describe('payments in pages and settings', () => {
  let at: PayingShop;
  beforeEach(async () => {
    at = await openPayingShop();
  });
  afterEach(() => {
    at.close();
  });

  const csp = async (payer: Payer) =>
    (await payer.get('/checkout/cart/')).headers.get('content-security-policy') ?? '';

  it('is nothing by default: the methods, the configuration and the policy of a stock shop', async () => {
    const payer = await Payer.at(at.shop, { payments: [] });
    await payer.ready();
    const { body } = await payer.rest<{ code: string }[]>(
      'GET',
      `${payer.cartPath}/payment-methods`,
    );
    expect(body.map(({ code }) => code)).toEqual(OFFLINE);
    expect(Object.keys((await payer.config<Config>()).payment)).toEqual([
      'instructions',
      'checkmo',
    ]);
    const page = await payer.get('/checkout/');
    expect(page.text).not.toContain('"stripe"');
    expect(await csp(payer)).toContain("script-src 'self';");
    expect(await csp(payer)).not.toContain('127.0.0.1');
  });

  it('lists the methods that are on, before the offline ones', async () => {
    const payer = await Payer.at(at.shop, { payments: ['stripe_payments', 'demo_card'] });
    await payer.ready();
    const { body } = await payer.rest<{ code: string }[]>(
      'GET',
      `${payer.cartPath}/payment-methods`,
    );
    expect(body.map(({ code }) => code)).toEqual(['stripe_payments', 'demo_card', ...OFFLINE]);
  });

  it('allows the provider in the security policy when its methods are enabled, next to film players', async () => {
    const payer = await Payer.at(at.shop);
    const { origin } = at.provider.connection;
    const policy = await csp(payer);
    expect(policy.split('; ').filter((rule) => rule.includes(origin))).toEqual([
      `script-src 'self' ${origin}`,
      `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com ${origin}`,
      `connect-src 'self' ${origin}`,
    ]);
    await payer.set({ payments: ['demo_card'] });
    expect(await csp(payer)).not.toContain(origin);
  });

  it('contains the script’s URL and the public keys', async () => {
    const payer = await Payer.at(at.shop);
    await payer.add();
    const { text } = await payer.get('/checkout/');
    expect(text).toContain(`"stripe":{"scriptUrl":"${at.provider.connection.origin}/v3/"}`);
    expect(text).not.toContain('sk_test');
    expect(text).not.toContain('whsec');
  });

  it('starts the payment element as the module does', async () => {
    const payer = await Payer.at(at.shop);
    await payer.ready();
    const { payment } = await payer.config<Config>();
    expect(payment.stripe_payments).toMatchObject({
      enabled: true,
      initParams: {
        apiKey: 'pk_test_shop',
        locale: 'en',
        options: { betas: [], apiVersion: '2024-10-28.acacia' },
        successUrl: 'http://shop.example/stripe/payment/index/',
        savedMethods: [],
        isOrderPlaced: false,
        externalPaymentMethods: [],
        wallets: null,
      },
      elementOptions: { mode: 'payment', amount: 1581, currency: 'usd' },
      hasFutureSubscriptions: false,
      futureSubscriptions: { title: '', formatted_amount: '' },
    });
    expect(payment.stripe_payments_bank_transfers).toMatchObject({
      elementOptions: { payment_method_types: ['customer_balance'] },
    });
    expect(payment.express_checkout).toMatchObject({ enabled: false });
    expect(payment.stripe_payments_checkout).toBeDefined();
    await payer.set({ expressButtons: true });
    expect((await payer.config<Config>()).payment).toMatchObject({
      express_checkout: { enabled: true, buttonConfig: { buttonHeight: 50 } },
      stripe_payments: { initParams: { wallets: { applePay: 'never', googlePay: 'never' } } },
    });
  });

  it('returns the same to a script', async () => {
    const payer = await Payer.at(at.shop);
    await payer.ready();
    for (const method of ['GET', 'POST']) {
      const told = await payer.inner<{ apiKey: string; elementsOptions: string }>(
        method,
        'get_stripe_configuration',
      );
      expect(told.apiKey).toBe('pk_test_shop');
      expect(JSON.parse(told.elementsOptions)).toMatchObject({ amount: 1581 });
    }
  });

  it('reports a pending order when its cart is restored', async () => {
    const payer = await Payer.at(at.shop);
    await payer.ready();
    await payer.pay('pm_elsewhere');
    await payer.inner('POST', 'restore_quote');
    expect((await payer.config<Config>()).payment.stripe_payments).toMatchObject({
      initParams: { isOrderPlaced: true },
    });
  });

  it.each([
    ['USD', '$%s', 2, '15.8100', 1581, '$15.81'],
    ['EUR', '€%s', 2, '15.8100', 1581, '€15.81'],
    ['JPY', '¥%s', 0, '1581.0000', 1581, '¥1,581'],
    ['KWD', 'KWD %s', 3, '4.7430', 4740, 'KWD 4.743'],
  ])('counts %s in its minor units', async (...row) => {
    const [currency, pattern, precision, total, minor, shown] = row;
    const payer = await Payer.at(at.shop, { currency });
    await payer.ready();
    const config = await payer.config<Config>();
    expect(config.priceFormat).toMatchObject({ pattern, precision, requiredPrecision: precision });
    expect(config.quoteData).toMatchObject({ quote_currency_code: currency, grand_total: total });
    expect(config.payment.stripe_payments).toMatchObject({
      elementOptions: { amount: minor, currency: currency.toLowerCase() },
    });
    expect((await payer.get('/checkout/cart/')).text).toContain(shown);
    expect((await payer.pay('pm_visa')).status).toBe(200);
    expect(at.provider.asked('POST', /^payment_intents$/)).toEqual([
      expect.objectContaining({ amount: String(minor), currency: currency.toLowerCase() }),
    ]);
  });

  it('turns card payments on with one press, where there is a provider', async () => {
    const payer = await Payer.at(at.shop, { payments: [] });
    await payer.post('/demo/do/payments-on/', {});
    expect((await payer.get('/demo/settings')).body).toMatchObject({
      payments: ['stripe_payments', 'stripe_payments_checkout', 'stripe_payments_bank_transfers'],
      savedCards: true,
      expressButtons: true,
    });
  });
});
