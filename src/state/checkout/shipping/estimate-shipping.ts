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
import { selectCheckout, selectShippingAddress } from '../checkout-slice';
import { parseSavedDraft } from '../draft/saved-draft';
import { hasRates, ratesKey } from './rates-key';
import { couponRefused, couponSettled } from '../../quote/quote-slice';
import { readClientSection } from '../../sections/section-store';
import type { FlowApi, StartListening, TillState } from '../../shared/store.types';
import { failureText } from '../../session/failure-text';
import { restContext } from '../../quote/request-totals';

/** Pause after the last change before rates are asked for, in milliseconds (RATE-01). */
const PAUSE_MS = 2000;

/** Longest wait for a cart that is being loaded, in milliseconds. */
const CART_LIMIT_MS = 2000;

/** Fields that are chosen, not typed: a choice is final as it is made. */
const CHOSEN_FIELDS: readonly string[] = ['country_id', 'region_id'];

/** What says who gets the parcel, and nothing of where it goes. */
const PERSONAL_PARTS: readonly string[] = ['firstname', 'lastname', 'telephone'];

/** Whether the parcel's way is known from end to end, so that no field is still to come. */
function isWholePlace(state: TillState): boolean {
  const address = selectShippingAddress(state);
  const directory = state.config.checkout?.directory;
  if (address === null || directory === undefined) return false;
  return missingAddressParts(address, directory).every((part) => PERSONAL_PARTS.includes(part));
}

/**
 * Asks for shipping rates when the address or the cart has changed (RATE-01 to RATE-18), once for an address that has
 * settled. A newer address aborts the older question, so an old answer never replaces a new one.
 */
export function startEstimateShipping(startListening: StartListening): void {
  const known = new Map<string, ShippingRate[]>();

  startListening({
    predicate: (action, now, before) => {
      if (!hasRates(now)) return false;
      if (couponSettled.match(action) || couponRefused.match(action)) {
        known.clear();
        return true;
      }
      if (ratesRetried.match(action) || checkoutStarted.match(action)) return true;
      if (cameOnline.match(action)) return selectCheckout(now).shipping.rates.status === 'failed';
      return before.checkout !== undefined && ratesKey(now) !== ratesKey(before);
    },
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (shippingAddressEdited.match(action)) await untilSettled(api, action.payload.name);
      await askRates(api, known);
    },
  });
}

/**
 * An address has settled 2 s after the last change of it (RATE-01), or earlier: when its fields are left or "Next" is
 * pressed, and, once every part of the place is there, with each field that is left and each choice that is made.
 */
async function untilSettled(api: FlowApi, name: string): Promise<void> {
  if (CHOSEN_FIELDS.includes(name)) {
    if (isWholePlace(api.getState())) return;
    // Another country has other ways to ship: those shown are called old before they are asked about.
    if (ratesKey(api.getState()) !== null) api.dispatch(ratesRequested());
  }
  await api.condition(
    (action, now) =>
      shippingAddressLeft.match(action) ||
      shippingSubmitted.match(action) ||
      (shippingFieldLeft.match(action) && isWholePlace(now)),
    PAUSE_MS,
  );
}

/** The cart is being loaded: when another one comes, its rates are asked for and not those of the one before (RATE-02). */
const isCartOnItsWay = ({ sections }: TillState): boolean => sections.loading.includes('cart');

async function askRates(api: FlowApi, known: Map<string, ShippingRate[]>): Promise<void> {
  const state = api.getState();
  const context = restContext(state);
  const address = selectShippingAddress(state);
  const key = ratesKey(state);
  if (context === null || address === null || key === null) return;
  const remembered = known.get(key);
  if (remembered !== undefined) {
    api.dispatch(ratesReceived({ key, list: remembered, ...earlierChoices(state, remembered) }));
    return;
  }
  api.dispatch(ratesRequested());
  await nextTask();
  if (isCartOnItsWay(api.getState())) {
    await api.condition((_action, now) => !isCartOnItsWay(now), CART_LIMIT_MS);
  }
  const result = await estimateRates(context, address, { signal: api.signal });
  api.throwIfCancelled();
  if (!result.ok) {
    api.dispatch(ratesFailed({ key, error: failureText(api, result.error) }));
    return;
  }
  known.set(key, result.value);
  api.dispatch(ratesReceived({ key, list: result.value, ...earlierChoices(state, result.value) }));
}

/** The method kept from an earlier visit and the one the page printed (SHIP-10, SHIP-11). */
function earlierChoices(
  state: TillState,
  list: readonly ShippingRate[],
): { stored: ShippingMethodRef | null; configured: ShippingMethodRef | null } {
  const wanted = parseSavedDraft(readClientSection('checkout-data')).rateKey;
  const refs = list.map(rateRef).filter((ref) => ref !== null);
  return {
    stored: refs.find((ref) => rateKey(ref) === wanted) ?? null,
    configured: state.config.checkout?.selectedShippingMethod ?? null,
  };
}
