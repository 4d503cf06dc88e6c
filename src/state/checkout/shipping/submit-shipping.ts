import { saveShipping } from '../../../api/shipping';
import { billedAddress, isUsableForBilling } from '../../../domain/address';
import type { Address } from '../../../domain/address.types';
import type { ShippingMethodRef } from '../../../domain/quote.types';
import { rateKey } from '../../../domain/rates';
import type { ShippingForm } from '../../../domain/shipping-form.types';
import { t } from '../../../platform/i18n/i18n';
import { cameOnline } from '../../shared/came-online';
import {
  emailRefused,
  paymentMethodsReceived,
  shippingRefused,
  shippingSaved,
  shippingSaveFailed,
  shippingSaveStarted,
  shippingSubmitted,
  stepEntered,
} from '../checkout-actions';
import { selectCheckout, selectShippingAddress, selectShippingForm } from '../checkout-slice';
import { areRatesSettled } from './rates-key';
import { checkoutSteps } from '../checkout-steps';
import { shippingRefusal } from './shipping-refusal';
import { resolveBilling } from '../starting-state';
import type { CheckoutState } from '../checkout-types';
import { savedPaymentMethod } from '../payment/payment-information';
import { selectTotals, selectTotalsStatus, totalsWanted } from '../../quote/quote-slice';
import type { FlowApi, StartListening, TillState } from '../../shared/store.types';
import { failureText } from '../../session/failure-text';
import { openVerification, type Attributes } from '../verification/open-verification';
import { restContext, withTotals } from '../../quote/request-totals';

const CHANGED =
  'Your shipping details were changed while they were being saved. Please press "Next" again.';

/**
 * Checks and saves the shipping step, then opens the payment step (SHIP-31 to SHIP-34, STEP-13, STEP-23, BILL-12).
 * Waits for pending rates, so that no method is saved that is not available for the address (RATE-14). An address that a
 * service has corrected is checked and saved like any other.
 */
export function startSubmitShipping(startListening: StartListening): void {
  startListening({
    actionCreator: shippingSubmitted,
    effect: async (_action, api) => {
      if (selectCheckout(api.getState()).shipping.saveStatus === 'saving') return;
      let isAgain: boolean;
      do {
        const awaited = !areRatesSettled(api.getState());
        if (!validateShippingStep(api, awaited)) return;
        api.dispatch(shippingSaveStarted());
        if (awaited) {
          await api.condition((_any, now) => areRatesSettled(now));
          if (!validateShippingStep(api, false)) return;
        }
        isAgain = await save(api);
      } while (isAgain);
    },
  });
}

function validateShippingStep(api: FlowApi, awaited: boolean): boolean {
  const state = api.getState();
  const config = state.config.checkout;
  if (config === null) return false;
  const address = selectShippingAddress(state);
  const refusal = shippingRefusal(selectCheckout(state), config, address, { awaited });
  if (refusal === null) return true;
  const { email, ...rest } = refusal;
  if (email !== undefined) api.dispatch(emailRefused(email));
  api.dispatch(shippingRefused(rest));
  return false;
}

/** The billing address chosen on an earlier pass through the steps, unless it was "same as shipping". */
const ownBilling = ({ billing }: CheckoutState): CheckoutState['billing']['address'] => {
  const settled = billing.address ?? billing.previous?.address ?? null;
  const isSame =
    billing.address === null ? billing.previous?.sameAsShipping : billing.sameAsShipping;
  return isSame === true ? null : settled;
};

/** Whether the step still contains what was sent. The e-mail is ignored: it is sent with the order. */
function isAsSaved(
  state: TillState,
  sent: Address,
  method: ShippingMethodRef,
  form: ShippingForm | null,
): boolean {
  const address = selectShippingAddress(state);
  const chosen = selectCheckout(state).shipping.method;
  return (
    JSON.stringify({ ...address, email: '' }) === JSON.stringify({ ...sent, email: '' }) &&
    selectShippingForm(state) === form &&
    chosen !== null &&
    rateKey(chosen) === rateKey(method)
  );
}

/** Submits the step again when the browser is back online, unless the shopper has changed it since. */
async function resubmitOnline(api: FlowApi): Promise<void> {
  const isFailureShown = (state: TillState): boolean =>
    selectCheckout(state).shipping.stepError !== null;
  await api.condition((action, now) => cameOnline.match(action) || !isFailureShown(now));
  if (isFailureShown(api.getState())) api.dispatch(shippingSubmitted());
}

/**
 * Saves what was shown when "Next" was pressed. If the shopper has changed it since, the shipping step stays open. Returns
 * whether a service has corrected the address, which has to be saved again.
 */
async function save(api: FlowApi): Promise<boolean> {
  const state = api.getState();
  const context = restContext(state);
  const config = state.config.checkout;
  const shippingAddress = selectShippingAddress(state);
  const checkout = selectCheckout(state);
  const { method } = checkout.shipping;
  const form = selectShippingForm(state);
  if (context === null || config === null || shippingAddress === null || method === null) {
    api.dispatch(
      shippingSaveFailed(t('The shipping address is missing. Set the address and try again.')),
    );
    return false;
  }
  const isSame = checkout.billing.sameAsShipping && isUsableForBilling(shippingAddress);
  const billing = isSame
    ? { address: billedAddress(shippingAddress, shippingAddress), sameAsShipping: true }
    : resolveBilling(config, ownBilling(checkout), shippingAddress);
  const billingAddress = billing.address;
  const send = (attributes?: Attributes) =>
    withTotals(
      api,
      () => saveShipping(context, { shippingAddress, billingAddress, method, form, attributes }),
      (response) => response.totals,
      true,
    );
  const loading = openVerification();
  const result = await (loading === null
    ? send()
    : (await loading).saveShipping(api, shippingAddress, send));
  if (result === 'again') return true;
  if (result === 'edit') {
    api.dispatch(shippingRefused({ focus: 'street.0' }));
    return false;
  }
  if (!result.ok) {
    api.dispatch(shippingSaveFailed(failureText(api, result.error)));
    if (result.error.kind === 'network') await resubmitOnline(api);
    return false;
  }
  if (!isAsSaved(api.getState(), shippingAddress, method, form)) {
    api.dispatch(shippingSaveFailed(t(CHANGED)));
    return false;
  }
  const { methods, totals } = result.value;
  const { sameAsShipping } = billing;
  api.dispatch(shippingSaved({ methods, billingAddress, sameAsShipping }));
  const stored = savedPaymentMethod();
  api.dispatch(paymentMethodsReceived({ methods, stored, grandTotal: totals.grandTotal }));
  const next = checkoutSteps.after('shipping');
  if (next !== null) api.dispatch(stepEntered(next.code));
  // Totals requested at the same time, as after a coupon, may not include what was saved.
  const isSuperseded = selectTotals(api.getState()) !== totals;
  if (isSuperseded || selectTotalsStatus(api.getState()) === 'loading')
    api.dispatch(totalsWanted());
  return false;
}
