import { isAnyOf } from '@reduxjs/toolkit';
import type { AddressDraft, FieldConfig } from '../../../domain/address.types';
import {
  billingAddressEdited,
  billingFieldChecked,
  billingFieldLeft,
  shippingAddressEdited,
  shippingFieldChecked,
  shippingFieldLeft,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import type { FieldErrors } from '../../validation/field-errors';
import { addressErrors } from '../../validation/field-errors';
import type { StartListening, TillState } from '../../shared/store.types';

/** The field's current error; null when it is valid. */
function errorOf(
  state: TillState,
  name: string,
  draft: AddressDraft,
  fields: readonly FieldConfig[],
): string | null {
  const directory = state.config.checkout?.directory;
  return directory === undefined ? null : (addressErrors(draft, fields, directory)[name] ?? null);
}

/** A field isErrorShown its error once it has been left; while typing, only a visible error is validated again. */
const isErrorShown = (isLeft: boolean, errors: FieldErrors, name: string): boolean =>
  isLeft || errors[name] !== undefined;

/** Validates single fields of the address forms while the shopper fills them in. */
export function startCheckFields(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(shippingFieldLeft, shippingAddressEdited),
    effect: (action, api) => {
      const isLeft = shippingFieldLeft.match(action);
      if (!isLeft && !shippingAddressEdited.match(action)) return;
      const state = api.getState();
      const { name } = action.payload;
      const { draft, errors } = selectCheckout(state).shipping;
      if (!isErrorShown(isLeft, errors, name)) return;
      const fields = state.config.checkout?.shippingFields ?? [];
      api.dispatch(shippingFieldChecked({ name, error: errorOf(state, name, draft, fields) }));
    },
  });
  startListening({
    matcher: isAnyOf(billingFieldLeft, billingAddressEdited),
    effect: (action, api) => {
      const isLeft = billingFieldLeft.match(action);
      if (!isLeft && !billingAddressEdited.match(action)) return;
      const state = api.getState();
      const { name } = action.payload;
      const { draft, errors } = selectCheckout(state).billing;
      if (!isErrorShown(isLeft, errors, name)) return;
      const fields = state.config.checkout?.billingFields ?? [];
      api.dispatch(billingFieldChecked({ name, error: errorOf(state, name, draft, fields) }));
    },
  });
}
