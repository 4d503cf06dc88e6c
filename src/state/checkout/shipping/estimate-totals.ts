import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { estimateTotals, loadTotals } from '../../../api/totals';
import type { Address } from '../../../domain/address.types';
import type { Totals } from '../../../domain/quote.types';
import { rateKey } from '../../../domain/rates';
import {
  checkoutStarted,
  ratesFailed,
  ratesReceived,
  shippingAddressEdited,
} from '../checkout-actions';
import { selectCheckout, selectShippingAddress, selectShippingForm } from '../checkout-slice';
import { areRatesSettled, ratesKey } from './rates-key';
import { selectTotals, selectTotalsStatus, totalsWanted } from '../../quote/quote-slice';
import type { StartListening, TillState } from '../../shared/store.types';
import { leaveIfSignedOut } from '../../session/failure-text';
import { restContext, withTotals } from '../../quote/request-totals';

/** Pause after the last keystroke in a shop without carriers, in milliseconds (RATE-01). */
const PAUSE_MS = 2000;

/** When rates fail, the totals are still estimated for the new address, without shipping. */
const areRatesDone = isAnyOf(ratesReceived, ratesFailed);

const methodKey = (state: TillState): string => {
  const { method } = selectCheckout(state).shipping;
  if (method === null) return '';
  return rateKey(method) + (selectShippingForm(state)?.address?.inline ?? '');
};

/** Whether the totals are still only estimates: later steps have totals of their own. */
const isEstimating = (state: TillState): boolean =>
  state.checkout !== undefined && selectCheckout(state).step === 'shipping';

/** A cart without carriers has no rates to wait for (RATE-04). */
const isWithoutCarriers = (state: TillState): boolean =>
  state.config.checkout?.activeCarriers.length === 0;

/** Whether no rates are pending. Rates that are pending request the totals themselves once they have arrived. */
const hasNoPendingRates = (state: TillState): boolean =>
  isWithoutCarriers(state) ||
  (selectCheckout(state).shipping.ratesFor !== null && areRatesSettled(state));

/** The billing address of a virtual cart decides its taxes (RATE-03, RATE-06). */
const selectVirtualAddress = (state: TillState): Address | null =>
  state.config.checkout?.isVirtual === true ? selectCheckout(state).billing.address : null;

const isBillingAddressNew = (action: Action, now: TillState, before: TillState): boolean => {
  const address = selectVirtualAddress(now);
  if (address === null) return false;
  return (
    checkoutStarted.match(action) ||
    (before.checkout !== undefined && address !== selectVirtualAddress(before))
  );
};

/**
 * Whether only the shop's default country is last of the address. The totals in the page's configuration were
 * calculated for that and are still right.
 */
function isPageDefault(state: TillState, address: Address): boolean {
  const { checkout } = state.config;
  if (checkout === null || checkout.totals === null || checkout.selectedShippingMethod !== null) {
    return false;
  }
  const { countryId, regionId, region, postcode } = address;
  const isBare = regionId === null && (region ?? '') === '' && postcode === '';
  return isBare && countryId === checkout.directory.defaultCountryId && methodKey(state) === '';
}

const own = (totals: Totals): Totals => totals;

/** The last request for totals, and its result. */
interface LastEstimate {
  readonly key: string;
  readonly totals: Totals;
}

/**
 * Estimates the totals for the address being typed when rates have arrived or another method is chosen (RATE-05,
 * RATE-08, RATE-09), and for the billing address of a virtual cart. The latest request counts. A request is not
 * repeated while its totals are still shown (RATE-02), and none is made for what the totals in the page's configuration
 * already cover.
 */
export function startEstimateTotals(startListening: StartListening): void {
  let last: LastEstimate | null = null;
  startListening({
    predicate: (action, now, before) =>
      isBillingAddressNew(action, now, before) ||
      (isEstimating(now) &&
        (areRatesDone(action) ||
          (totalsWanted.match(action) && hasNoPendingRates(now)) ||
          methodKey(now) !== methodKey(before) ||
          (isWithoutCarriers(now) &&
            (checkoutStarted.match(action) ||
              selectShippingAddress(now) !== selectShippingAddress(before))))),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (shippingAddressEdited.match(action)) await api.delay(PAUSE_MS);
      const state = api.getState();
      const context = restContext(state);
      const address = selectVirtualAddress(state) ?? selectShippingAddress(state);
      if (context === null) return;
      if (address === null || address.countryId === '') {
        // Nothing to estimate for: the cart's own totals are all there is.
        if (totalsWanted.match(action)) {
          await withTotals(api, () => loadTotals(context, { signal: api.signal }), own);
        }
        return;
      }
      if (last === null && isPageDefault(state, address) && !totalsWanted.match(action)) return;
      const { method } = selectCheckout(state).shipping;
      const key = JSON.stringify([ratesKey(state) ?? address.inline, methodKey(state)]);
      const isUnchanged =
        last?.key === key &&
        last.totals === selectTotals(state) &&
        selectTotalsStatus(state) === 'ready';
      if (isUnchanged && !totalsWanted.match(action)) return;
      const { signal } = api;
      const result = await withTotals(
        api,
        () => estimateTotals(context, address, method, { signal }),
        own,
      );
      if (!result.ok) {
        leaveIfSignedOut(api, result.error);
        return;
      }
      last = { key, totals: result.value };
    },
  });
}
