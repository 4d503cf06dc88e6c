import { selectCheckoutConfig } from '../../state/config/config-slice';
import { useTillSelector } from '../../state/shared/hooks';
import type { TillStore } from '../../state/shared/store.types';
import { useLazyView } from '../shared/late/useLazyView';
import { hasSubscriptions } from '../shared/subscriptions/SubscriptionSlot';

const loadReview = async (store: TillStore) => {
  if (!(await hasSubscriptions(store))) return null;
  const { SubscriptionReview, startReview } = await import('./SubscriptionReview');
  await startReview(store);
  return SubscriptionReview;
};

/** Place of the review of an update (SUBS-01). */
export function ReviewSlot() {
  const config = useTillSelector(selectCheckoutConfig);
  const { View } = useLazyView(config !== null, loadReview);
  return View === null ? null : <View />;
}
