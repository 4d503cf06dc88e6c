import type { Intent } from './provider.types';

/** How far the payment of an order is, as told by the provider alone. */
export type PaymentState = 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled';

const ONLINE_ACTIONS = new Set([
  'use_stripe_sdk',
  'redirect_to_url',
  'three_d_secure_redirect',
  'verify_with_microdeposits',
]);

/** Whether the shopper has to do something in the browser, such as confirming with the bank. */
export function needsShopper({ status, next_action: action }: Intent): boolean {
  if (status !== 'requires_action' || action === null) return false;
  return ONLINE_ACTIONS.has(action.type) || /_handle_redirect|_display_qr_code/.test(action.type);
}

/** Whether the provider has taken the payment, or waits for nobody but the shopper's bank (PELEM-10, PELEM-11). */
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

/** What an intent says of its order's payment. */
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
