import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  billingAddressEdited,
  billingFieldLeft,
  shippingAddressEdited,
  shippingFieldLeft,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop } from '../../support/fake-http';
import { checkoutConfig, shop } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const REQUIRED = 'This is a required field.';
const forms = [
  { part: 'shipping', edited: shippingAddressEdited, left: shippingFieldLeft },
  { part: 'billing', edited: billingAddressEdited, left: billingFieldLeft },
] as const;

beforeEach(() => {
  localStorage.clear();
  mockShop(() => json(true));
});

describe.each(forms)('the $part address while it is filled in', ({ part, edited, left }) => {
  const open = () => {
    const store = createTillStore({ shop, checkout: checkoutConfig() });
    store.inject(checkoutState);
    return {
      type: (name: string, value: string) => store.dispatch(edited({ name, value })),
      leave: (name: string) => store.dispatch(left({ name })),
      errors: () => selectCheckout(store.getState())[part].errors,
    };
  };

  it('shows the error of a field once it was left', () => {
    const { type, leave, errors } = open();
    type('city', '');
    expect(errors()).toEqual({});
    leave('city');
    expect(errors()).toEqual({ city: REQUIRED });
  });

  it('shows the errors of all fields that were left, in the order of the form', () => {
    const { leave, errors } = open();
    leave('city');
    leave('firstname');
    expect(Object.keys(errors())).toEqual(['firstname', 'city']);
  });

  it('removes an error as soon as the field is fixed, and shows it again when it is left', () => {
    const { type, leave, errors } = open();
    leave('city');
    type('city', 'O');
    expect(errors()).toEqual({});
    type('city', '');
    expect(errors(), 'not while it is typed').toEqual({});
    leave('city');
    expect(errors()).toEqual({ city: REQUIRED });
  });
});
