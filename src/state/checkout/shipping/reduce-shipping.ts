import { withDraftText } from '../../../domain/address-draft';
import { findRate, pickMethod } from '../../../domain/rates';
import type { PureCases } from '../../shared/pure-slice';
import * as did from '../checkout-actions';
import type { CheckoutState } from '../checkout-types';
import { nextFocus, withPart } from '../patch';

const NO_ERRORS = { errors: {}, methodError: null, stepError: null };

/** The shipping step: address, rates, method (SHIP, RATE). */
export function reduceShipping(cases: PureCases<CheckoutState>): void {
  cases
    .addCase(did.shippingAddressEdited, (state, { payload }) =>
      withPart(state, 'shipping', {
        draft: withDraftText(state.shipping.draft, payload.name, payload.value),
        stepError: null,
      }),
    )
    .addCase(did.addressChecked, (state, { payload: { part, errors } }) =>
      withPart(state, part, { errors }),
    )
    .addCase(did.shippingAddressChosen, (state, { payload }) =>
      withPart(state, 'shipping', { choice: payload, stepError: null, errors: {} }),
    )
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
    .addCase(did.shippingMethodChosen, (state, { payload }) =>
      withPart(state, 'shipping', { method: payload, lapsedMethod: null, methodError: null }),
    )
    .addCase(did.shippingFormReported, (state, { payload }) =>
      withPart(state, 'shipping', { form: payload, methodError: null }),
    )
    .addCase(did.ratesRequested, (state) =>
      withPart(state, 'shipping', {
        rates: { ...state.shipping.rates, status: 'loading', error: null },
      }),
    )
    .addCase(did.ratesReceived, (state, { payload: { key, list, stored, configured } }) => {
      const { method: current, lapsedMethod, methodError } = state.shipping;
      const method = pickMethod({
        rates: list,
        current,
        stored: findRate(list, lapsedMethod) === null ? stored : lapsedMethod,
        configured,
      });
      return withPart(state, 'shipping', {
        rates: { status: 'ready', list, error: null },
        ratesFor: key,
        method,
        lapsedMethod: null,
        methodError: method === null ? methodError : null,
      });
    })
    .addCase(did.ratesFailed, (state, { payload: { key, error } }) => {
      const { rates, method, lapsedMethod } = state.shipping;
      // A saved method stays selected even when the rates that a coupon has triggered cannot be loaded.
      const isSaved = state.step === 'payment';
      return withPart(state, 'shipping', {
        rates: { status: 'failed', list: isSaved ? rates.list : [], error },
        ratesFor: key,
        method: isSaved ? method : null,
        lapsedMethod: method ?? lapsedMethod,
      });
    })
    .addCase(did.shippingRefused, (state, { payload }) => {
      const { errors = {}, methodError = null, stepError = null, focus } = payload;
      return {
        ...withPart(state, 'shipping', {
          saveStatus: 'idle',
          errors,
          methodError,
          stepError,
          focus:
            focus === undefined ? state.shipping.focus : nextFocus(state.shipping.focus, focus),
        }),
        resuming: false,
      };
    })
    .addCase(did.shippingSaveStarted, (state) =>
      withPart(state, 'shipping', { saveStatus: 'saving', ...NO_ERRORS }),
    )
    .addCase(did.shippingSaveFailed, (state, { payload }) => ({
      ...withPart(state, 'shipping', { saveStatus: 'idle', stepError: payload }),
      resuming: false,
    }))
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
