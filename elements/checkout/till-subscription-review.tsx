import { ReviewSlot } from '../../src/features/subscriptions/ReviewSlot';
import { provideSubscriptions } from '../../src/state/subscriptions/find-subscriptions';
import { define } from '../define';
import { subscriptionReviewMeta } from './till-subscription-review.meta';

provideSubscriptions(async () => (await import('../../src/payments/providers')).PROVIDERS);

define(subscriptionReviewMeta, ReviewSlot);
