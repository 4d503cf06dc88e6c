import type { PaymentProvider } from '../../state/extensions/payment-provider.types';
import type { WalletProvider } from '../../state/extensions/wallet-provider.types';
import { placesOf, type ModuleWallet } from './api/button-places';

const cards = () => import('./cards');
const applePay = () => import('./apple-pay');
const googlePay = () => import('./google-pay');

/** The buttons of the module's blocks for `wallet`. */
const walletOf = (
  wallet: ModuleWallet,
  load: () => Promise<Pick<WalletProvider, 'mount'>>,
  code = `paypal-${wallet}`,
): WalletProvider => ({
  code,
  places: placesOf(wallet),
  mount: async (host, request) => (await load()).mount(host, request),
});

/**
 * The provider of the module `Magento_PaymentServicesPaypal`: its smart buttons (SMART-01), card fields (HOSTED-01), stored
 * cards, Apple Pay (APPLE-01) and Google Pay (GOOGLE-01), and its page on which customers add a card (ADDC-01).
 */
export const paypal: PaymentProvider = {
  code: 'paypal',
  methods: {
    payment_services_paypal_smart_buttons: async () =>
      (await import('./smart-buttons/method')).method,
    payment_services_paypal_hosted_fields: async () => (await cards()).method,
    payment_services_paypal_vault: async () => (await cards()).vault,
    payment_services_paypal_apple_pay: async () => (await applePay()).method,
    payment_services_paypal_google_pay: async () => (await googlePay()).method,
  },
  wallets: [
    walletOf('smart-buttons', () => import('./wallets/buttons'), 'paypal'),
    walletOf('apple-pay', applePay),
    walletOf('google-pay', googlePay),
  ],
  cardPage: async () => (await import('./account-card/provider')).accountCard,
};
