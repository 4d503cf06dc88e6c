import { newShippingAddressMade, newShippingAddressSaved } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { typedAddress } from '../starting-state';
import type { Services } from '../../shared/services';
import type { StartListening } from '../../shared/store.types';

/** Makes the address of the modal's form the customer's new shipping address (SHIP-26 to SHIP-29). */
export function startSaveNewAddress(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: newShippingAddressSaved,
    effect: ({ payload }, api) => {
      const state = api.getState();
      const config = state.config.checkout;
      if (config === null) return;
      const source = { type: 'new-customer-address', createdAt: services.now() } as const;
      const email = selectCheckout(state).email.value;
      api.dispatch(newShippingAddressMade(typedAddress(payload, source, config, email)));
    },
  });
}
