import type { SubscriptionsProvider } from '../extensions/subscriptions-provider.types';
import { quoteState } from '../quote/quote-state';
import type { StateModule, TillStore } from '../shared/store.types';
import { findSubscriptions } from './find-subscriptions';
import { holdOrders } from './hold-orders';
import { startPricing } from './load-subscriptions';
import { subscriptionsRead, subscriptionsSlice } from './subscriptions-slice';

const paymentOf = (store: TillStore) => store.getState().config.checkout?.payment ?? {};

/** The subscriptions of the cart, and the one that is being updated. */
const subscriptionsState = (provider: SubscriptionsProvider): StateModule => ({
  name: 'subscriptions',
  needs: [quoteState],
  slices: [subscriptionsSlice],
  startFlows: (startListening, _services, store) => {
    startPricing(startListening, provider);
    holdOrders(store);
    store.dispatch(subscriptionsRead(provider.configOf(paymentOf(store))));
  },
});

/**
 * Starts the subscriptions of the page's cart, by the provider that they belong to. Rejects if its code cannot be loaded.
 */
export async function startSubscriptions(store: TillStore): Promise<void> {
  const provider = await (await findSubscriptions(paymentOf(store)))?.load();
  if (provider !== undefined) store.inject(subscriptionsState(provider));
}
