import type { PaymentProvider } from '../../state/extensions/payment-provider.types';
import { placesOf, type ModuleBlock } from './api/button-places';

const cards = () => import('./cards');
const applePay = () => import('./apple-pay');
const googlePay = () => import('./google-pay');

/** What the module's blocks show, buttons of a wallet or messages, by the first words of their components. */
const blockOf = <Request, Shown>(
  block: ModuleBlock,
  load: () => Promise<{
    readonly mount: (host: HTMLElement, request: Request) => Promise<Shown>;
  }>,
  code = `paypal-${block}`,
) => ({
  code,
  places: placesOf(block),
  mount: (host: HTMLElement, request: Request) => load().then(({ mount }) => mount(host, request)),
});

/**
 * The provider of the module `Magento_PaymentServicesPaypal`: its smart buttons (SMART-01), card fields (HOSTED-01), stored
 * cards, Apple Pay (APPLE-01) and Google Pay (GOOGLE-01), its messages about paying later (SMART-02), and its page on which
 * customers add a card (ADDC-01).
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
    blockOf('smart-buttons', () => import('./wallets/buttons'), 'paypal'),
    blockOf('apple-pay', applePay),
    blockOf('google-pay', googlePay),
  ],
  payLater: blockOf('message', () => import('./messages/page-message')),
  cardPage: async () => (await import('./account-card/provider')).cardPage,
};
