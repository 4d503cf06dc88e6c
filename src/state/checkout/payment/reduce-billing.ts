import { withDraftText } from '../../../domain/address-draft';
import type { PureCases } from '../../shared/pure-slice';
import * as did from '../checkout-actions';
import type { CheckoutState } from '../checkout-types';
import { nextFocus, withPart } from '../patch';

/** The billing block (BILL-01 to BILL-12). While `address` is null it is being edited and no order can be placed. */
export function reduceBilling(cases: PureCases<CheckoutState>): void {
  cases
    .addCase(did.billingSameToggled, (state, { payload }) => {
      if (payload === state.billing.sameAsShipping) return state;
      const change = payload ? { errors: {} } : edited(state);
      return withPart(state, 'billing', { ...change, sameAsShipping: payload });
    })
    .addCase(did.billingAddressEdited, (state, { payload }) =>
      withPart(state, 'billing', {
        draft: withDraftText(state.billing.draft, payload.name, payload.value),
      }),
    )
    .addCase(did.billingAddressChosen, (state, { payload }) =>
      withPart(state, 'billing', { choice: payload, errors: {} }),
    )
    .addCase(did.billingEditStarted, (state) =>
      withPart(state, 'billing', { ...edited(state), sameAsShipping: false }),
    )
    .addCase(did.billingEditCancelled, (state) =>
      withPart(state, 'billing', { ...state.billing.previous, previous: null, errors: {} }),
    )
    .addCase(did.billingRefused, (state, { payload }) =>
      withPart(state, 'billing', {
        errors: payload.errors,
        focus: nextFocus(state.billing.focus, payload.focus),
      }),
    )
    .addCase(did.billingResolved, (state, { payload }) =>
      withPart(state, 'billing', { ...payload, previous: null, errors: {} }),
    );
}

/** Clears the address and remembers it for Cancel (BILL-07); pressing Edit twice does not lose it. */
function edited({ billing }: CheckoutState): Partial<CheckoutState['billing']> {
  const { address, sameAsShipping, previous } = billing;
  return { address: null, previous: address === null ? previous : { address, sameAsShipping } };
}
