import { isAnyOf } from '@reduxjs/toolkit';
import type { RestContext } from '../../api/rest';
import { estimateRates } from '../../api/shipping';
import { estimateTotals } from '../../api/totals';
import { draftToAddress } from '../../domain/draft-to-address';
import type { Address, FieldConfig } from '../../domain/address.types';
import type { CheckoutConfig } from '../../domain/quote.types';
import { findRate, pickMethod } from '../../domain/rates';
import { fail } from '../../platform/result';
import { lineSettled } from '../shared/cart-facts';
import { addressErrors } from '../validation/field-errors';
import {
  estimateAddressChosen,
  estimateEdited,
  estimateFailed,
  estimateInvalid,
  estimateMethodChosen,
  estimateReceived,
  estimateRequested,
  estimateRetried,
  selectEstimate,
} from './estimate-slice';
import { couponRefused, couponSettled, totalsWanted } from '../quote/quote-slice';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import { failureText, leaveIfSignedOut } from '../session/failure-text';
import { restContext, withTotals } from '../quote/request-totals';

/** Pause after the last change of a field, in milliseconds (EST-01). */
const PAUSE_MS = 500;

const LOCATION = ['country_id', 'region_id', 'region', 'postcode'];

/** The fields of an estimate, as the page configures them. */
const locationFields = (checkout: CheckoutConfig): readonly FieldConfig[] =>
  checkout.shippingFields.filter(({ name }) => LOCATION.includes(name));

/** The cart has changed, or its totals were requested again. */
const isCartChange = isAnyOf(totalsWanted, lineSettled, couponSettled, couponRefused);

const startsEstimate = isAnyOf(
  estimateEdited,
  estimateAddressChosen,
  estimateRetried,
  estimateMethodChosen,
  isCartChange,
);

/**
 * Requests the shipping rates when a field has changed or an address was chosen (EST-01 to EST-03), and the resulting
 * totals. Both are requested again when the cart changes, since the method may then cost more or be gone. A cart
 * without carriers has no rates, only totals (RATE-03, RATE-04). The latest request counts, however earlier ones end.
 */
export function startEstimateCart(startListening: StartListening): void {
  /** Estimated totals are shown, or are pending instead of the cart's own. */
  let hasEstimate = false;
  startListening({
    matcher: startsEstimate,
    effect: async (action, api) => {
      const { status } = selectEstimate(api.getState());
      if (isCartChange(action)) {
        if (status === 'idle') return;
        hasEstimate = true;
        // The request for what is being typed follows shortly, with the cart as it is then.
        if (status === 'typing') return;
      }
      api.cancelActiveListeners();
      if (estimateEdited.match(action)) await api.delay(PAUSE_MS);
      const address = addressOf(api.getState(), api);
      if (address !== null) {
        hasEstimate = true;
        const isMethodOnly = estimateMethodChosen.match(action) && status === 'ready';
        await loadEstimate(address, isMethodOnly, api);
      } else if (hasEstimate && selectEstimate(api.getState()).status === 'idle') {
        hasEstimate = false;
        api.dispatch(totalsWanted());
      }
    },
  });
}

/** Virtual carts, and shops without carriers, have no rates. */
const hasRates = ({ config: { checkout } }: Pick<TillState, 'config'>): boolean =>
  checkout !== null && !checkout.isVirtual && checkout.activeCarriers.length > 0;

/** The destination: the saved address, or the typed one when the form is valid (EST-02). */
function addressOf(state: TillState, api: FlowApi): Address | null {
  const { checkout } = state.config;
  const { savedId, draft } = selectEstimate(state);
  if (checkout === null) return null;
  if (savedId !== null) {
    const isChosen = ({ source }: Address): boolean =>
      source.type === 'customer-address' && source.id === savedId;
    return checkout.customer?.addresses.find(isChosen) ?? null;
  }
  const errors = addressErrors(draft, locationFields(checkout), checkout.directory);
  if (Object.keys(errors).length > 0) {
    api.dispatch(estimateInvalid({ errors, configured: checkout.selectedShippingMethod }));
    return null;
  }
  const source = { type: 'new-customer-address', createdAt: 0 } as const;
  const { directory, customer } = checkout;
  return draftToAddress(draft, {
    source,
    directory,
    email: null,
    customerId: customer?.id ?? null,
  });
}

/** Loads the rates, unless only the method has changed, and the totals. The totals shown are stale from here on. */
async function loadEstimate(address: Address, isMethodOnly: boolean, api: FlowApi): Promise<void> {
  const context = restContext(api.getState());
  if (context === null) return;
  const { signal } = api;
  const result = await withTotals(
    api,
    async () => {
      if (!isMethodOnly) await loadRates(context, address, api);
      if (signal.aborted) return fail({ kind: 'cancelled' });
      const { method } = selectEstimate(api.getState());
      return estimateTotals(context, address, method, { signal });
    },
    (totals) => totals,
  );
  if (!result.ok) leaveIfSignedOut(api, result.error);
}

async function loadRates(context: RestContext, address: Address, api: FlowApi): Promise<void> {
  if (!hasRates(api.getState())) {
    api.dispatch(estimateReceived({ rates: [], method: null }));
    return;
  }
  api.dispatch(estimateRequested());
  const result = await estimateRates(context, address, { signal: api.signal });
  if (api.signal.aborted) return;
  if (!result.ok) {
    api.dispatch(estimateFailed(failureText(api, result.error)));
    return;
  }
  const state = api.getState();
  const rates = result.value;
  const { method: current, lapsedMethod } = selectEstimate(state);
  const method = pickMethod({
    rates,
    current: findRate(rates, lapsedMethod) === null ? current : lapsedMethod,
    stored: null,
    configured: state.config.checkout?.selectedShippingMethod ?? null,
  });
  api.dispatch(estimateReceived({ rates, method }));
}
