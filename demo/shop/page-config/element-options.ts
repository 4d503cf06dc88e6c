import { inMinorUnits } from '../domain/payments/due';
import { hasPlan } from '../domain/payments/plans';
import { currentCurrency } from '../domain/totals/currencies';
import type { CartTotals } from '../domain/totals/totals';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';

const API_VERSION = '2024-10-28.acacia';
/** The default appearance of the provider's fields. */
export const APPEARANCE = {
  theme: 'stripe',
  variables: {
    colorText: '#32325d',
    fontFamily: '"Open Sans","Helvetica Neue", Helvetica, Arial, sans-serif',
  },
} as const;

/** The provider's code of the visitor's language. */
export const locale = (): string => currentSettings().language;

/** Parameters that start the provider's script (also the response of `get_stripe_configuration`). */
export function providerInit({ stripe }: Pick<Shop, 'stripe'>) {
  return {
    apiKey: stripe?.publishableKey ?? '',
    locale: locale(),
    // Only in the demo: a real shop loads the script from the provider's own URL.
    ...(stripe === undefined ? {} : { sdkUrl: `${stripe.origin}/v3/` }),
    appInfo: ['FolioAndReel', '4.4.0', 'http://shop.example/', 'demo'],
    options: { betas: [], apiVersion: API_VERSION },
  };
}

/** Options of the payment element: the amount, in minor units (AMT). */
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

/** Options of the wallet element, for the sum of the line items (EXPR-19). */
export function expressOptions(amount: number, isRecurring = false): object {
  return {
    mode: isRecurring ? 'subscription' : 'payment',
    locale: locale(),
    appearance: APPEARANCE,
    currency: currentCurrency().code.toLowerCase(),
    amount,
  };
}

/** The style of wallet buttons, and the enabled wallets. */
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
