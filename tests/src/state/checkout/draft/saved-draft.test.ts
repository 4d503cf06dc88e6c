import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../../../../src/platform/storage/cookies';
import {
  billingAddressEdited,
  billingEditStarted,
  billingResolved,
  emailChecked,
  emailEdited,
  newShippingAddressMade,
  newShippingAddressSaved,
  paymentFieldEdited,
  paymentMethodsReceived,
  shippingAddressChosen,
  shippingMethodChosen,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { saveDraft } from '../../../../../src/state/checkout/draft/save-draft';
import { parseSavedDraft } from '../../../../../src/state/checkout/draft/saved-draft';
import { writeClientSection } from '../../../../../src/state/sections/section-store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { draftOf, openCheckout, storedDraft, typeAddress } from '../../support/checkout-draft';
import { customerOf, savedAddress } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const write = (data: Readonly<Record<string, unknown>>): void => {
  writeClientSection('checkout-data', data);
};
const saved = (store: TillStore) => {
  saveDraft(store.getState());
  return storedDraft();
};
const checkoutOf = (store: TillStore) => selectCheckout(store.getState());
const streetOf = (stored: Readonly<Record<string, unknown>>) =>
  parseSavedDraft(stored).shippingDraft?.street;
const typedBilling = {
  ...savedAddress,
  source: { type: 'new-customer-billing-address', createdAt: 0 },
  city: 'Bruges',
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  // A customer without this cookie has signed out elsewhere.
  writeCookie('mage-cache-sessid', 'true');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the checkout data of an earlier visit', () => {
  const empty = {
    shippingKey: null,
    shippingDraft: null,
    newShipping: null,
    rateKey: null,
    paymentMethod: null,
    billingKey: null,
    billingDraft: null,
    newBilling: null,
    billingSame: false,
    email: '',
    checkedEmail: '',
    validatedEmail: '',
    paymentFields: {},
  };
  const texts = (value: unknown) => ({
    selectedShippingAddress: value,
    selectedShippingRate: value,
    selectedPaymentMethod: value,
    selectedBillingAddress: value,
    inputFieldEmailValue: value,
    checkedEmailValue: value,
    validatedEmailValue: value,
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['numbers', 5],
    ['maps', { value: 'flatrate' }],
  ])('count as missing where they are %s', (_name, value) => {
    expect(parseSavedDraft(texts(value))).toEqual(empty);
  });

  it('are read key by key [STOR-02]', () => {
    const stored = {
      selectedShippingAddress: 'new-customer-address',
      shippingAddressFromData: { city: 'Ghent' },
      newCustomerShippingAddress: { city: 'Bruges' },
      selectedShippingRate: 'flatrate_flatrate',
      selectedPaymentMethod: 'checkmo',
      selectedBillingAddress: 'new-customer-billing-address',
      billingAddressFromData: { city: 'Liège' },
      newCustomerBillingAddress: { city: 'Namur' },
      inputFieldEmailValue: 'ada@example.com',
      checkedEmailValue: 'ida@example.com',
      validatedEmailValue: 'eve@example.com',
    };
    expect(parseSavedDraft(stored)).toEqual({
      ...empty,
      shippingKey: 'new-customer-address',
      shippingDraft: draftOf({ city: 'Ghent' }, ''),
      newShipping: draftOf({ city: 'Bruges' }, ''),
      rateKey: 'flatrate_flatrate',
      paymentMethod: 'checkmo',
      billingKey: 'new-customer-billing-address',
      billingDraft: draftOf({ city: 'Liège' }, ''),
      newBilling: draftOf({ city: 'Namur' }, ''),
      email: 'ada@example.com',
      checkedEmail: 'ida@example.com',
      validatedEmail: 'eve@example.com',
    });
  });

  it.each([
    [true, true],
    [false, false],
    [1, false],
    [undefined, false],
  ])('mean “same as shipping” only when it was confirmed: %j', (value, billingSame) => {
    expect(parseSavedDraft({ tillBillingSame: value }).billingSame).toBe(billingSame);
  });

  it.each([
    ['texts by method', { checkmo: { note: 'soon' } }, { checkmo: { note: 'soon' } }],
    ['texts among others', { checkmo: { note: 'soon', times: 2 } }, { checkmo: { note: 'soon' } }],
    ['no fields of a method', { checkmo: 'soon', bank: null }, {}],
    ['a text', 'soon', {}],
    ['a list', [{ note: 'soon' }], {}],
  ])('give payment fields only texts: %s', (_name, value, paymentFields) => {
    expect(parseSavedDraft({ tillPaymentFields: value }).paymentFields).toEqual(paymentFields);
  });

  it.each([
    ['ada@example.com', 'exists'],
    ['ida@example.com', 'unknown'],
  ])('show the password at once if %s was typed [MAIL-10]', (email, account) => {
    write({ inputFieldEmailValue: email, checkedEmailValue: 'ada@example.com' });
    expect(checkoutOf(openCheckout()).email).toMatchObject({ value: email, account });
  });
});

describe('the saved shipping address', () => {
  it('is typed text with the street’s lines in a map [STOR-02]', () => {
    const store = openCheckout();
    typeAddress(store, 'street.0', '1 Main St');
    typeAddress(store, 'city', 'Ghent');
    expect(saved(store)).toMatchObject({
      selectedShippingAddress: 'new-customer-address',
      shippingAddressFromData: { city: 'Ghent', street: { 0: '1 Main St' } },
      newCustomerShippingAddress: null,
    });
    expect(checkoutOf(openCheckout()).shipping.draft).toMatchObject({
      city: 'Ghent',
      street: ['1 Main St'],
    });
  });

  it.each([
    ['an empty street that was never there', [''], '', ['']],
    ['a street typed over an empty one', ['', 'Apt 2'], '1 Main St', ['1 Main St']],
    ['a street that was just cleared', ['1 Main St', 'Apt 2'], '', ['']],
    ['lines that an empty street would overwrite', ['', 'Apt 2'], '', ['', 'Apt 2']],
    ['lines where the draft has none', [], '', ['']],
  ])('keeps %s [RATE-07]', (_name, street, typed, result) => {
    write({ shippingAddressFromData: { street } });
    const store = openCheckout();
    typeAddress(store, 'street.0', typed);
    expect(streetOf(saved(store))).toEqual(result);
  });

  it('is a customer’s chosen one by its id, which the next page chooses again [STOR-02]', () => {
    const store = openCheckout(customerOf());
    expect(saved(store)).toMatchObject({
      selectedShippingAddress: 'customer-address1',
      newCustomerShippingAddress: null,
    });
    expect(checkoutOf(openCheckout(customerOf())).shipping.choice).toEqual({
      kind: 'saved',
      id: 1,
    });
  });

  it('is the new one beside saved ones, until a saved one is chosen again [STOR-02]', () => {
    const store = openCheckout(customerOf());
    const draft = draftOf({ city: 'Ghent', country_id: 'US' }, '1 Main St');
    store.dispatch(newShippingAddressSaved(draft));
    store.dispatch(
      newShippingAddressMade({
        ...savedAddress,
        source: { type: 'new-customer-address', createdAt: 1 },
      }),
    );
    const form = { city: 'Ghent', country_id: 'US', street: { 0: '1 Main St' } };
    expect(saved(store)).toMatchObject({
      selectedShippingAddress: 'new-customer-address',
      newCustomerShippingAddress: form,
    });
    const { shipping } = checkoutOf(openCheckout(customerOf()));
    expect(shipping.choice).toEqual({ kind: 'new' });
    expect(shipping.newAddress).toMatchObject({ city: 'Ghent', street: ['1 Main St'] });
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 1 }));
    expect(saved(store)).toMatchObject({
      selectedShippingAddress: 'customer-address1',
      newCustomerShippingAddress: form,
    });
  });
});

describe('the saved methods', () => {
  it('are the chosen ones [STOR-02]', () => {
    write({ selectedShippingRate: 'tablerate_bestway', selectedPaymentMethod: 'bank' });
    const store = openCheckout();
    const methods = [{ code: 'checkmo', title: 'Check' }];
    store.dispatch(shippingMethodChosen({ carrierCode: 'flatrate', methodCode: 'air' }));
    store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
    expect(saved(store)).toMatchObject({
      selectedShippingRate: 'flatrate_air',
      selectedPaymentMethod: 'checkmo',
    });
  });

  it('stay those of an earlier visit while none is chosen [STOR-02]', () => {
    const before = { selectedShippingRate: 'tablerate_bestway', selectedPaymentMethod: 'bank' };
    write(before);
    expect(saved(openCheckout())).toMatchObject(before);
  });

  it('are saved with their fields, except for secret ones', () => {
    const store = openCheckout();
    const type = (method: string, name: string, value: string, secret: boolean): void => {
      store.dispatch(paymentFieldEdited({ method, name, value, secret }));
    };
    type('checkmo', 'note', 'soon', false);
    type('bank', 'pin', 'one-two', true);
    type('bank', 'note', 'later', false);
    const texts = { checkmo: { note: 'soon' }, bank: { note: 'later' } };
    expect(saved(store)).toMatchObject({ tillPaymentFields: texts });
    expect(JSON.stringify(storedDraft())).not.toContain('one-two');
    expect(checkoutOf(openCheckout()).payment.fields).toEqual(texts);
  });
});

describe('the saved billing address', () => {
  const resolved = (store: TillStore, address: typeof savedAddress | typeof typedBilling) => {
    store.dispatch(billingResolved({ address, sameAsShipping: false }));
    return store;
  };

  it('is nothing but the flag while it is the shipping address [STOR-02]', () => {
    const store = openCheckout();
    store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
    store.dispatch(billingAddressEdited({ name: 'city', value: 'Liège' }));
    expect(saved(store)).toMatchObject({
      selectedBillingAddress: null,
      billingAddressFromData: { city: 'Liège' },
      newCustomerBillingAddress: null,
      tillBillingSame: true,
    });
  });

  it('is a saved address by its id [STOR-02] [BILL-05]', () => {
    expect(saved(resolved(openCheckout(customerOf()), savedAddress))).toMatchObject({
      selectedBillingAddress: 'customer-address1',
      newCustomerBillingAddress: null,
      tillBillingSame: false,
    });
    expect(checkoutOf(openCheckout(customerOf())).billing.address).toEqual(savedAddress);
  });

  it('is a typed one with its fields [STOR-02] [BILL-05]', () => {
    expect(saved(resolved(openCheckout(), typedBilling))).toMatchObject({
      selectedBillingAddress: 'new-customer-billing-address',
      newCustomerBillingAddress: { city: 'Bruges', street: { 0: '1 Sunset Blvd' } },
      tillBillingSame: false,
    });
    expect(checkoutOf(openCheckout()).billing.address).toMatchObject({ city: 'Bruges' });
  });

  it('is what Cancel restores while another one is typed [STOR-02]', () => {
    const store = openCheckout();
    store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
    store.dispatch(billingEditStarted());
    expect(saved(store)).toMatchObject({ selectedBillingAddress: null, tillBillingSame: true });
    resolved(store, typedBilling);
    store.dispatch(billingEditStarted());
    expect(saved(store)).toMatchObject({
      selectedBillingAddress: 'new-customer-billing-address',
      newCustomerBillingAddress: { city: 'Bruges' },
    });
  });
});

describe('the saved e-mail', () => {
  const email = 'ada@example.com';
  it.each([
    ['is not known to have an account', undefined, '', 'ida@example.com'],
    ['has an account', true, email, 'ida@example.com'],
    ['has none', false, '', email],
  ])(
    'is saved as far as it was checked, where it %s [STOR-02]',
    (_name, hasAccount, checkedEmailValue, validatedEmailValue) => {
      write({ validatedEmailValue: 'ida@example.com' });
      const store = openCheckout();
      store.dispatch(emailEdited(email));
      if (hasAccount !== undefined) store.dispatch(emailChecked({ email, hasAccount }));
      expect(saved(store)).toMatchObject({
        inputFieldEmailValue: email,
        checkedEmailValue,
        validatedEmailValue,
      });
    },
  );
});
