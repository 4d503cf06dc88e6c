import { describe, expect, it } from 'vitest';
import { parseExpress } from '../../../../src/api/page-config/express';
import type { PageSource } from '../../../../src/platform/page/page-source';

const INITIALIZER = 'StripeIntegration_Payments/js/stripe_payments_express/initializer';
const params = { apiKey: 'pk_test_1', locale: 'de' };
const buttonConfig = { buttonHeight: 44 };
const page = (changes: Partial<PageSource>): PageSource => ({
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
  ...changes,
});
const template = (location: string, more: object = {}) => ({
  [INITIALIZER]: { locationDetails: { location, ...more }, walletParams: params, buttonConfig },
});

describe('where wallets pay on a page', () => {
  it('is read from the templates of the module [EXPR-01]', () => {
    const configs = parseExpress(
      page({
        init: {
          '#payment-request-button': template('product', { productId: '12' }),
          '#payment-request-button-cart': template('cart'),
          '#payment-request-button-minicart': template('minicart', {
            activeLocations: ['minicart'],
          }),
        },
      }),
    );
    expect(Object.keys(configs)).toEqual(['product', 'cart', 'minicart']);
    expect(configs.product).toMatchObject({ init: { apiKey: 'pk_test_1' }, buttons: buttonConfig });
    expect(configs.minicart?.activeLocations).toEqual(['minicart']);
  });

  it.each([true, 1, '1'])('is read from the checkout, enabled as %o [EXPR-01]', (enabled) => {
    const express = { enabled, initParams: params, buttonConfig };
    const configs = parseExpress(
      page({ checkoutConfig: { payment: { express_checkout: express } } }),
    );
    expect(configs.checkout?.buttons).toEqual(buttonConfig);
  });

  it('is read from Till’s own configuration, for the places listed there [EXPR-01]', () => {
    const express = { initParams: params, buttonConfig, activeLocations: ['shopping_cart_page'] };
    const configs = parseExpress(
      page({ checkout: { stripe: { scriptUrl: 'https://sdk.example/v3/', express } } }),
    );
    expect(Object.keys(configs)).toEqual(['cart']);
    expect(configs.cart?.init.sdkUrl).toBe('https://sdk.example/v3/');
  });

  it.each([
    ['nothing', {}],
    [
      'a checkout that is off',
      { checkoutConfig: { payment: { express_checkout: { enabled: 0 } } } },
    ],
    [
      'no publishable key',
      { init: { '#a': { [INITIALIZER]: { locationDetails: { location: 'cart' } } } } },
    ],
  ])('is nowhere with %s [EXPR-01]', (_what, changes) => {
    expect(parseExpress(page(changes))).toEqual({});
  });
});
