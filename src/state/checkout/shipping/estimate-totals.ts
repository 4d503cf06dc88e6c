import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { estimateTotals } from '../../../api/totals';
import type { Address } from '../../../domain/address.types';
import type { Totals } from '../../../domain/quote.types';
import { rateKey } from '../../../domain/rates';
import {
  checkoutStarted,
  ratesFailed,
  ratesReceived,
  shippingAddressEdited,
} from '../checkout-actions';
import { selectCheckout, selectShippingAddress } from '../checkout-slice';
import { areRatesSettled, ratesKey } from './rates-key';
import { selectTotals, selectTotalsStatus, totalsWanted } from '../../quote/quote-slice';
import type { StartListening, TillState } from '../../shared/store.types';
import { leaveIfSignedOut } from '../../session/failure-text';
import { restContext, withTotals } from '../../quote/request-totals';

/** Pause after the last letter where no rates are waited for, in milliseconds (RATE-01). */
const PAUSE_MS = 2000;

/** Rates that cannot be had leave totals without shipping, but of the new address all the same. */
const areRatesIn = isAnyOf(ratesReceived, ratesFailed);

const methodKey = (state: TillState): string => {
  const { method } = selectCheckout(state).shipping;
  return method === null ? '' : rateKey(method);
};

/** Whether the totals are still only estimates: later steps have totals of their own. */
const isEstimating = (state: TillState): boolean =>
  state.checkout !== undefined && selectCheckout(state).step === 'shipping';

/** Whether no rates are under way that will ask for the totals as soon as they are in, once for both. */
const ratesRequestTotals = (state: TillState): boolean =>
  selectCheckout(state).shipping.ratesFor !== null && areRatesSettled(state);

/** A cart without carriers has no rates to wait for (RATE-04). */
const isWithoutCarriers = (state: TillState): boolean =>
  state.config.checkout?.activeCarriers.length === 0;

/** Where a virtual cart is billed to decides its taxes (RATE-03, RATE-06). */
const selectVirtualAddress = (state: TillState): Address | null =>
  state.config.checkout?.isVirtual === true ? selectCheckout(state).billing.address : null;

const isBilledAnew = (action: Action, now: TillState, before: TillState): boolean => {
  const address = selectVirtualAddress(now);
  if (address === null) return false;
  return (
    checkoutStarted.match(action) ||
    (before.checkout !== undefined && address !== selectVirtualAddress(before))
  );
};

/**
 * Whether all that is known of the address is the country the shop begins with: the page was printed for that, and its
 * totals stand.
 */
function isAsPrinted(state: TillState, address: Address): boolean {
  const { checkout } = state.config;
  if (checkout === null || checkout.totals === null || checkout.selectedShippingMethod !== null) {
    return false;
  }
  const { countryId, regionId, region, postcode } = address;
  const isBare = regionId === null && (region ?? '') === '' && postcode === '';
  return isBare && countryId === checkout.directory.defaultCountryId && methodKey(state) === '';
}

/** A question about the totals that was answered, and the answer. */
interface Known {
  readonly question: string;
  readonly totals: Totals;
}

/**
 * Estimates the totals for the address being typed when rates are in or another method is chosen (RATE-05, RATE-08,
 * RATE-09), and for the billing address of a virtual cart. The newest question counts; one that was just answered is
 * not asked again while those totals stand (RATE-02), and neither is one that the page has answered when it was printed.
 */
export function startEstimateTotals(startListening: StartListening): void {
  let known: Known | null = null;
  startListening({
    predicate: (action, now, before) =>
      isBilledAnew(action, now, before) ||
      (isEstimating(now) &&
        (areRatesIn(action) ||
          (totalsWanted.match(action) && ratesRequestTotals(now)) ||
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
      if (context === null || address === null || address.countryId === '') return;
      if (known === null && isAsPrinted(state, address) && !totalsWanted.match(action)) return;
      const { method } = selectCheckout(state).shipping;
      const question = JSON.stringify([ratesKey(state) ?? address.inline, methodKey(state)]);
      const isKnown =
        known?.question === question &&
        known.totals === selectTotals(state) &&
        selectTotalsStatus(state) === 'ready';
      if (isKnown && !totalsWanted.match(action)) return;
      const { signal } = api;
      const result = await withTotals(
        api,
        () => estimateTotals(context, address, method, { signal }),
        (totals) => totals,
      );
      if (!result.ok) {
        leaveIfSignedOut(api, result.error);
        return;
      }
      known = { question, totals: result.value };
    },
  });
}
