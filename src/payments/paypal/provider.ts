import type { PaymentProvider } from '../../state/extensions/payment-provider.types';
import { placesOf } from './api/button-places';

/** The file of the methods that pay with cards. */
const cards = () => import('./cards');
/** Those of the wallets that are methods of the checkout too. */
const apple = () => import('./apple-pay/parts');
const google = () => import('./google-pay/parts');

/**
 * The provider of the module `Magento_PaymentServicesPaypal`: its smart buttons (SMART-01), card fields (HOSTED-01), stored
 * cards, Apple Pay (APPLE-01) and Google Pay (GOOGLE-01).
 */
export const paypal: PaymentProvider = {
  code: 'paypal',
  methods: {
    payment_services_paypal_smart_buttons: async () =>
      (await import('./smart-buttons/method')).smartButtons,
    payment_services_paypal_hosted_fields: async () => (await cards()).cardFields,
    payment_services_paypal_vault: async () => (await cards()).storedCardMethod,
    payment_services_paypal_apple_pay: async () => (await apple()).applePay,
    payment_services_paypal_google_pay: async () => (await google()).googlePay,
  },
  wallets: [
    {
      code: 'paypal',
      places: placesOf('smart-buttons'),
      mount: async (host, request) =>
        (await import('./wallets/buttons')).mountSmartButtons(host, request),
    },
    {
      code: 'paypal-apple-pay',
      places: placesOf('apple-pay'),
      mount: async (host, request) => (await apple()).mountApplePay(host, request),
    },
    {
      code: 'paypal-google-pay',
      places: placesOf('google-pay'),
      mount: async (host, request) => (await google()).mountGooglePay(host, request),
    },
  ],
};
