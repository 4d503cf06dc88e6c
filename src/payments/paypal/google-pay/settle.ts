import { recordOf } from '../../../platform/record';
import { t } from '../../../platform/i18n/i18n';
import { loadOrderCard } from '../api/order-details';
import type { AuthorizationResult, PaymentData, PaypalGooglePay } from './google-pay.types';

/** `challenge`: the bank wants the shopper to authenticate, on the page, once the sheet is closed. */
export type Confirmation = 'approved' | 'challenge' | 'refused';

/** How long the provider may take to confirm an order, in milliseconds; nothing is charged by that. */
export const CONFIRM_MS = 30_000;

const timedOut = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error('timeout'));
    }, CONFIRM_MS);
  });

/**
 * The provider confirms its order with what the shopper has chosen in the sheet (GOOGLE-02), which charges nothing yet.
 * `refused` for every status but two (GOOGLE-04, GOOGLE-05, GOOGLE-07), and without a response. Never rejects.
 */
export async function confirmOrder(
  paypal: PaypalGooglePay,
  orderId: string,
  { paymentMethodData, shippingAddress, email }: PaymentData,
): Promise<Confirmation> {
  const order = {
    orderId,
    paymentMethodData,
    ...(shippingAddress === undefined ? {} : { shippingAddress }),
    ...(email === undefined ? {} : { email }),
  };
  try {
    const confirmed: unknown = await Promise.race([paypal.confirmOrder(order), timedOut()]);
    const { status } = recordOf(confirmed);
    if (status === 'APPROVED') return 'approved';
    return status === 'PAYER_ACTION_REQUIRED' ? 'challenge' : 'refused';
  } catch {
    return 'refused';
  }
}

/** The liability shifts with which a payment goes on; null: the bank was not asked. */
const ACCEPTED: readonly (string | null)[] = ['POSSIBLE', 'YES', null];

/**
 * Lets the shopper authenticate with the bank, and reads what became of it from the shop (GOOGLE-05): only then is the order
 * paid (GOOGLE-06). False as well where the shop cannot be asked. Never rejects.
 */
export async function authenticate(
  paypal: PaypalGooglePay,
  orderId: string,
  detailsUrl: string | null,
): Promise<boolean> {
  if (detailsUrl === null) return false;
  try {
    await paypal.initiatePayerAction({ orderId });
  } catch {
    return false;
  }
  const card = await loadOrderCard(detailsUrl, orderId);
  return card.ok && ACCEPTED.includes(card.value?.liabilityShift ?? null);
}

/** The sheet may close. */
export const SUCCESS: AuthorizationResult = { transactionState: 'SUCCESS' };

/** The payment has failed (WALL-26): the sheet says why, and the shopper may choose another card or close it. */
export const failed = (message: string): AuthorizationResult => ({
  transactionState: 'ERROR',
  error: { intent: 'PAYMENT_AUTHORIZATION', reason: 'OTHER_ERROR', message },
});

/** The provider has refused what the shopper has chosen. */
export const refusedCard = (): AuthorizationResult => ({
  transactionState: 'ERROR',
  error: {
    intent: 'PAYMENT_AUTHORIZATION',
    reason: 'PAYMENT_DATA_INVALID',
    message: t('A payment submission error has occurred.'),
  },
});
