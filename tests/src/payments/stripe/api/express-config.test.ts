import { describe, expect, it } from 'vitest';
import { WALLET_LOCATIONS } from '../../../../../src/domain/payment/wallet-location';
import { parseExpress } from '../../../../../src/payments/stripe/api/express-config';
import { expressPlaces } from '../../../../../src/payments/stripe/api/express-places';
import type { PageSource } from '../../../../../src/platform/page/page-source';

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

/** The configuration of every place, and where there are buttons. */
function read(source: PageSource) {
  const configs = Object.fromEntries(
    WALLET_LOCATIONS.map((location) => [location, parseExpress(source, location)]),
  );
  return { places: expressPlaces(source), configs };
}

describe('where wallets pay on a page', () => {
  it('is read from the templates of the module [EXPR-01]', () => {
    const { places, configs } = read(
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
    expect(places).toEqual(['product', 'cart', 'minicart']);
    expect(configs.product).toMatchObject({ init: { apiKey: 'pk_test_1' }, buttons: buttonConfig });
    expect(configs.minicart?.activeLocations).toEqual(['minicart']);
  });

  it('is nowhere with a key that is no text', () => {
    const express = { enabled: true, initParams: { apiKey: ['pk_test_1'] }, buttonConfig };
    expect(
      read(page({ checkoutConfig: { payment: { express_checkout: express } } })).places,
    ).toEqual([]);
  });

  it.each([true, 1, '1'])('is read from the checkout, enabled as %o [EXPR-01]', (enabled) => {
    const express = { enabled, initParams: params, buttonConfig };
    const { places, configs } = read(
      page({ checkoutConfig: { payment: { express_checkout: express } } }),
    );
    expect(places).toEqual(['checkout']);
    expect(configs.checkout?.buttons).toEqual(buttonConfig);
  });

  it('is read from Till’s own configuration, for the places listed there [EXPR-01]', () => {
    const express = { initParams: params, buttonConfig, activeLocations: ['shopping_cart_page'] };
    const { places, configs } = read(
      page({ checkout: { stripe: { scriptUrl: 'https://sdk.example/v3/', express } } }),
    );
    expect(places).toEqual(['cart']);
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
    const { places, configs } = read(page(changes));
    expect(places).toEqual([]);
    expect(Object.values(configs).filter((config) => config !== null)).toEqual([]);
  });
});
