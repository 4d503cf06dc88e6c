import type { ShippingMethodRef } from '../../domain/quote.types';
import {
  checkoutStarted,
  resumeDeclined,
  shippingSubmitted,
  stepEntered,
  stepRequested,
} from './checkout-actions';
import { selectCheckout, selectShippingAddress } from './checkout-slice';
import { findShippingMethod, isFormPending } from './shipping/shipping-form';
import { shippingRefusal } from './shipping/shipping-refusal';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';

/** How long an opening with `#payment` waits for the rates, in milliseconds. */
const RATES_LIMIT_MS = 15_000;

/** Decides which step a link, the back button or the page's hash may open (STEP-10, STEP-16, STEP-19, STEP-20). */
export function startSteps(startListening: StartListening): void {
  startListening({
    actionCreator: stepRequested,
    effect: async ({ payload: requested }, api) => {
      api.cancelActiveListeners();
      const { step, passed, shipping } = selectCheckout(api.getState());
      const isVirtual = api.getState().config.checkout?.isVirtual === true;
      if (requested === step || isVirtual || isOrdering(api.getState())) return;
      if (requested === 'shipping') {
        api.dispatch(stepEntered('shipping'));
        return;
      }
      // Later changes count too, so the step is saved again; the response contains the payment methods (STEP-20).
      if (passed.includes('shipping') && shipping.method !== null)
        api.dispatch(shippingSubmitted());
      else await openPaymentAfterReload(api);
    },
  });
  startListening({
    actionCreator: checkoutStarted,
    effect: async ({ payload: { resuming } }, api) => {
      if (resuming) await openPaymentAfterReload(api);
    },
  });
}

/** Whether an order is being placed or checked, or exists. */
const isOrdering = (state: TillState): boolean =>
  ['placing', 'unknown', 'placed'].includes(selectCheckout(state).placement.status);

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
 * saved again, which returns the payment methods; otherwise the shopper continues from shipping (STEP-19).
 */
async function openPaymentAfterReload(api: FlowApi): Promise<void> {
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
