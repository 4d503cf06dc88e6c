import { rateKey } from '../../domain/rates';
import {
  estimateAddressChosen,
  estimateEdited,
  estimateMethodChosen,
  selectEstimate,
} from './estimate-slice';
import { savePlace } from './saved-place';
import { writeClientSection } from '../sections/section-store';
import type { StartListening } from '../shared/store.types';

/** Shares the address and method of the estimate with the checkout, in both directions (STOR-01, STOR-02). */
export function startSavePlace(startListening: StartListening): void {
  startListening({
    actionCreator: estimateEdited,
    effect: (_action, api) => {
      savePlace(selectEstimate(api.getState()).draft);
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
