import { lacksCountries } from '../../api/page-config/directory';
import { addressKey } from '../../domain/address';
import { emptyDraft } from '../../domain/address-draft';
import { startEstimateCart } from '../flows/estimate-cart';
import { startKeepEstimate } from '../flows/keep-estimate';
import { readClientSection } from '../sections/section-store';
import type { StateModule } from '../store.types';
import { estimateRetried, estimateSlice, estimateStarted } from './estimate-slice';
import { keptPlace } from './kept-place';

/** What shipping would cost, before there is a checkout; needs the quote. */
export const estimateState: StateModule = {
  name: 'estimate',
  isMissing: lacksCountries,
  slices: [estimateSlice],
  startFlows: (startListening, _services, store) => {
    startEstimateCart(startListening);
    startKeepEstimate(startListening);
    const { checkout } = store.getState().config;
    if (checkout === null) return;
    const { selectedShippingAddress: chosen } = readClientSection('checkout-data');
    const addresses = checkout.customer?.addresses ?? [];
    const saved =
      addresses.find((address) => addressKey(address) === chosen) ??
      addresses.find(({ isDefaultShipping }) => isDefaultShipping);
    const place = keptPlace();
    store.dispatch(
      estimateStarted({
        savedId: saved?.source.type === 'customer-address' ? saved.source.id : null,
        draft: { ...emptyDraft(checkout.directory), ...place },
        method: checkout.selectedShippingMethod,
      }),
    );
    if (place !== null) store.dispatch(estimateRetried());
  },
};
