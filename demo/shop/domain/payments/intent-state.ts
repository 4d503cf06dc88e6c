import type { Intent } from './provider.types';

/** The status of an order's payment, from the provider's data only. */
export type PaymentState = 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled';

const ONLINE_ACTIONS = new Set([
  'use_stripe_sdk',
  'redirect_to_url',
  'three_d_secure_redirect',
  'verify_with_microdeposits',
]);

/** Whether the shopper must act in the browser, such as confirming with the bank. */
export function needsShopper({ status, next_action: action }: Intent): boolean {
  if (status !== 'requires_action' || action === null) return false;
  return ONLINE_ACTIONS.has(action.type) || /_handle_redirect|_display_qr_code/.test(action.type);
}

/** Whether the provider has received the payment, or waits only for the shopper's bank (PELEM-10, PELEM-11). */
export function isSettled(intent: Intent): boolean {
  return (
    ['succeeded', 'processing', 'requires_capture'].includes(intent.status) ||
    (intent.status === 'requires_action' && !needsShopper(intent))
  );
}

/** Whether the intent may be confirmed (again). */
export function isOpen({ status }: Intent): boolean {
  return ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status);
}

/** The status of the order's payment from an intent. */
export function stateOf({ status }: Pick<Intent, 'status'>): PaymentState {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'requires_capture':
      return 'authorized';
    case 'canceled':
      return 'canceled';
    case 'requires_payment_method':
      return 'failed';
    default:
      return 'pending';
  }
}
