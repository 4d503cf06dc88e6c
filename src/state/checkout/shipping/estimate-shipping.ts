import { estimateRates } from '../../../api/shipping';
import { missingAddressParts } from '../../../domain/address';
import type { ShippingMethodRef, ShippingRate } from '../../../domain/quote.types';
import { rateKey, rateRef } from '../../../domain/rates';
import { nextTask } from '../../../platform/page/frames';
import { cameOnline } from '../../shared/came-online';
import {
  checkoutStarted,
  ratesFailed,
  ratesReceived,
  ratesRequested,
  ratesRetried,
  shippingAddressEdited,
  shippingAddressLeft,
  shippingFieldLeft,
  shippingSubmitted,
} from '../checkout-actions';
import { selectCheckout, selectShopperAddress } from '../checkout-slice';
import { parseSavedDraft } from '../draft/saved-draft';
import { hasRates, ratesKey } from './rates-key';
import { couponRefused, couponSettled } from '../../quote/quote-slice';
import { readClientSection } from '../../sections/section-store';
import type { FlowApi, StartListening, TillState } from '../../shared/store.types';
import { failureText } from '../../session/failure-text';
import { restContext } from '../../quote/request-totals';

/** Pause after the last change before rates are requested, in milliseconds (RATE-01). */
const PAUSE_MS = 2000;

/** Longest wait for a cart that is being loaded, in milliseconds. */
const CART_LIMIT_MS = 2000;

/** Fields that are chosen, not typed: a choice is complete immediately. */
const CHOSEN_FIELDS: readonly string[] = ['country_id', 'region_id'];

/** Parts of an address that identify the recipient and do not affect the destination. */
const PERSONAL_PARTS: readonly string[] = ['firstname', 'lastname', 'telephone'];

/** Whether the destination is complete, so that no further field can change it. */
function isDestinationComplete(state: TillState): boolean {
  const address = selectShopperAddress(state);
  const directory = state.config.checkout?.directory;
  if (address === null || directory === undefined) return false;
  return missingAddressParts(address, directory).every((part) => PERSONAL_PARTS.includes(part));
}

/**
 * Requests shipping rates when the address or the cart has changed (RATE-01 to RATE-18), once for an address that has
 * settled. A newer address aborts the older request, so a stale response never replaces a newer one.
 */
export function startEstimateShipping(startListening: StartListening): void {
  const cache = new Map<string, ShippingRate[]>();

  startListening({
    predicate: (action, now, before) => {
      if (!hasRates(now)) return false;
      if (couponSettled.match(action) || couponRefused.match(action)) {
        cache.clear();
        return true;
      }
      if (ratesRetried.match(action) || checkoutStarted.match(action)) return true;
      if (cameOnline.match(action)) return selectCheckout(now).shipping.rates.status === 'failed';
      return before.checkout !== undefined && ratesKey(now) !== ratesKey(before);
    },
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (shippingAddressEdited.match(action)) await untilSettled(api, action.payload.name);
      await loadRates(api, cache);
    },
  });
}

/**
 * Waits until the address has settled: 2 s after its last change (RATE-01), or earlier when focus leaves the form or
 * "Next" is pressed. Once the destination is complete, each field that is left and each choice settles it.
 */
async function untilSettled(api: FlowApi, name: string): Promise<void> {
  if (CHOSEN_FIELDS.includes(name)) {
    if (isDestinationComplete(api.getState())) return;
    // Another country has other shipping methods: the rates shown are marked as loading before the request is made.
    if (ratesKey(api.getState()) !== null) api.dispatch(ratesRequested());
  }
  await api.condition(
    (action, now) =>
      shippingAddressLeft.match(action) ||
      shippingSubmitted.match(action) ||
      (shippingFieldLeft.match(action) && isDestinationComplete(now)),
    PAUSE_MS,
  );
}

/**
 * The cart is being loaded: its rates are requested once it has arrived, not those of the previous version (RATE-02).
 */
const isCartLoading = ({ sections }: TillState): boolean => sections.loading.includes('cart');

async function loadRates(api: FlowApi, cache: Map<string, ShippingRate[]>): Promise<void> {
  const state = api.getState();
  const context = restContext(state);
  const address = selectShopperAddress(state);
  const key = ratesKey(state);
  if (context === null || address === null || key === null) return;
  const cached = cache.get(key);
  if (cached !== undefined) {
    api.dispatch(ratesReceived({ key, list: cached, ...earlierChoices(state, cached) }));
    return;
  }
  api.dispatch(ratesRequested());
  await nextTask();
  if (isCartLoading(api.getState())) {
    await api.condition((_action, now) => !isCartLoading(now), CART_LIMIT_MS);
  }
  const result = await estimateRates(context, address, { signal: api.signal });
  api.throwIfCancelled();
  if (!result.ok) {
    api.dispatch(ratesFailed({ key, error: failureText(api, result.error) }));
    return;
  }
  cache.set(key, result.value);
  api.dispatch(ratesReceived({ key, list: result.value, ...earlierChoices(state, result.value) }));
}

/** The method saved on an earlier visit and the one from the page's configuration (SHIP-10, SHIP-11). */
function earlierChoices(
  state: TillState,
  list: readonly ShippingRate[],
): { stored: ShippingMethodRef | null; configured: ShippingMethodRef | null } {
  const savedKey = parseSavedDraft(readClientSection('checkout-data')).rateKey;
  const refs = list.map(rateRef).filter((ref) => ref !== null);
  return {
    stored: refs.find((ref) => rateKey(ref) === savedKey) ?? null,
    configured: state.config.checkout?.selectedShippingMethod ?? null,
  };
}
