import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  billingAddressChosen,
  billingAddressEdited,
  billingEditCancelled,
  billingEditStarted,
  billingRefused,
  billingResolved,
  billingSameToggled,
} from '../../../../../src/state/checkout/checkout-actions';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { billing, openPayment, openShop } from '../../support/payment-page';
import { savedAddress } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const CONFIRMED = { address: savedAddress, sameAsShipping: true };

/** The block with a confirmed address, which is also where the parcel goes. */
function confirmed(): TillStore {
  const store = openPayment();
  store.dispatch(billingResolved(CONFIRMED));
  return store;
}

beforeEach(() => {
  localStorage.clear();
  openShop();
});

describe('Edit of the billing block', () => {
  it('clears the address and remembers it [BILL-07]', () => {
    const store = confirmed();
    store.dispatch(billingEditStarted());
    expect(billing(store)).toMatchObject({
      address: null,
      sameAsShipping: false,
      previous: CONFIRMED,
    });
  });

  it('does not lose the remembered address when it is pressed twice [BILL-07, BILL-08]', () => {
    const store = confirmed();
    store.dispatch(billingEditStarted());
    store.dispatch(billingEditStarted());
    expect(billing(store).previous).toEqual(CONFIRMED);
    store.dispatch(billingEditCancelled());
    expect(billing(store)).toMatchObject({ ...CONFIRMED, previous: null });
  });

  it('remembers nothing while there is no address [BILL-07]', () => {
    const store = openPayment();
    store.dispatch(billingEditStarted());
    expect(billing(store)).toMatchObject({ address: null, previous: null });
  });
});

describe('Cancel of the billing block', () => {
  it('restores the remembered address without the errors of the form [BILL-08]', () => {
    const store = confirmed();
    store.dispatch(billingEditStarted());
    store.dispatch(billingRefused({ errors: { city: 'Required' }, focus: 'city' }));
    expect(billing(store).errors).toEqual({ city: 'Required' });
    store.dispatch(billingEditCancelled());
    expect(billing(store)).toMatchObject({ ...CONFIRMED, previous: null });
    expect(billing(store).errors).toEqual({});
  });
});

describe('the "Same as shipping" box', () => {
  it('clears the address and remembers it when it is cleared [BILL-07]', () => {
    const store = confirmed();
    store.dispatch(billingSameToggled(false));
    expect(billing(store)).toMatchObject({
      address: null,
      sameAsShipping: false,
      previous: CONFIRMED,
    });
  });

  it('keeps a confirmed address when it is cleared already', () => {
    const store = openPayment();
    store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: false }));
    store.dispatch(billingSameToggled(false));
    expect(billing(store)).toMatchObject({ address: savedAddress, previous: null });
  });

  it('removes the errors of the form when it is ticked, even without a shipping address', () => {
    const store = openPayment({ isVirtual: true });
    store.dispatch(billingRefused({ errors: { city: 'Required' }, focus: 'city' }));
    store.dispatch(billingSameToggled(true));
    expect(billing(store)).toMatchObject({ sameAsShipping: true, address: null });
    expect(billing(store).errors).toEqual({});
  });
});

describe('the form of the billing block', () => {
  it('keeps what is typed', () => {
    const store = openPayment();
    store.dispatch(billingAddressEdited({ name: 'city', value: 'Oakland' }));
    store.dispatch(billingAddressEdited({ name: 'street.0', value: '2 Elm St' }));
    expect(billing(store).draft).toMatchObject({ city: 'Oakland', street: ['2 Elm St'] });
  });

  it('shows for "New Address", without the errors of before [BILL-09]', () => {
    const store = openPayment();
    store.dispatch(billingAddressChosen({ kind: 'saved', id: 1 }));
    expect(billing(store).choice).toEqual({ kind: 'saved', id: 1 });
    store.dispatch(billingRefused({ errors: { city: 'Required' }, focus: 'city' }));
    store.dispatch(billingAddressChosen({ kind: 'new' }));
    expect(billing(store).choice).toEqual({ kind: 'new' });
    expect(billing(store).errors).toEqual({});
  });

  it('loses its errors once an address is confirmed', () => {
    const store = confirmed();
    store.dispatch(billingEditStarted());
    store.dispatch(billingRefused({ errors: { city: 'Required' }, focus: 'city' }));
    store.dispatch(billingResolved(CONFIRMED));
    expect(billing(store)).toMatchObject({ ...CONFIRMED, previous: null });
    expect(billing(store).errors).toEqual({});
  });
});
