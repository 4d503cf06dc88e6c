import { ownValue } from '../domain/own-value';
import type { MountWallets } from '../state/express/express.types';
import type { PaymentMethodDefinition } from '../state/extensions/payment-method.types';

type LoadMethod = () => Promise<PaymentMethodDefinition>;

/** Loaded when the server offers them, one line each; nothing else names a provider. */
const PROVIDERS: Readonly<Record<string, LoadMethod>> = {
  stripe_payments: async () => (await import('./stripe_payments/method')).stripePayments,
  stripe_payments_checkout: async () =>
    (await import('./stripe_payments_checkout/method')).stripeCheckout,
  stripe_payments_bank_transfers: async () =>
    (await import('./stripe_payments_bank_transfers/method')).stripeBankTransfers,
};

/** The method of a provider for a code that the server offers; undefined where no provider renders the code. */
export const findProvider = (code: string): Promise<PaymentMethodDefinition> | undefined =>
  ownValue(PROVIDERS, code)?.();

/** The provider of wallet buttons (EXPR). */
export const loadWallets = async (): Promise<MountWallets> =>
  (await import('./stripe_express/buttons')).mountWalletButtons;
