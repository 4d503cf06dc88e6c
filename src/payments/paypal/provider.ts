import type { PaymentProvider } from '../../state/extensions/payment-provider.types';
import { buttonPlaces } from './api/button-places';

/** The provider of the module `Magento_PaymentServicesPaypal`: its smart buttons (SMART-01). */
export const paypal: PaymentProvider = {
  code: 'paypal',
  methods: {
    payment_services_paypal_smart_buttons: async () =>
      (await import('./smart-buttons/method')).smartButtons,
  },
  wallets: {
    code: 'paypal',
    places: buttonPlaces,
    mount: async (host, request) =>
      (await import('./wallets/buttons')).mountSmartButtons(host, request),
  },
};
