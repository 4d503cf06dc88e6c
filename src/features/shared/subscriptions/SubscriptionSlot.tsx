import type { TillStore } from '../../../state/shared/store.types';
import { findSubscriptions } from '../../../state/subscriptions/find-subscriptions';
import { useLazyView } from '../late/useLazyView';

/** Most carts have no subscriptions: the views' code is loaded only for those that have. */
export const hasSubscriptions = async (store: TillStore): Promise<boolean> =>
  (await findSubscriptions(store.getState().config.checkout?.payment ?? {})) !== undefined;

const loadLines = async (store: TillStore) => {
  if (!(await hasSubscriptions(store))) return null;
  const { SubscriptionLines, startSubscriptionLines } = await import('./SubscriptionLines');
  await startSubscriptionLines(store);
  return SubscriptionLines;
};

/** Place of what subscriptions add to the totals (SUBS-04). */
export function SubscriptionSlot() {
  const { View } = useLazyView(true, loadLines);
  return View === null ? null : <View />;
}
