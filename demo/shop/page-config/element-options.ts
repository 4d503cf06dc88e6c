import { inMinorUnits } from '../domain/payments/due';
import { hasPlan } from '../domain/payments/plans';
import { currentCurrency } from '../domain/totals/currencies';
import type { CartTotals } from '../domain/totals/totals';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';

const API_VERSION = '2024-10-28.acacia';
/** How the provider's fields look, unless the page says otherwise. */
export const APPEARANCE = {
  theme: 'stripe',
  variables: {
    colorText: '#32325d',
    fontFamily: '"Open Sans","Helvetica Neue", Helvetica, Arial, sans-serif',
  },
} as const;

/** The provider's name of the visitor's language. */
export const locale = (): string => currentSettings().language;

/** What a page needs to start the provider's script (`get_stripe_configuration` answers it too). */
export function providerInit({ stripe }: Pick<Shop, 'stripe'>) {
  return {
    apiKey: stripe?.publishableKey ?? '',
    locale: locale(),
    // No real shop prints this: its script comes from the provider's own address.
    ...(stripe === undefined ? {} : { sdkUrl: `${stripe.origin}/v3/` }),
    appInfo: ['FolioAndReel', '4.4.0', 'http://shop.example/', 'demo'],
    options: { betas: [], apiVersion: API_VERSION },
  };
}

/** Options of the payment element: what is paid, in minor units (AMT). */
export function elementOptions(totals: CartTotals | null): object {
  const amount = inMinorUnits(totals?.grandTotal ?? 0);
  return {
    mode: totals !== null && hasPlan(totals) ? 'subscription' : 'payment',
    locale: locale(),
    paymentMethodCreation: 'manual',
    currency: currentCurrency().code.toLowerCase(),
    appearance: APPEARANCE,
    ...(amount > 0 ? { amount } : {}),
  };
}

/** Options of the wallets' element, for what the line items add up to (EXPR-19). */
export function expressOptions(amount: number, isRecurring = false): object {
  return {
    mode: isRecurring ? 'subscription' : 'payment',
    locale: locale(),
    appearance: APPEARANCE,
    currency: currentCurrency().code.toLowerCase(),
    amount,
  };
}

/** How wallets' buttons look, and which wallets there are. */
export const buttonConfig = {
  buttonHeight: 50,
  buttonTheme: { applePay: 'black', googlePay: 'black', paypal: 'gold' },
  buttonType: { applePay: 'buy', googlePay: 'buy', paypal: 'buynow' },
  layout: { overflow: 'auto' },
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'auto',
    paypal: 'never',
    amazonPay: 'never',
  },
} as const;
