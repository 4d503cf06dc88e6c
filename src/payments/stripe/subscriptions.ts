import type { SubscriptionsProvider } from '../../state/extensions/subscriptions-provider.types';
import {
  loadFutureSubscriptions,
  loadUpcomingInvoice,
  parseSubscriptionConfig,
} from './api/subscriptions';

/** How this provider prices subscriptions. */
export const subscriptions: SubscriptionsProvider = {
  configOf: parseSubscriptionConfig,
  loadInvoice: loadUpcomingInvoice,
  loadFuture: loadFutureSubscriptions,
};
