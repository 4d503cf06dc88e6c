import type { StateModule } from '../shared/store.types';
import { startItemsCheck } from './check-items';
import { multishippingSlice } from './multishipping-slice';
import { startOrders } from './start-orders';
import { keepServices } from './store-services';

/** The checkout with several addresses: what is checked before its forms are sent. */
export const multishippingState: StateModule = {
  name: 'multishipping',
  slices: [multishippingSlice],
  startFlows: (startListening, services, store) => {
    keepServices(store, services);
    startItemsCheck(startListening);
    startOrders(startListening, services);
  },
};
