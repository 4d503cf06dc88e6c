import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { pickPaymentMethod } from '../../domain/payment';
import * as did from './checkout-actions';
import type { CheckoutState } from './checkout-types';

/** The payment step: methods, their fields, agreements (PAY, AGRE). */
export function reducePayment(builder: ActionReducerMapBuilder<CheckoutState>): void {
  builder
    .addCase(did.paymentInformationRequested, (state) => {
      state.payment.status = 'loading';
      state.payment.error = null;
    })
    .addCase(did.paymentMethodsReceived, (state, { payload }) => {
      const { methods, stored, grandTotal } = payload;
      const current = state.payment.selected;
      state.payment.status = 'ready';
      state.payment.error = null;
      state.payment.methods = methods;
      state.payment.selected = pickPaymentMethod({ methods, grandTotal, current, stored });
    })
    .addCase(did.paymentInformationFailed, (state, { payload }) => {
      state.payment.status = 'failed';
      state.payment.error = payload;
    })
    .addCase(did.paymentMethodChosen, (state, { payload }) => {
      if (payload !== state.payment.selected) leaveRefusal(state);
      state.payment.selected = payload;
    })
    .addCase(
      did.paymentFieldEdited,
      (state, { payload: { method, name, value, secret = false } }) => {
        const { [name]: _old, ...errors } = state.payment.fieldErrors[method] ?? {};
        state.payment.fields = {
          ...state.payment.fields,
          [method]: { ...state.payment.fields[method], [name]: value },
        };
        state.payment.fieldErrors = { ...state.payment.fieldErrors, [method]: errors };
        const id = `${method}.${name}`;
        if (secret && !state.payment.secretFields.includes(id)) state.payment.secretFields.push(id);
      },
    )
    .addCase(did.paymentRefused, (state, { payload: { message, method, field } }) => {
      if (field === undefined) {
        state.placement = { status: 'failed', error: message, cause: null };
        return;
      }
      state.payment.fieldErrors = {
        ...state.payment.fieldErrors,
        [method]: { ...state.payment.fieldErrors[method], [field]: message },
      };
      state.placement = { status: 'idle', error: null, cause: null };
    })
    .addCase(did.agreementToggled, (state, { payload: { id, accepted } }) => {
      const others = state.payment.acceptedAgreements.filter((one) => one !== id);
      state.payment.acceptedAgreements = accepted ? [...others, id] : others;
      state.payment.agreementErrors = state.payment.agreementErrors.filter((one) => one !== id);
    })
    .addCase(did.agreementsRefused, (state, { payload }) => {
      state.payment.agreementErrors = payload;
      state.placement = { status: 'idle', error: null, cause: null };
    });
}

/** Another method has nothing to do with why the last one failed; an order under way is left alone. */
function leaveRefusal(state: { placement: CheckoutState['placement'] }): void {
  if (state.placement.status === 'failed') {
    state.placement = { status: 'idle', error: null, cause: null };
  }
}
