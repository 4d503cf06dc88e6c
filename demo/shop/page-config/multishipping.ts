import type { Shop } from '../domain/shop';
import { providerInit } from './element-options';

type Init = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const initOf = (shop: Shop): object => {
  const { apiKey, locale, appInfo } = providerInit(shop);
  return { apiKey, locale, appInfo };
};

/** The init script of the module's form on the page of ways to pay (`config-shapes.md` §1.2). */
export const methodInit = (shop: Shop): Init => ({
  '#payment_form_stripe_payments': {
    'StripeIntegration_Payments/js/multishipping/payment-element-initializer': {
      initParams: initOf(shop),
      captureMethod: 'automatic',
    },
  },
});

/** The init script on the page with everything once more, where the module's call places the orders. */
export const confirmInit = (shop: Shop, baseUrl: string, instrument: string | null): Init => ({
  '*': {
    'StripeIntegration_Payments/js/multishipping/payment-confirm': {
      hasPaymentMethod: instrument !== null,
      billingUrl: `${baseUrl}multishipping/checkout/billing/`,
      stripeParams: initOf(shop),
    },
  },
});
