import { lacksCountries } from '../../api/page-config/directory';
import { startBilling } from './payment/save-billing';
import { startCheckEmail } from './email/check-email';
import { startCheckFields } from './shipping/check-fields';
import { startChoosePaymentMethod } from './payment/choose-payment-method';
import { startEstimateShipping } from './shipping/estimate-shipping';
import { startEstimateTotals } from './shipping/estimate-totals';
import { startSaveAgreements } from './payment/save-agreements';
import { startSaveDraft } from './draft/save-draft';
import { startPaymentInformation } from './payment/payment-information';
import { startPrepareMethods } from './payment/prepare-methods';
import { startPlaceOrder } from './placing/place-order';
import { startSaveNewAddress } from './shipping/save-new-address';
import { startCheckout } from './start-checkout';
import { startSteps } from './start-steps';
import { startShippingForm } from './shipping/shipping-form';
import { startSubmitShipping } from './shipping/submit-shipping';
import { startVerification } from './verification/open-verification';
import { startWatchCart } from './watch-cart';
import { quoteState, warnWithoutCheckout } from '../quote/quote-state';
import type { StateModule } from '../shared/store.types';
import { checkoutSlice } from './checkout-slice';

/** The checkout: steps, addresses, rates, payment, order. Includes the quote. */
export const checkoutState: StateModule = {
  name: 'checkout',
  needs: [quoteState],
  isMissing: lacksCountries,
  slices: [checkoutSlice],
  startFlows: (startListening, services, store) => {
    warnWithoutCheckout(services.page());
    startVerification(services, store);
    startWatchCart(startListening, services);
    startSaveDraft(startListening, store);
    startCheckFields(startListening);
    startCheckEmail(startListening);
    startEstimateShipping(startListening);
    startSaveNewAddress(startListening, services);
    startShippingForm(startListening, store);
    startSubmitShipping(startListening);
    startSteps(startListening);
    startBilling(startListening, services);
    startPrepareMethods(startListening, store);
    startPaymentInformation(startListening);
    // After the payment information: for a virtual cart both are requested first, and the latest request counts.
    startEstimateTotals(startListening);
    startChoosePaymentMethod(startListening);
    startPlaceOrder(startListening, services, store);
    startCheckout(services, store);
    startSaveAgreements(startListening, store);
  },
};
