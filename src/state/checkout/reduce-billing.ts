import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { withDraftText } from '../../domain/address';
import * as did from './checkout-actions';
import type { CheckoutState } from './checkout-types';
import { atField, nextFocus, withPart } from './patch';

/** The billing block (BILL-01 to BILL-12). While `address` is null it is being edited and no order can be placed. */
export function reduceBilling(builder: ActionReducerMapBuilder<CheckoutState>): void {
  builder
    .addCase(did.billingSameToggled, (state, { payload }) => {
      if (payload === state.billing.sameAsShipping) return;
      if (!payload) edit(state);
      else state.billing.errors = {};
      state.billing.sameAsShipping = payload;
    })
    .addCase(did.billingAddressEdited, (state, { payload }) =>
      withPart(state, 'billing', {
        draft: withDraftText(state.billing.draft, payload.name, payload.value),
      }),
    )
    .addCase(did.billingFieldChecked, (state, { payload }) => {
      state.billing.errors = atField(state.billing.errors, payload);
    })
    .addCase(did.billingAddressChosen, (state, { payload }) => {
      state.billing.choice = payload;
      state.billing.errors = {};
    })
    .addCase(did.billingEditStarted, (state) => {
      edit(state);
      state.billing.sameAsShipping = false;
    })
    .addCase(did.billingEditCancelled, (state) => {
      const { previous } = state.billing;
      state.billing.errors = {};
      if (previous === null) return;
      state.billing.address = previous.address;
      state.billing.sameAsShipping = previous.sameAsShipping;
      state.billing.previous = null;
    })
    .addCase(did.billingRefused, (state, { payload }) => {
      state.billing.errors = payload.errors;
      state.billing.focus = nextFocus(state.billing.focus, payload.focus);
    })
    .addCase(did.billingResolved, (state, { payload }) =>
      withPart(state, 'billing', { ...payload, previous: null, errors: {} }),
    );
}

/** Clears the address and remembers it for Cancel (BILL-07); pressing Edit twice does not forget it. */
function edit(state: {
  billing: { -readonly [K in keyof CheckoutState['billing']]: CheckoutState['billing'][K] };
}): void {
  const { address, sameAsShipping } = state.billing;
  if (address !== null) state.billing.previous = { address, sameAsShipping };
  state.billing.address = null;
}
