import type { PaymentProvider } from '../../state/extensions/payment-provider.types';
import { expressPlaces } from './api/express-places';
import { hasSubscriptions } from './api/has-subscriptions';

/** The provider of the module `StripeIntegration_Payments`. */
export const stripe: PaymentProvider = {
  code: 'stripe',
  methods: {
    stripe_payments: async () => (await import('./payment-element/method')).method,
    stripe_payments_checkout: async () => (await import('./hosted-page/method')).method,
    stripe_payments_bank_transfers: async () => (await import('./bank-transfers/method')).method,
  },
  wallets: {
    code: 'stripe',
    places: expressPlaces,
    mount: async (host, request) => (await import('./wallets/buttons')).mount(host, request),
  },
  savedMethods: {
    hasForm: true,
    load: async () => (await import('./saved-methods/provider')).savedMethods,
  },
  subscriptions: {
    isInCart: hasSubscriptions,
    load: async () => (await import('./subscriptions')).subscriptions,
  },
  severalAddresses: async () => (await import('./several-addresses/provider')).severalAddresses,
};
