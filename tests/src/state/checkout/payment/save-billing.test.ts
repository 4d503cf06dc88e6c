import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../../src/platform/result';
import {
  billingAddressChosen,
  billingAddressEdited,
  billingEditStarted,
  billingSameToggled,
  billingUpdateSubmitted,
  emailEdited,
  shippingAddressEdited,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectShippingAddress } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { messageShown } from '../../../../../src/state/messages/messages-slice';
import { selectTotals, selectTotalsStatus } from '../../../../../src/state/quote/quote-slice';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, sent } from '../../support/fake-http';
import {
  billing,
  openPayment,
  openShop,
  payment,
  rejected,
  requestsTo,
  sentHere,
  texts,
} from '../../support/payment-page';
import { customerOf, savedAddress, shop } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const ADDRESS = {
  firstname: 'Gus',
  lastname: 'Guest',
  'street.0': '1 Main St',
  region_id: '12',
  city: 'Beverly Hills',
  postcode: '90210',
  telephone: '555',
};
const settled = () => vi.advanceTimersByTimeAsync(100);

function typeBilling(store: TillStore, changes: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries({ ...ADDRESS, ...changes })) {
    store.dispatch(billingAddressEdited({ name, value }));
  }
}
/** A guest whose parcel goes to the address above. */
function withParcel(): TillStore {
  const store = openPayment();
  store.dispatch(emailEdited('gus@example.com'));
  for (const [name, value] of Object.entries(ADDRESS)) {
    store.dispatch(shippingAddressEdited({ name, value }));
  }
  sent.length = 0;
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  openShop();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Update', () => {
  it('confirms the typed address and sends it to the shop [BILL-13]', async () => {
    const store = openPayment();
    store.dispatch(emailEdited('gus@example.com'));
    typeBilling(store);
    expect(sentHere()).toEqual([]);
    store.dispatch(billingUpdateSubmitted());
    expect(billing(store)).toMatchObject({
      sameAsShipping: false,
      errors: {},
      previous: null,
      address: {
        source: { type: 'new-customer-billing-address', createdAt: 5 },
        email: 'gus@example.com',
        firstname: 'Gus',
        city: 'Beverly Hills',
      },
    });
    await settled();
    expect(requestsTo('billing-address')).toMatchObject([
      {
        method: 'POST',
        body: { cartId: 'CART1', address: { firstname: 'Gus', street: ['1 Main St'] } },
      },
    ]);
  });

  it('reloads the methods and totals once the address is saved [BILL-14]', async () => {
    const store = openPayment();
    typeBilling(store);
    store.dispatch(billingUpdateSubmitted());
    expect(selectTotalsStatus(store.getState())).toBe('loading');
    await settled();
    expect(sentHere()).toEqual(['POST billing-address', 'GET payment-information']);
    expect(payment(store).methods.map(({ code }) => code)).toEqual(['checkmo', 'cashondelivery']);
    expect(selectTotals(store.getState())?.grandTotal).toBe(30);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
  });

  it('sends nothing while the typed address is not valid, and names the field each time', async () => {
    const store = openPayment();
    typeBilling(store, { lastname: '' });
    store.dispatch(billingUpdateSubmitted());
    expect(Object.keys(billing(store).errors)).toEqual(['lastname']);
    expect(billing(store).focus).toEqual({ field: 'lastname', nonce: 1 });
    store.dispatch(billingUpdateSubmitted());
    expect(billing(store).focus).toEqual({ field: 'lastname', nonce: 2 });
    await settled();
    expect(billing(store).address).toBeNull();
    expect(sentHere()).toEqual([]);
    typeBilling(store);
    store.dispatch(billingUpdateSubmitted());
    expect(billing(store).errors).toEqual({});
    expect(billing(store).address?.lastname).toBe('Guest');
  });

  it('confirms the saved address that a customer has picked [BILL-13]', async () => {
    const store = openPayment(customerOf());
    store.dispatch(billingAddressChosen({ kind: 'saved', id: 1 }));
    store.dispatch(billingUpdateSubmitted());
    expect(billing(store)).toMatchObject({ address: savedAddress, sameAsShipping: false });
    await settled();
    expect(requestsTo('billing-address')[0]?.body).toMatchObject({
      cartId: 'mine',
      address: { customerAddressId: 1, city: 'Los Angeles' },
    });
  });

  it.each([
    ['of a customer without saved addresses', [], null, 1],
    ['of one with saved addresses, who may clear the box', [savedAddress], null, 1],
    ['not once it is cleared', [savedAddress], '0', 0],
  ])('saves a typed address in the address book: %s [FORM-04]', async (_, saved, box, flag) => {
    const store = openPayment(customerOf(7, saved));
    store.dispatch(billingAddressChosen({ kind: 'new' }));
    typeBilling(store, box === null ? {} : { save_in_address_book: box });
    store.dispatch(billingUpdateSubmitted());
    await settled();
    expect(requestsTo('billing-address')).toMatchObject([
      { body: { address: { city: 'Beverly Hills', saveInAddressBook: flag } } },
    ]);
  });

  it('confirms nothing when the picked address has gone from the address book', async () => {
    const store = openPayment(customerOf());
    store.dispatch(billingAddressChosen({ kind: 'saved', id: 99 }));
    store.dispatch(billingUpdateSubmitted());
    await settled();
    expect(billing(store).address).toBeNull();
    expect(sentHere()).toEqual([]);
  });

  it('replaces an earlier update that is still being saved', async () => {
    const store = openPayment();
    typeBilling(store);
    store.dispatch(billingUpdateSubmitted());
    typeBilling(store, { city: 'Oakland' });
    store.dispatch(billingUpdateSubmitted());
    const [first, second] = requestsTo('billing-address');
    expect(first?.signal?.aborted).toBe(true);
    expect(second?.signal?.aborted).toBe(false);
    await settled();
    expect(billing(store).address?.city).toBe('Oakland');
    expect(requestsTo('payment-information')).toHaveLength(1);
    expect(texts(store, 'checkout')).toEqual([]);
  });

  it('does nothing on a page without a checkout', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const store = createTillStore({ shop, checkout: null });
    store.inject(checkoutState);
    sent.length = 0;
    store.dispatch(billingUpdateSubmitted());
    await settled();
    expect(billing(store).address).toBeNull();
    expect(sentHere()).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  it('keeps the address and sends nothing while the page has no cart', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const store = openPayment({ cart: null });
    store.dispatch(messageShown({ area: 'checkout', type: 'error', text: 'No cart.' }));
    typeBilling(store);
    store.dispatch(billingUpdateSubmitted());
    await settled();
    expect(billing(store).address?.city).toBe('Beverly Hills');
    expect(sentHere()).toEqual([]);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
    expect(texts(store, 'checkout')).toEqual(['No cart.']);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('"Same as shipping"', () => {
  it('confirms and sends where the parcel goes as soon as it is ticked [BILL-01, BILL-13]', async () => {
    const store = withParcel();
    store.dispatch(billingSameToggled(true));
    expect(billing(store)).toMatchObject({ sameAsShipping: true, errors: {} });
    expect(billing(store).address).toEqual(selectShippingAddress(store.getState()));
    await settled();
    expect(requestsTo('billing-address')[0]?.body).toMatchObject({
      address: { city: 'Beverly Hills' },
    });
    expect(requestsTo('payment-information')).toHaveLength(1);
  });

  it('sends nothing when it is cleared, even if the form below is filled in', async () => {
    const store = withParcel();
    store.dispatch(billingSameToggled(true));
    await settled();
    sent.length = 0;
    typeBilling(store);
    store.dispatch(billingSameToggled(false));
    await settled();
    expect(billing(store)).toMatchObject({ sameAsShipping: false, address: null });
    expect(sentHere()).toEqual([]);
  });

  it('waits for the shipping address while there is none', async () => {
    const store = openPayment({ ...customerOf(), isVirtual: true });
    store.dispatch(billingEditStarted());
    store.dispatch(billingSameToggled(true));
    await settled();
    expect(requestsTo('billing-address')).toEqual([]);
    expect(billing(store)).toMatchObject({ address: null, previous: { address: savedAddress } });
  });
});

describe('an address that could not be saved', () => {
  it('is opened again with the message of the shop that rejects it', async () => {
    openShop((path) => (path === 'billing-address' ? rejected('Unknown postcode.') : null));
    const store = openPayment();
    typeBilling(store);
    store.dispatch(billingUpdateSubmitted());
    const sentAddress = billing(store).address;
    expect(sentAddress).not.toBeNull();
    await settled();
    expect(texts(store, 'checkout')).toEqual(['Unknown postcode.']);
    expect(billing(store)).toMatchObject({
      address: null,
      previous: { address: sentAddress, sameAsShipping: false },
    });
    expect(selectTotalsStatus(store.getState())).toBe('ready');
    expect(requestsTo('payment-information')).toEqual([]);
  });

  it('stays confirmed when the shop cannot be reached, and the next attempt clears the message', async () => {
    let isOffline = true;
    openShop((path) => {
      if (path !== 'billing-address') return null;
      return isOffline ? fail({ kind: 'network' }) : json('12');
    });
    const store = openPayment();
    typeBilling(store);
    store.dispatch(billingUpdateSubmitted());
    await settled();
    expect(texts(store, 'checkout')).toEqual([
      'The shop cannot be reached. Please check your connection and try again.',
    ]);
    expect(billing(store).address?.city).toBe('Beverly Hills');
    expect(selectTotalsStatus(store.getState())).toBe('ready');
    isOffline = false;
    store.dispatch(billingUpdateSubmitted());
    expect(texts(store, 'checkout')).toEqual([]);
    await settled();
    expect(requestsTo('payment-information')).toHaveLength(1);
  });
});
