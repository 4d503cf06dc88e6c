import type { PaymentProvider } from '../../state/extensions/payment-provider.types';
import { expressPlaces } from './api/express-places';
import { hasSubscriptions } from './api/has-subscriptions';

/** The provider of the module `StripeIntegration_Payments`. */
export const stripe: PaymentProvider = {
  code: 'stripe',
  methods: {
    stripe_payments: async () => (await import('./payment-element/method')).stripePayments,
    stripe_payments_checkout: async () => (await import('./hosted-page/method')).stripeCheckout,
    stripe_payments_bank_transfers: async () =>
      (await import('./bank-transfers/method')).stripeBankTransfers,
  },
  wallets: {
    code: 'stripe',
    places: expressPlaces,
    mount: async (host, request) =>
      (await import('./wallets/buttons')).mountWalletButtons(host, request),
  },
  savedMethods: {
    hasForm: true,
    load: async () => (await import('./saved-methods/provider')).stripeSavedMethods,
  },
  subscriptions: {
    isInCart: hasSubscriptions,
    load: async () => (await import('./subscriptions')).stripeSubscriptions,
  },
  severalAddresses: async () =>
    (await import('./several-addresses/provider')).stripeSeveralAddresses,
};
