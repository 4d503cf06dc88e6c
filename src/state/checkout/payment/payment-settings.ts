import type { CheckoutConfig } from '../../../domain/quote.types';
import type { PaymentContext } from '../../extensions/extensions.types';

type PaymentSettings = Pick<
  PaymentContext,
  'isLoggedIn' | 'isVirtual' | 'storedPayments' | 'successUrl' | 'cancelUrl'
>;

/** What a payment method gets from the page's configuration (CONF-13 to CONF-15). */
export const paymentSettings = (config: CheckoutConfig | null): PaymentSettings => ({
  isLoggedIn: config?.isLoggedIn ?? false,
  isVirtual: config?.isVirtual ?? false,
  storedPayments: config?.storedPayments.filter(({ isEnabled }) => isEnabled) ?? [],
  successUrl: config?.successUrl ?? '',
  cancelUrl: config?.cancelUrl ?? '',
});
