import { isAnyOf } from '@reduxjs/toolkit';
import {
  addressChecked,
  billingAddressEdited,
  billingFieldLeft,
  shippingAddressEdited,
  shippingFieldLeft,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { addressErrors, pickErrors } from '../../validation/field-errors';
import type { StartListening } from '../../shared/store.types';

const FORMS = [
  {
    part: 'shipping',
    fields: 'shippingFields',
    edited: shippingAddressEdited,
    left: shippingFieldLeft,
  },
  {
    part: 'billing',
    fields: 'billingFields',
    edited: billingAddressEdited,
    left: billingFieldLeft,
  },
] as const;

/**
 * Validates the address forms while the shopper fills them in: a field shows its error once it has been left, and loses
 * it as soon as it is fixed.
 */
export function startCheckFields(startListening: StartListening): void {
  for (const { part, fields, edited, left } of FORMS) {
    startListening({
      matcher: isAnyOf(edited, left),
      effect: (action, api) => {
        const state = api.getState();
        const { checkout: config } = state.config;
        const { draft, errors } = selectCheckout(state)[part];
        const leftName = left.match(action) ? action.payload.name : null;
        if (config === null || (leftName === null && Object.keys(errors).length === 0)) return;
        const found = addressErrors(draft, config[fields], config.directory);
        const shown = pickErrors(found, (name) => name === leftName || Object.hasOwn(errors, name));
        api.dispatch(addressChecked({ part, errors: shown }));
      },
    });
  }
}
