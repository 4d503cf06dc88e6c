import { selectCheckoutConfig } from '../../state/config/config-slice';
import { useTillSelector } from '../../state/shared/hooks';
import type { TillStore } from '../../state/shared/store.types';
import { useLazyView } from '../shared/late/useLazyView';
import { hasSubscriptions } from '../shared/subscriptions/SubscriptionSlot';

const loadReview = async (store: TillStore) => {
  const { SubscriptionReview, startReview } = await import('./SubscriptionReview');
  startReview(store);
  return SubscriptionReview;
};

/** Place of the review of an update. Most checkouts have none: the code is loaded only then. */
export function ReviewSlot() {
  const config = useTillSelector(selectCheckoutConfig);
  const { View } = useLazyView(config !== null && hasSubscriptions(config), loadReview);
  return View === null ? null : <View />;
}
