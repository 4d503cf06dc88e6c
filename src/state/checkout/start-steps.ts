import {
  checkoutStarted,
  resumeDeclined,
  shippingSubmitted,
  stepEntered,
  stepRequested,
} from './checkout-actions';
import { selectCheckout } from './checkout-slice';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';

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
      else await openPayment(api);
    },
  });
  startListening({
    actionCreator: checkoutStarted,
    effect: async ({ payload: { resuming } }, api) => {
      if (resuming) await openPayment(api);
    },
  });
}

/**
 * The page was opened or reloaded at the payment step, which few are: its code is loaded then. Without it the shopper
 * continues from shipping.
 */
async function openPayment(api: FlowApi): Promise<void> {
  const late = await import('./resume-payment').catch(() => null);
  if (late === null) api.dispatch(resumeDeclined());
  else await late.resumePayment(api, isOrdering);
}

/** Whether an order is being placed or checked, or exists. */
const isOrdering = (state: TillState): boolean =>
  ['placing', 'unknown', 'placed'].includes(selectCheckout(state).placement.status);
