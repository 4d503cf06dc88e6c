import { saveShipping } from '../../api/shipping';
import { estimateTotals } from '../../api/totals';
import { paymentMethodsReceived } from '../checkout/checkout-actions';
import {
  selectCheckout,
  selectShippingAddress,
  selectShippingForm,
} from '../checkout/checkout-slice';
import { savedPaymentMethod } from '../checkout/payment/payment-information';
import { openVerification } from '../checkout/verification/open-verification';
import { selectTotalsStatus, totalsWanted } from '../quote/quote-slice';
import { restContext, withTotals } from '../quote/request-totals';
import { leaveIfSignedOut } from '../session/failure-text';
import type { FlowApi } from '../shared/store.types';

/** Requests the totals of the page as they are, and waits for them. */
async function reload(api: FlowApi): Promise<boolean> {
  api.dispatch(totalsWanted());
  await api.condition((_action, now) => selectTotalsStatus(now) !== 'loading');
  return selectTotalsStatus(api.getState()) === 'ready';
}

/** A virtual cart is taxed by its billing address. */
async function estimateVirtual(api: FlowApi): Promise<boolean> {
  const context = restContext(api.getState());
  const { address } = selectCheckout(api.getState()).billing;
  if (context === null || address === null) return reload(api);
  const result = await withTotals(
    api,
    () => estimateTotals(context, address, null),
    (totals) => totals,
  );
  if (!result.ok) leaveIfSignedOut(api, result.error);
  return result.ok;
}

/**
 * Calculates the totals again, with the taxes that the shop no longer keeps. While the address is still being typed they are
 * estimated; later the saved step is saved again as it is, which is what calculates the taxes of a cart. An ended session leads
 * to the login page (HTTP-05).
 */
export async function recalculateCheckout(api: FlowApi): Promise<boolean> {
  const state = api.getState();
  const context = restContext(state);
  if (context === null || state.checkout === undefined) return reload(api);
  const { step, shipping, billing } = selectCheckout(state);
  if (state.config.checkout?.isVirtual === true) return estimateVirtual(api);
  const shippingAddress = selectShippingAddress(state);
  const { method } = shipping;
  if (step !== 'payment' || shippingAddress === null || method === null) return reload(api);
  const attributes = (await openVerification())?.asIs;
  const form = selectShippingForm(state);
  const saved = { shippingAddress, billingAddress: billing.address, method, form, attributes };
  const result = await withTotals(
    api,
    () => saveShipping(context, saved),
    ({ totals }) => totals,
    true,
  );
  if (!result.ok) {
    leaveIfSignedOut(api, result.error);
    return false;
  }
  const { methods, totals } = result.value;
  const stored = savedPaymentMethod();
  api.dispatch(paymentMethodsReceived({ methods, stored, grandTotal: totals.grandTotal }));
  return true;
}
