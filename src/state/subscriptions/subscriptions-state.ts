import { parseSubscriptionConfig } from '../../api/stripe/subscriptions';
import { quoteState } from '../quote/quote-state';
import type { StateModule } from '../shared/store.types';
import { holdOrders } from './hold-orders';
import { startSubscriptions } from './load-subscriptions';
import { subscriptionsRead, subscriptionsSlice } from './subscriptions-slice';

/** The subscriptions of the cart, and the one that is being updated. */
export const subscriptionsState: StateModule = {
  name: 'subscriptions',
  needs: [quoteState],
  slices: [subscriptionsSlice],
  startFlows: (startListening, _services, store) => {
    startSubscriptions(startListening);
    holdOrders(store);
    const payment = store.getState().config.checkout?.payment ?? {};
    store.dispatch(subscriptionsRead(parseSubscriptionConfig(payment)));
  },
};
