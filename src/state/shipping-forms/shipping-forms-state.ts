import { isCustomerSignedOutElsewhere } from '../session/signed-out-elsewhere';
import { checkoutState } from '../checkout/checkout-state';
import { writeClientSection } from '../sections/section-store';
import type { StateModule } from '../shared/store.types';
import { startReportForm } from './report-form';
import {
  savedForms,
  shippingFormEdited,
  shippingFormsRestored,
  shippingFormsSlice,
} from './shipping-forms-slice';

/** Forms below shipping rates: their values and what they add. Loaded when a rate with a form is offered. */
export const shippingFormsState: StateModule = {
  name: 'shippingForms',
  needs: [checkoutState],
  slices: [shippingFormsSlice],
  startFlows: (startListening, _services, store) => {
    store.dispatch(shippingFormsRestored(savedForms()));
    startReportForm(startListening, store);
    startListening({
      actionCreator: shippingFormEdited,
      effect: (_action, api) => {
        const state = api.getState();
        if (isCustomerSignedOutElsewhere(state)) return;
        writeClientSection('checkout-data', { tillShippingFields: state.shippingForms ?? {} });
      },
    });
  },
};
