import type { SeveralAddressesProvider } from '../../../state/extensions/several-addresses-provider.types';
import { placesOrders } from '../api/orders-page';
import { finalizeSeveralOrders, placeSeveralOrders } from '../api/several-orders';
import { newMethodPayload } from '../domain/element-payload';
import { mountCardForm } from '../sdk/card-form';
import { authenticateOrders } from './authenticate';
import { startPage } from './start-page';

/** How this provider pays orders for several addresses (MULTI-04 to MULTI-07). */
export const severalAddresses: SeveralAddressesProvider = {
  method: 'stripe_payments',
  placesOrders,
  mount: async (host, page, events) => {
    const { signal, onBroken } = events;
    const started = await startPage(page, signal);
    if (signal.aborted) return null;
    if (started.ok) {
      try {
        return mountCardForm(started.value.stripe, started.value.init, host, events);
      } catch {
        // The SDK refuses the shop's configuration.
      }
    }
    onBroken();
    return null;
  },
  paymentOf: newMethodPayload,
  place: ({ shop }) => placeSeveralOrders(shop),
  authenticate: authenticateOrders,
  finalize: ({ shop }, error) => finalizeSeveralOrders(shop, error),
};
