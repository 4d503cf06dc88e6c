import { ReviewSlot } from '../../src/features/subscriptions/ReviewSlot';
import { define } from '../define';
import { subscriptionReviewMeta } from './till-subscription-review.meta';

define(subscriptionReviewMeta, ReviewSlot);
