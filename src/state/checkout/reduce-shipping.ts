import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { withDraftText } from '../../domain/address';
import { pickMethod } from '../../domain/rates';
import * as did from './checkout-actions';
import type { CheckoutState } from './checkout-types';
import { atField, nextFocus, withPart } from './patch';

/** The shipping step: address, rates, method (SHIP, RATE). */
export function reduceShipping(builder: ActionReducerMapBuilder<CheckoutState>): void {
  builder
    .addCase(did.shippingAddressEdited, (state, { payload }) =>
      withPart(state, 'shipping', {
        draft: withDraftText(state.shipping.draft, payload.name, payload.value),
        stepError: null,
      }),
    )
    .addCase(did.shippingFieldChecked, (state, { payload }) => {
      state.shipping.errors = atField(state.shipping.errors, payload);
    })
    .addCase(did.shippingAddressChosen, (state, { payload }) => {
      state.shipping.choice = payload;
      state.shipping.stepError = null;
      state.shipping.errors = {};
    })
    .addCase(did.newShippingAddressSaved, (state, { payload }) =>
      withPart(state, 'shipping', {
        draft: payload,
        choice: { kind: 'new' },
        stepError: null,
        errors: {},
      }),
    )
    .addCase(did.newShippingAddressMade, (state, { payload }) =>
      withPart(state, 'shipping', { newAddress: payload }),
    )
    .addCase(did.shippingMethodChosen, (state, { payload }) => {
      state.shipping.method = payload;
      state.shipping.methodError = null;
    })
    .addCase(did.ratesRequested, (state) => {
      state.shipping.rates.status = 'loading';
      state.shipping.rates.error = null;
    })
    .addCase(did.ratesReceived, (state, { payload: { list, stored, configured } }) => {
      const current = state.shipping.method;
      state.shipping.rates = { status: 'ready', list, error: null };
      state.shipping.method = pickMethod({ rates: list, current, stored, configured });
      if (state.shipping.method !== null) state.shipping.methodError = null;
    })
    .addCase(did.ratesFailed, (state, { payload }) => {
      state.shipping.rates = { status: 'failed', list: [], error: payload };
    })
    .addCase(did.shippingRefused, (state, { payload }) => {
      const { errors, methodError, stepError, focus } = payload;
      state.resuming = false;
      state.shipping.errors = errors ?? {};
      state.shipping.methodError = methodError ?? null;
      state.shipping.stepError = stepError ?? null;
      if (focus !== undefined) state.shipping.focus = nextFocus(state.shipping.focus, focus);
    })
    .addCase(did.shippingSaveStarted, (state) => {
      state.shipping.saveStatus = 'saving';
      state.shipping.errors = {};
      state.shipping.methodError = null;
      state.shipping.stepError = null;
    })
    .addCase(did.shippingSaveFailed, (state, { payload }) => {
      state.resuming = false;
      state.shipping.saveStatus = 'idle';
      state.shipping.stepError = payload;
    })
    .addCase(did.shippingSaved, (state, { payload }) => ({
      ...state,
      passed: state.passed.includes('shipping') ? state.passed : [...state.passed, 'shipping'],
      shipping: { ...state.shipping, saveStatus: 'idle' },
      billing: {
        ...state.billing,
        sameAsShipping: payload.sameAsShipping,
        address: payload.billingAddress,
        previous: null,
      },
    }));
}
