import { describe, expect, it } from 'vitest';
import { parseElementSettings } from '../../../../../src/payments/stripe/api/element-settings';

const saved = {
  id: 'pm_1',
  fingerprint: 'f1',
  type: 'card',
  brand: 'visa',
  cvc: 1,
  label: '•••• 4242',
  icon: 'https://shop.example/visa.svg',
  value: 'pm_1',
  client_secret: 'seti_1_secret_2',
};
const parse = (initParams: unknown, elementOptions?: unknown) =>
  parseElementSettings({ stripe_payments: { initParams, elementOptions } });

describe('the configuration of the payment element', () => {
  it('holds all that the page names [PELEM-09]', () => {
    const params = {
      apiKey: 'pk_test_1',
      sdkUrl: 'http://127.0.0.1:4100/v3/',
      locale: 'de',
      appInfo: ['Module', '4.6.1', 'https://stripe.example/', 'pp_1'],
      options: { betas: ['b1'], apiVersion: '2024-10-28' },
      successUrl: 'https://shop.example/stripe/payment/index/',
      savedMethods: [saved],
      isOrderPlaced: 1,
      externalPaymentMethods: [{ code: 'external_x', redirect_url: 'https://shop.example/x/' }],
      layout: { type: 'tabs' },
      wallets: { applePay: 'never' },
      terms: { card: 'never' },
      userError: ' Not now. ',
    };
    expect(parse(params, { mode: 'payment' })).toEqual({
      init: {
        apiKey: 'pk_test_1',
        sdkUrl: 'http://127.0.0.1:4100/v3/',
        locale: 'de',
        appInfo: ['Module', '4.6.1', 'https://stripe.example/', 'pp_1'],
        betas: ['b1'],
        apiVersion: '2024-10-28',
        currency: null,
      },
      locale: 'de',
      successUrl: 'https://shop.example/stripe/payment/index/',
      savedMethods: [
        {
          id: 'pm_1',
          fingerprint: 'f1',
          type: 'card',
          brand: 'visa',
          needsCode: true,
          label: '•••• 4242',
          icon: 'https://shop.example/visa.svg',
          value: 'pm_1',
          clientSecret: 'seti_1_secret_2',
        },
      ],
      isOrderPlaced: true,
      externalMethods: [{ code: 'external_x', url: 'https://shop.example/x/' }],
      layout: { type: 'tabs' },
      wallets: { applePay: 'never' },
      terms: { card: 'never' },
      userError: 'Not now.',
      elementOptions: { mode: 'payment' },
    });
  });

  it('has a default for all that it does not name, or that is invalid [PELEM-09]', () => {
    const defaults = {
      init: null,
      locale: 'auto',
      successUrl: null,
      savedMethods: [],
      isOrderPlaced: false,
      externalMethods: [],
      layout: null,
      wallets: {},
      terms: {},
      userError: null,
      elementOptions: {},
    };
    expect(parseElementSettings({})).toEqual(defaults);
    const invalid = {
      apiKey: 7,
      appInfo: 'x',
      options: [],
      successUrl: 'javascript:1',
      savedMethods: 'x',
      externalPaymentMethods: 'x',
      wallets: null,
      terms: [],
      userError: ' ',
    };
    expect(parse(invalid, [])).toEqual(defaults);
  });
});

describe('a saved method', () => {
  it('comes from a list or a map by fingerprint; one without an id is left out [PELEM-06]', () => {
    const methods = { f1: saved, f2: { ...saved, id: '' }, f3: null };
    expect(parse({ savedMethods: methods }).savedMethods.map(({ id }) => id)).toEqual(['pm_1']);
    expect(parse({ savedMethods: [] }).savedMethods).toEqual([]);
  });

  it('needs its id alone [PELEM-06]', () => {
    expect(
      parse({ savedMethods: [{ id: 'pm_2', cvc: '0', icon: 'data:x' }] }).savedMethods,
    ).toEqual([
      {
        id: 'pm_2',
        fingerprint: '',
        type: '',
        brand: null,
        needsCode: false,
        label: 'pm_2',
        icon: null,
        value: 'pm_2',
        clientSecret: null,
      },
    ]);
  });
});
