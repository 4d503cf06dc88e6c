import type { ShippingMethodRef } from '../../domain/quote.types';
import type { FlowApi, TillState } from '../shared/store.types';
import { resumeDeclined, shippingSubmitted } from './checkout-actions';
import { selectCheckout, selectShippingAddress } from './checkout-slice';
import { findShippingMethod, isFormPending } from './shipping/shipping-form';
import { shippingRefusal } from './shipping/shipping-refusal';

/** How long an opening with `#payment` waits for the rates, in milliseconds. */
const RATES_LIMIT_MS = 15_000;

const areRatesDone = (state: TillState): boolean =>
  ['ready', 'failed'].includes(selectCheckout(state).shipping.rates.status) &&
  !isFormPending(state);

/** Whether the shipping step could be saved in its current state, with its own method or this one. */
function canBeSaved(state: TillState, method: ShippingMethodRef | null): boolean {
  const config = state.config.checkout;
  const checkout = selectCheckout(state);
  const shipping = { ...checkout.shipping, method: method ?? checkout.shipping.method };
  const address = selectShippingAddress(state);
  return config !== null && shippingRefusal({ ...checkout, shipping }, config, address) === null;
}

/**
 * The page was opened or reloaded at the payment step (decision C5). When the shipping step is still complete it is
 * saved again, which returns the payment methods; otherwise the shopper continues from shipping (STEP-19), also once an order
 * is in progress.
 */
export async function resumePayment(
  api: FlowApi,
  isOrdering: (state: TillState) => boolean,
): Promise<void> {
  const saved = api.getState().config.checkout?.selectedShippingMethod ?? null;
  const hasOwnForm = findShippingMethod(saved) !== undefined;
  const mayResume = saved !== null && (hasOwnForm || canBeSaved(api.getState(), saved));
  if (mayResume && !areRatesDone(api.getState())) {
    await api.condition((_action, now) => areRatesDone(now), RATES_LIMIT_MS);
  }
  if (mayResume && !isOrdering(api.getState()) && canBeSaved(api.getState(), null))
    api.dispatch(shippingSubmitted());
  else api.dispatch(resumeDeclined());
}
