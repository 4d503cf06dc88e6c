import { rateKey } from '../../domain/rates';
import {
  estimateAddressChosen,
  estimateEdited,
  estimateMethodChosen,
  selectEstimate,
} from '../estimate/estimate-slice';
import { keepPlace } from '../estimate/kept-place';
import { writeClientSection } from '../sections/section-store';
import type { StartListening } from '../store.types';

/** What is estimated on the cart page is where the checkout begins, and the other way round (STOR-01, STOR-02). */
export function startKeepEstimate(startListening: StartListening): void {
  startListening({
    actionCreator: estimateEdited,
    effect: (_action, api) => {
      keepPlace(selectEstimate(api.getState()).draft);
    },
  });
  startListening({
    actionCreator: estimateAddressChosen,
    effect: ({ payload }) => {
      if (payload === null) return;
      writeClientSection('checkout-data', {
        selectedShippingAddress: `customer-address${String(payload)}`,
      });
    },
  });
  startListening({
    actionCreator: estimateMethodChosen,
    effect: ({ payload }) => {
      writeClientSection('checkout-data', { selectedShippingRate: rateKey(payload) });
    },
  });
}
