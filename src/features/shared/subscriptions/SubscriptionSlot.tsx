import type { CheckoutConfig } from '../../../domain/quote.types';
import { isRecord } from '../../../platform/record';
import type { TillStore } from '../../../state/shared/store.types';
import { useLazyView } from '../late/useLazyView';

const loadLines = async (store: TillStore) => {
  const { SubscriptionLines, startSubscriptionLines } = await import('./SubscriptionLines');
  startSubscriptionLines(store);
  return SubscriptionLines;
};

/** Whether the page's cart is about subscriptions. Most are not: the code is loaded only then. */
export const hasSubscriptions = ({ payment }: Pick<CheckoutConfig, 'payment'>): boolean => {
  const method = payment.stripe_payments;
  if (!isRecord(method)) return false;
  return isRecord(method.subscriptionUpdateDetails) || method.hasFutureSubscriptions === true;
};

/** Place of what subscriptions add to the totals (SUBS-04). */
export function SubscriptionSlot({ config }: { readonly config: CheckoutConfig }) {
  const { View } = useLazyView(hasSubscriptions(config), loadLines);
  return View === null ? null : <View />;
}
