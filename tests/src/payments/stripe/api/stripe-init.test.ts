import { describe, expect, it } from 'vitest';
import {
  parseStripeInit,
  readStripeInit,
} from '../../../../../src/payments/stripe/api/stripe-init';
import type { PageSource } from '../../../../../src/platform/page/page-source';

const init = (apiKey: string) => ({ apiKey, locale: 'de' });
const page = (changes: Partial<PageSource>): PageSource => ({
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
  ...changes,
});

describe('the start parameters of the SDK', () => {
  it('are read in the module’s format', () => {
    expect(
      parseStripeInit({
        apiKey: 'pk_test_1',
        locale: 'de',
        currency: 'EUR',
        sdkUrl: 'https://sdk.example/v3/',
        appInfo: ['Shop', '4.4.0', 'https://shop.example/', 'partner'],
        options: { betas: ['one'], apiVersion: '2024-10-28.acacia' },
      }),
    ).toEqual({
      apiKey: 'pk_test_1',
      locale: 'de',
      currency: 'eur',
      sdkUrl: 'https://sdk.example/v3/',
      appInfo: ['Shop', '4.4.0', 'https://shop.example/', 'partner'],
      apiVersion: '2024-10-28.acacia',
      betas: ['one'],
    });
  });

  it('have a default each, but for the key', () => {
    expect(parseStripeInit({ apiKey: 'pk_test_1', options: [], appInfo: null })).toEqual({
      apiKey: 'pk_test_1',
      locale: 'auto',
      currency: null,
      sdkUrl: null,
      appInfo: [],
      apiVersion: null,
      betas: [],
    });
    expect(
      parseStripeInit({ apiKey: 'pk_test_1', sdkUrl: 'javascript:alert(1)' })?.sdkUrl,
    ).toBeNull();
  });

  it.each([null, [], {}, { apiKey: '' }, { apiKey: 'sk_test_1' }])('are not %j', (value) => {
    expect(parseStripeInit(value)).toBeNull();
  });

  it('are those of Till’s own configuration, of the page, or of its checkout', () => {
    const checkoutConfig = { payment: { stripe_payments: { initParams: init('pk_test_3') } } };
    const globals = { initParams: init('pk_test_2') };
    const checkout = { initParams: init('pk_test_1') };
    const keyOf = (source: Partial<PageSource>) => readStripeInit(page(source))?.apiKey ?? null;
    expect(keyOf({ checkoutConfig, globals, checkout })).toBe('pk_test_1');
    expect(keyOf({ checkoutConfig, globals })).toBe('pk_test_2');
    expect(keyOf({ checkoutConfig })).toBe('pk_test_3');
    expect(keyOf({})).toBeNull();
  });
});
