import type {
  ConfirmContext,
  PaymentContext,
} from '../../../../../../src/state/extensions/payment-method.types';
import { totals } from '../../../../features/checkout/checkout-fixture';
import { savedAddress } from '../../../../state/support/shop';

/** A saved card as the page has it. */
export const savedCard = (id: string, cvc: 0 | 1 = 0) => ({
  id,
  fingerprint: `f-${id}`,
  type: 'card',
  brand: 'visa',
  cvc,
  label: `Visa •••• ${id}`,
  icon: '',
  value: id,
});

const base: PaymentContext = {
  totals,
  billingAddress: savedAddress,
  shippingAddress: null,
  shippingMethod: null,
  email: 'ada@example.com',
  isLoggedIn: false,
  isVirtual: false,
  storedPayments: [],
  isChosen: true,
  instrument: null,
  configuration: {},
  shop: {
    baseUrl: 'https://shop.example/',
    storeCode: 'default',
    cart: { kind: 'guest', maskedId: 'm4sk' },
  },
  successUrl: 'https://shop.example/checkout/onepage/success/',
  cancelUrl: 'https://shop.example/checkout/cart/',
  fields: {},
  fieldErrors: {},
};

/** The context of a checkout that offers the payment element with these `initParams`. */
export const paymentContext = (
  initParams: Readonly<Record<string, unknown>> = {},
  changes: Partial<PaymentContext> = {},
): PaymentContext => ({
  ...base,
  configuration: {
    stripe_payments: {
      initParams: {
        apiKey: 'pk_test_1',
        locale: 'de',
        successUrl: 'https://shop.example/stripe/payment/index/',
        ...initParams,
      },
      elementOptions: { mode: 'payment', amount: 1, currency: 'xxx', locale: 'fr' },
    },
  },
  ...changes,
});

/** The same for `confirm`. */
export const confirmContext = (...facts: Parameters<typeof paymentContext>): ConfirmContext => ({
  ...paymentContext(...facts),
  signal: new AbortController().signal,
  reviewed: Promise.resolve(true),
});
