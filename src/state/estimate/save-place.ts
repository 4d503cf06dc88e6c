import { rateKey } from '../../domain/rates';
import {
  estimateAddressChosen,
  estimateEdited,
  estimateMethodChosen,
  selectEstimate,
} from './estimate-slice';
import { keepPlace } from './saved-place';
import { writeClientSection } from '../sections/section-store';
import type { StartListening } from '../shared/store.types';

/** What is estimated on the cart page is where the checkout begins, and the other way round (STOR-01, STOR-02). */
export function startSavePlace(startListening: StartListening): void {
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
