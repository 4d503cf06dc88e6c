import { lacksCountries } from '../../api/page-config/directory';
import { startBilling } from '../flows/billing';
import { startCheckEmail } from '../flows/check-email';
import { startCheckFields } from '../flows/check-fields';
import { startChoosePaymentMethod } from '../flows/choose-payment-method';
import { startEstimateShipping } from '../flows/estimate-shipping';
import { startEstimateTotals } from '../flows/estimate-totals';
import { startInlineLogin } from '../flows/inline-login';
import { startKeepAgreements } from '../flows/keep-agreements';
import { startKeepDraft } from '../flows/keep-draft';
import { startPaymentInformation } from '../flows/payment-information';
import { startPlaceOrder } from '../flows/place-order';
import { startSaveNewAddress } from '../flows/save-new-address';
import { startCheckout } from '../flows/start-checkout';
import { startSteps } from '../flows/steps';
import { startSubmitShipping } from '../flows/submit-shipping';
import { startWatchCart } from '../flows/watch-cart';
import { quoteState, warnWithoutCheckout } from '../quote/quote-state';
import { inject } from '../store';
import type { StateModule } from '../store.types';
import { checkoutSlice } from './checkout-slice';

/** The checkout: steps, addresses, rates, payment, order. Brings the quote along. */
export const checkoutState: StateModule = {
  name: 'checkout',
  isMissing: lacksCountries,
  slices: [checkoutSlice],
  startFlows: (startListening, services, store) => {
    inject(store, quoteState);
    warnWithoutCheckout(services.page());
    startWatchCart(startListening);
    startKeepDraft(startListening, store);
    startCheckFields(startListening);
    startCheckEmail(startListening);
    startInlineLogin(startListening);
    startEstimateShipping(startListening);
    startSaveNewAddress(startListening, services);
    startSubmitShipping(startListening);
    startSteps(startListening);
    startBilling(startListening, services);
    startPaymentInformation(startListening);
    // After the payment information: for a virtual cart both are asked for at first, and the newest question counts.
    startEstimateTotals(startListening);
    startChoosePaymentMethod(startListening);
    startPlaceOrder(startListening, services, store);
    startCheckout(services, store);
    startKeepAgreements(startListening, store);
  },
};
