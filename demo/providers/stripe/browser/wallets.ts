import type { ExpressPaymentType, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';

/** A wallet by its name in options. */
export type Wallet = 'applePay' | 'googlePay' | 'link';

/** A wallet's name in events. */
export const walletTypes: Readonly<Record<Wallet, ExpressPaymentType>> = {
  applePay: 'apple_pay',
  googlePay: 'google_pay',
  link: 'link',
};

const WALLETS = Object.keys(walletTypes) as Wallet[];

/** The shopper's wallets according to the account's settings, except for those that the shop disables. */
export async function availableWallets(
  origin: string,
  key: string,
  { paymentMethods }: StripeExpressCheckoutElementOptions,
): Promise<readonly Wallet[]> {
  try {
    const query = new URLSearchParams({ key }).toString();
    const response = await fetch(`${origin}/v3/wallets?${query}`);
    const body: unknown = response.ok ? await response.json() : [];
    const had = Array.isArray(body) ? body : [];
    return WALLETS.filter((wallet) => had.includes(wallet) && paymentMethods?.[wallet] !== 'never');
  } catch {
    return [];
  }
}
