import type { PaymentProvider } from '../../state/extensions/payment-provider.types';
import { buttonPlaces } from './api/button-places';

/** The file of the methods that pay with cards. */
const cards = () => import('./cards');

/** The provider of the module `Magento_PaymentServicesPaypal`: its smart buttons (SMART-01), card fields (HOSTED-01) and stored cards. */
export const paypal: PaymentProvider = {
  code: 'paypal',
  methods: {
    payment_services_paypal_smart_buttons: async () =>
      (await import('./smart-buttons/method')).smartButtons,
    payment_services_paypal_hosted_fields: async () => (await cards()).cardFields,
    payment_services_paypal_vault: async () => (await cards()).storedCardMethod,
  },
  wallets: {
    code: 'paypal',
    places: buttonPlaces,
    mount: async (host, request) =>
      (await import('./wallets/buttons')).mountSmartButtons(host, request),
  },
};
