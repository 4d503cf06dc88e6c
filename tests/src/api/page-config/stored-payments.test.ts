import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCheckoutConfig } from '../../../../src/api/page-config/checkout';
import { forgetReports } from '../../../../src/platform/console';

const config = (raw: Record<string, unknown>) =>
  parseCheckoutConfig({
    checkoutConfig: raw,
    checkout: { baseUrl: 'https://shop.example' },
    init: {},
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  });

/** A customer's stored cards, as recorded from a real shop. */
const card = (last4: string, change: object = {}) => ({
  config: {
    code: 'payflowpro_cc_vault',
    details: { cc_type: 'VI', cc_last_4: last4 },
    publicHash: `hash-${last4}`,
    ...change,
  },
  component: 'Magento_Paypal/js/view/payment/method-renderer/payflowpro/vault',
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  forgetReports();
});

describe('stored payments', () => {
  it('are parsed with their hash and whether they are enabled [CONF-13]', () => {
    const read = config({
      payment: {
        vault: {
          payflowpro_cc_vault_9: card('1111'),
          payflowpro_cc_vault_10: card('4444', { is_active_payment_token_enabler: '0' }),
          other_vault_1: card('5555', { code: 'other_vault' }),
        },
      },
      vault: { payflowpro_cc_vault: { is_enabled: true }, other_vault: { is_enabled: '0' } },
    });
    expect(read?.storedPayments).toEqual([
      {
        code: 'payflowpro_cc_vault',
        publicHash: 'hash-1111',
        isActivePaymentTokenEnabler: true,
        isEnabled: true,
        details: { cc_type: 'VI', cc_last_4: '1111' },
      },
      expect.objectContaining({ publicHash: 'hash-4444', isActivePaymentTokenEnabler: false }),
      expect.objectContaining({ publicHash: 'hash-5555', isEnabled: false }),
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['the page has none', {}],
    ['PHP writes an empty map', { payment: { vault: [] }, vault: [] }],
    ['one has no hash', { payment: { vault: { a_1: card('1', { publicHash: '' }) } } }],
    ['one is invalid', { payment: { vault: { a_1: 'x', a_2: { config: [] } } } }],
  ])('are none when %s [CONF-13]', (_name, raw) => {
    expect(config(raw)?.storedPayments).toEqual([]);
  });
});

describe('the return URLs of a payment', () => {
  const onCancelUrl = 'https://shop.example/paypal/express/cancel/';
  const paypalExpress = { inContextConfig: { clientConfig: { onCancelUrl } } };

  it.each<[string, Record<string, unknown>, string]>([
    [
      'the page’s own key',
      { cancelUrl: 'https://shop.example/back/', payment: { paypalExpress } },
      'https://shop.example/back/',
    ],
    ['the provider’s', { payment: { paypalExpress } }, onCancelUrl],
    ['the cart', { cartUrl: 'https://shop.example/cart/' }, 'https://shop.example/cart/'],
  ])('take the cancel URL from %s [CONF-15]', (_name, raw, expected) => {
    expect(config(raw)?.cancelUrl).toBe(expected);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'the configuration',
      { defaultSuccessPageUrl: 'https://shop.example/thanks/' },
      'https://shop.example/thanks/',
    ],
    ['a stock shop', {}, 'https://shop.example/checkout/onepage/success/'],
  ])('take the success URL from %s [CONF-14]', (_name, raw, expected) => {
    expect(config(raw)?.successUrl).toBe(expected);
  });
});
