import { estimateTotals } from '../../api/totals';
import { rateKey } from '../../domain/rates';
import {
  checkoutStarted,
  ratesReceived,
  shippingAddressEdited,
} from '../checkout/checkout-actions';
import { selectCheckout, selectShippingAddress } from '../checkout/checkout-slice';
import type { StartListening, TillState } from '../store.types';
import { leaveIfSignedOut, restContext, withTotals } from './api';

/** Pause after the last letter where no rates are waited for, in milliseconds (RATE-01). */
const PAUSE_MS = 2000;

const methodKey = (state: TillState): string => {
  const { method } = selectCheckout(state).shipping;
  return method === null ? '' : rateKey(method);
};

/** Whether the totals are still only estimates: later steps have totals of their own. */
const isEstimating = (state: TillState): boolean =>
  state.checkout !== undefined && selectCheckout(state).step === 'shipping';

/** A cart without carriers has no rates to wait for (RATE-04). */
const isWithoutCarriers = (state: TillState): boolean =>
  state.config.checkout?.activeCarriers.length === 0;

/**
 * Estimates the totals for the address being typed when rates are in or another method is chosen (RATE-05, RATE-08,
 * RATE-09). The newest question counts.
 */
export function startEstimateTotals(startListening: StartListening): void {
  startListening({
    predicate: (action, now, before) =>
      isEstimating(now) &&
      (ratesReceived.match(action) ||
        methodKey(now) !== methodKey(before) ||
        (isWithoutCarriers(now) &&
          (checkoutStarted.match(action) ||
            selectShippingAddress(now) !== selectShippingAddress(before)))),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (shippingAddressEdited.match(action)) await api.delay(PAUSE_MS);
      const state = api.getState();
      const context = restContext(state);
      const address = selectShippingAddress(state);
      if (context === null || address === null || address.countryId === '') return;
      const { method } = selectCheckout(state).shipping;
      const { signal } = api;
      const result = await withTotals(
        api,
        () => estimateTotals(context, address, method, { signal }),
        (totals) => totals,
      );
      if (!result.ok) leaveIfSignedOut(api, result.error);
    },
  });
}
