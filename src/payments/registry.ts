import type { MountWallets } from '../state/express/express.types';
import type { PaymentMethodDefinition } from '../state/extensions/payment-method.types';
import { hasCardForm } from './ccform/has-card-form';
import { checkmo } from './checkmo/method';
import { plainPayment } from './plain/method';
import { purchaseorder } from './purchaseorder/method';

interface Provider {
  /** Whether it renders this code; `configuration` is the `payment` part of the page's `checkoutConfig`. */
  readonly renders: (code: string, configuration: Readonly<Record<string, unknown>>) => boolean;
  readonly load: (code: string) => Promise<PaymentMethodDefinition>;
}

/** Small enough to be bundled with the checkout. */
const BUNDLED: readonly PaymentMethodDefinition[] = [checkmo, purchaseorder];

/** Loaded when the server offers them, one line each; nothing else names a provider. */
const PROVIDERS: readonly Provider[] = [
  {
    renders: (code) => code === 'stripe_payments',
    load: async () => (await import('./stripe_payments/method')).stripePayments,
  },
  {
    renders: (code) => code === 'stripe_payments_checkout',
    load: async () => (await import('./stripe_payments_checkout/method')).stripeCheckout,
  },
  {
    renders: (code) => code === 'stripe_payments_bank_transfers',
    load: async () => (await import('./stripe_payments_bank_transfers/method')).stripeBankTransfers,
  },
  { renders: hasCardForm, load: async (code) => (await import('./ccform/method')).cardForm(code) },
];

/**
 * Till's own method for a code that the server offers. A code that Till does not know gets the plain method, which
 * still places the order.
 */
export function findBuiltInMethod(
  code: string,
  configuration: Readonly<Record<string, unknown>>,
): PaymentMethodDefinition | Promise<PaymentMethodDefinition> {
  const provider = PROVIDERS.find(({ renders }) => renders(code, configuration));
  if (provider !== undefined) return provider.load(code);
  return BUNDLED.find((method) => method.code === code) ?? plainPayment(code);
}

/** The provider of wallet buttons (EXPR). */
export const loadWallets = async (): Promise<MountWallets> =>
  (await import('./stripe_express/buttons')).mountWalletButtons;
