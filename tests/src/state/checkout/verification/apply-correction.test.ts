import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../../../../src/domain/address.types';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import {
  billingAddressChosen,
  billingAddressEdited,
  shippingAddressChosen,
} from '../../../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import {
  correctBilling,
  correctShipping,
} from '../../../../../src/state/checkout/verification/apply-correction';
import type { FlowApi, TillStore } from '../../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop } from '../../support/fake-http';
import { addressField, checkoutConfig, customerOf, savedAddress, shop } from '../../support/shop';
import { typeShipping } from '../../support/verification';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const office: Address = { ...savedAddress, source: { type: 'customer-address', id: 2 } };
const TYPED = { 'street.0': '1 Main St', city: 'Beverly Hills', postcode: '90210' };
const corrected: Address = {
  ...savedAddress,
  source: { type: 'new-customer-address', createdAt: 1 },
  street: ['1 Main Street', 'Apt 4', 'Rear'],
  city: 'Beverly Hills',
  postcode: '90210-1234',
};

const secondLine = addressField('street.1', 71);
/** Every action since the last call, without those of the flows. */
let dispatched: { readonly type: string; readonly payload?: unknown }[] = [];

function open(changes: Parameters<typeof checkoutConfig>[0] = {}) {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  const api = {
    getState: store.getState,
    dispatch: (action: { readonly type: string }) => {
      dispatched.push(action);
      return store.dispatch(action);
    },
  } as unknown as FlowApi;
  return { store, api };
}

const edits = () => dispatched.flatMap(({ payload }) => [payload]);
const shipping = (store: TillStore) => selectCheckout(store.getState()).shipping;
const addressesOf = (store: TillStore) => store.getState().config.checkout?.customer?.addresses;

beforeEach(() => {
  localStorage.clear();
  dispatched = [];
  mockShop(() => json([]));
});

describe('a corrected address to ship to [TAXV-07]', () => {
  it('changes the fields of the form that differ, and no others', () => {
    const { store, api } = open();
    typeShipping(store, { ...TYPED, region_id: '12' });
    correctShipping(api, corrected, true);
    expect(edits()).toEqual([
      { name: 'street.0', value: '1 Main Street, Apt 4, Rear' },
      { name: 'postcode', value: '90210-1234' },
    ]);
    expect(shipping(store).draft).toMatchObject({ city: 'Beverly Hills', region_id: '12' });
  });

  it('has its lines in the form’s, the last of which takes what is left', () => {
    const { shippingFields } = checkoutConfig();
    const { store, api } = open({ shippingFields: [...shippingFields, secondLine] });
    typeShipping(store, { ...TYPED, 'street.1': 'Apt 3' });
    correctShipping(api, corrected, true);
    expect(shipping(store).draft.street).toEqual(['1 Main Street', 'Apt 4, Rear']);
  });

  it('empties a line that it does not have', () => {
    const { shippingFields } = checkoutConfig();
    const { store, api } = open({ shippingFields: [...shippingFields, secondLine] });
    typeShipping(store, { ...TYPED, 'street.1': 'Apt 3' });
    correctShipping(api, { ...corrected, street: ['1 Main Street'] }, true);
    expect(shipping(store).draft.street).toEqual(['1 Main Street', '']);
  });

  it('is that of the address book where the shop corrects it as well, and no other of it', () => {
    const { store, api } = open(customerOf(7, [savedAddress, office]));
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 2 }));
    const better = { ...office, postcode: '90034-1000' };
    correctShipping(api, better, true);
    expect(addressesOf(store)).toEqual([savedAddress, better]);
    expect(shipping(store).choice).toEqual({ kind: 'saved', id: 2 });
  });

  it('is a new one where the shop leaves that of the address book alone', () => {
    const { store, api } = open(customerOf(7, [savedAddress, office]));
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 2 }));
    correctShipping(api, { ...office, postcode: '90034-1000', saveInAddressBook: 1 }, false);
    expect(addressesOf(store)).toEqual([savedAddress, office]);
    expect(shipping(store)).toMatchObject({
      choice: { kind: 'new' },
      newAddress: { postcode: '90034-1000', saveInAddressBook: 0 },
    });
  });

  it('replaces a new one of a customer', () => {
    const { store, api } = open(customerOf());
    correctShipping(api, { ...savedAddress, city: 'Pasadena' }, false);
    expect(shipping(store).newAddress?.city).toBe('Pasadena');
    correctShipping(api, { ...savedAddress, city: 'Glendale' }, false);
    expect(shipping(store).newAddress?.city).toBe('Glendale');
  });
});

describe('a corrected billing address [TAXV-07]', () => {
  const billing = (store: TillStore) => selectCheckout(store.getState()).billing;

  it('is in the form, and the one that was confirmed', () => {
    const { store, api } = open();
    for (const [name, value] of Object.entries(TYPED)) {
      store.dispatch(billingAddressEdited({ name, value }));
    }
    expect(correctBilling(api, corrected, 5)).toBe(corrected);
    expect(billing(store).draft).toMatchObject({ postcode: '90210-1234', region_id: '12' });
  });

  it('is a new one in place of one of the address book, the country before its region', () => {
    const { store, api } = open(customerOf());
    store.dispatch(billingAddressChosen({ kind: 'saved', id: 1 }));
    const better = { ...savedAddress, postcode: '90034-1000' };
    expect(correctBilling(api, better, 5)).toEqual({
      ...better,
      source: { type: 'new-customer-billing-address', createdAt: 5 },
      saveInAddressBook: 0,
    });
    expect(billing(store).choice).toEqual({ kind: 'new' });
    expect(billing(store).draft).toMatchObject({
      country_id: 'US',
      region_id: '12',
      firstname: 'Jane',
      postcode: '90034-1000',
    });
    const names = edits().flatMap((edit) =>
      typeof edit === 'object' && edit !== null && 'name' in edit ? [edit.name] : [],
    );
    expect(names[0]).toBe('country_id');
  });

  it('leaves the choice alone where it is no saved one', () => {
    const { api } = open();
    correctBilling(api, corrected, 5);
    expect(dispatched.map(({ type }) => type)).not.toContain(billingAddressChosen.type);
  });
});
