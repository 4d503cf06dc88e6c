import { isRecord, recordOf } from '../../../platform/record';

/**
 * Whether a cart has subscriptions that begin later, or updates one, by the `payment` part of the checkout's configuration
 * (SUBS-08, SUBS-09).
 */
export function hasSubscriptions(payment: Readonly<Record<string, unknown>>): boolean {
  const method = recordOf(payment.stripe_payments);
  return isRecord(method.subscriptionUpdateDetails) || method.hasFutureSubscriptions === true;
}
