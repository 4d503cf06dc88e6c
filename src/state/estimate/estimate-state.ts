import { lacksCountries } from '../../api/page-config/directory';
import { addressKey } from '../../domain/address';
import { emptyDraft } from '../../domain/address-draft';
import { fittedDraft } from '../../domain/shown-draft';
import { startEstimateCart } from './estimate-cart';
import { startSavePlace } from './save-place';
import { readClientSection } from '../sections/section-store';
import { quoteState } from '../quote/quote-state';
import type { StateModule } from '../shared/store.types';
import { estimateRetried, estimateSlice, estimateStarted } from './estimate-slice';
import { savedPlace } from './saved-place';

/** The shipping estimate of the cart page. */
export const estimateState: StateModule = {
  name: 'estimate',
  needs: [quoteState],
  isMissing: lacksCountries,
  slices: [estimateSlice],
  startFlows: (startListening, _services, store) => {
    startEstimateCart(startListening);
    startSavePlace(startListening);
    const { checkout } = store.getState().config;
    if (checkout === null) return;
    const { selectedShippingAddress: chosen } = readClientSection('checkout-data');
    const addresses = checkout.customer?.addresses ?? [];
    const saved =
      addresses.find((address) => addressKey(address) === chosen) ??
      addresses.find(({ isDefaultShipping }) => isDefaultShipping);
    const place = savedPlace();
    const { directory } = checkout;
    store.dispatch(
      estimateStarted({
        savedId: saved?.source.type === 'customer-address' ? saved.source.id : null,
        draft: fittedDraft({ ...emptyDraft(directory), ...place }, directory),
        method: checkout.selectedShippingMethod,
      }),
    );
    if (place !== null) store.dispatch(estimateRetried());
  },
};
