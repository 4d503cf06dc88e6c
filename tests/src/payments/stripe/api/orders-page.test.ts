import { afterEach, describe, expect, it } from 'vitest';
import { placesOrders } from '../../../../../src/payments/stripe/api/orders-page';
import { readOrdersInit } from '../../../../../src/payments/stripe/several-addresses/read-init';
import type { PageSource } from '../../../../../src/platform/page/page-source';

const page = (more: Partial<PageSource> = {}): PageSource => ({
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
  ...more,
});
const CONFIRM = 'StripeIntegration_Payments/js/multishipping/payment-confirm';
const FORM = 'StripeIntegration_Payments/js/multishipping/payment-element-initializer';
const script = (text: string): void => {
  const element = document.createElement('script');
  element.type = 'text/plain';
  element.textContent = text;
  document.body.append(element);
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('the page with everything once more', () => {
  it('places its orders by the module’s call where the module has printed its script [MULTI-04]', () => {
    expect(placesOrders(page())).toBe(false);
    expect(placesOrders(page({ init: { '*': { [CONFIRM]: {} } } }))).toBe(true);
    expect(placesOrders(page({ init: { '#f': { [FORM]: {} } } }))).toBe(false);
  });

  it('knows the inline script of older releases [MULTI-04]', () => {
    script("require(['StripeIntegration_Payments/js/stripe'], () => {})");
    expect(placesOrders(page())).toBe(false);
    script("require(['StripeIntegration_Payments/js/action/place-multishipping-order'])");
    expect(placesOrders(page())).toBe(true);
  });
});

describe('what the SDK is started with', () => {
  it.each([
    ['the form’s script', { init: { '#f': { [FORM]: { initParams: { apiKey: 'pk_form' } } } } }],
    [
      'the script of the orders',
      { init: { '*': { [CONFIRM]: { stripeParams: { apiKey: 'pk_form' } } } } },
    ],
    ['older releases', { globals: { initParams: { apiKey: 'pk_form' } } }],
    [
      'the checkout’s configuration',
      { checkoutConfig: { payment: { stripe_payments: { initParams: { apiKey: 'pk_form' } } } } },
    ],
  ])('is read from %s', (_where, more) => {
    expect(readOrdersInit(page(more))?.apiKey).toBe('pk_form');
  });

  it('is null without a key, and takes the address of the script from the shop’s own configuration', () => {
    expect(readOrdersInit(page())).toBeNull();
    expect(readOrdersInit(page({ init: { '#f': { [FORM]: { initParams: 'x' } } } }))).toBeNull();
    const init = { '#f': { [FORM]: { initParams: { apiKey: 'pk_form' } } } };
    const checkout = { stripe: { scriptUrl: 'https://sdk.example/v3/' } };
    expect(readOrdersInit(page({ init, checkout }))?.sdkUrl).toBe('https://sdk.example/v3/');
  });
});
