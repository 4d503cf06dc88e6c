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

/** The field's error now; null when it is right. */
function errorOf(
  state: TillState,
  name: string,
  draft: AddressDraft,
  fields: readonly FieldConfig[],
): string | null {
  const directory = state.config.checkout?.directory;
  return directory === undefined ? null : (addressErrors(draft, fields, directory)[name] ?? null);
}

/** A field shows its error once it has been left; while typing only an error that shows is tested again. */
const shows = (isLeft: boolean, errors: FieldErrors, name: string): boolean =>
  isLeft || errors[name] !== undefined;

/** Tests single fields of the address forms as the shopper goes. */
export function startCheckFields(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(shippingFieldLeft, shippingAddressEdited),
    effect: (action, api) => {
      const isLeft = shippingFieldLeft.match(action);
      if (!isLeft && !shippingAddressEdited.match(action)) return;
      const state = api.getState();
      const { name } = action.payload;
      const { draft, errors } = selectCheckout(state).shipping;
      if (!shows(isLeft, errors, name)) return;
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
      if (!shows(isLeft, errors, name)) return;
      const fields = state.config.checkout?.billingFields ?? [];
      api.dispatch(billingFieldChecked({ name, error: errorOf(state, name, draft, fields) }));
    },
  });
}
