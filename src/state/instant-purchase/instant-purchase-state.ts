import { messagesState } from '../messages/messages-state';
import type { StateModule } from '../shared/store.types';
import { instantPurchaseSlice } from './instant-purchase-slice';
import { startInstantPurchase } from './place-instantly';

/** Ordering a product at once, with the customer's stored card and default addresses. */
export const instantPurchaseState: StateModule = {
  name: 'instantPurchase',
  needs: [messagesState],
  slices: [instantPurchaseSlice],
  startFlows: startInstantPurchase,
};
