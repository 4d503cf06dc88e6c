import { isAnyOf } from '@reduxjs/toolkit';
import { estimateRates } from '../../api/shipping';
import { estimateTotals } from '../../api/totals';
import { draftToAddress } from '../../domain/address';
import type { Address, FieldConfig } from '../../domain/address.types';
import type { CheckoutConfig } from '../../domain/quote.types';
import { pickMethod } from '../../domain/rates';
import { addressErrors } from '../checkout/refusals';
import {
  estimateAddressChosen,
  estimateEdited,
  estimateFailed,
  estimateHeld,
  estimateMethodChosen,
  estimateReceived,
  estimateRequested,
  estimateRetried,
  selectEstimate,
} from '../estimate/estimate-slice';
import type { StartListening, TillState } from '../store.types';
import { failureText, leaveIfSignedOut, type FlowApi } from './api';
import { restContext, withTotals } from './cart-calls';

/** Pause after the last change of a field, in milliseconds (EST-01). */
const PAUSE_MS = 500;

const LOCATION = ['country_id', 'region_id', 'region', 'postcode'];

/** The fields an estimate asks for, as the page configures them. */
const locationFields = (checkout: CheckoutConfig): readonly FieldConfig[] =>
  checkout.shippingFields.filter(({ name }) => LOCATION.includes(name));

/**
 * Asks what shipping costs when a field has changed or an address was chosen (EST-01 to EST-03), and what the cart then
 * comes to. A cart without carriers has no rates and only asks for the sums (RATE-03, RATE-04).
 */
export function startEstimateCart(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(estimateEdited, estimateAddressChosen, estimateRetried),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (estimateEdited.match(action)) await api.delay(PAUSE_MS);
      const address = addressOf(api.getState(), api);
      if (address === null) return;
      if (hasRates(api.getState()) && !(await askRates(address, api))) return;
      await askTotals(address, api);
    },
  });
  startListening({
    actionCreator: estimateMethodChosen,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const address = addressOf(api.getState(), api);
      if (address !== null) await askTotals(address, api);
    },
  });
}

/** Virtual carts, and shops without carriers, have no rates. */
const hasRates = ({ config: { checkout } }: Pick<TillState, 'config'>): boolean =>
  checkout !== null && !checkout.isVirtual && checkout.activeCarriers.length > 0;

/** Where to: the saved address, or the typed one when the form is valid (EST-02). */
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
    api.dispatch(estimateHeld(errors));
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

/** Answers whether the rates are in. */
async function askRates(address: Address, api: FlowApi): Promise<boolean> {
  const context = restContext(api.getState());
  if (context === null) return false;
  api.dispatch(estimateRequested());
  const result = await estimateRates(context, address, { signal: api.signal });
  api.throwIfCancelled();
  if (!result.ok) {
    api.dispatch(estimateFailed(failureText(api, result.error)));
    return false;
  }
  const state = api.getState();
  const rates = result.value;
  const current = selectEstimate(state).method;
  const configured = state.config.checkout?.selectedShippingMethod ?? null;
  const method = pickMethod({ rates, current, stored: null, configured });
  api.dispatch(estimateReceived({ rates, method }));
  return true;
}

async function askTotals(address: Address, api: FlowApi): Promise<void> {
  const context = restContext(api.getState());
  if (context === null) return;
  const { method } = selectEstimate(api.getState());
  const { signal } = api;
  const result = await withTotals(
    api,
    () => estimateTotals(context, address, hasRates(api.getState()) ? method : null, { signal }),
    (totals) => totals,
  );
  if (!result.ok) leaveIfSignedOut(api, result.error);
}
