import { lacksCountries } from '../../api/page-config/directory';
import { emptyDraft } from '../../domain/address-draft';
import { startEstimateCart } from '../flows/estimate-cart';
import type { StateModule } from '../store.types';
import { estimateSlice, estimateStarted } from './estimate-slice';

/** What shipping would cost, before there is a checkout; needs the quote. */
export const estimateState: StateModule = {
  name: 'estimate',
  isMissing: lacksCountries,
  slices: [estimateSlice],
  startFlows: (startListening, _services, store) => {
    startEstimateCart(startListening);
    const { checkout } = store.getState().config;
    if (checkout === null) return;
    const saved = checkout.customer?.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
    store.dispatch(
      estimateStarted({
        savedId: saved?.source.type === 'customer-address' ? saved.source.id : null,
        draft: emptyDraft(checkout.directory),
        method: checkout.selectedShippingMethod,
      }),
    );
  },
};
