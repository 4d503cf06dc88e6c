import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import type { Result } from '../../../../../src/platform/result';
import * as did from '../../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectShippingAddress,
} from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import {
  readClientSection,
  writeClientSection,
} from '../../../../../src/state/sections/section-store';
import {
  sectionsReceived,
  sectionsRequested,
} from '../../../../../src/state/sections/sections-slice';
import { totalsRequested } from '../../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../../support/fake-http';
import {
  addressField,
  checkoutConfig,
  savedAddress,
  shop,
  wireRate,
  wireTotals,
} from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const CHECK = 'rest/default/V1/customers/isEmailAvailable';
const RATES = 'estimate-shipping-methods';
const flatrate = { carrierCode: 'flatrate', methodCode: 'flatrate' };

type MockResponse = Result<HttpResponse> | Promise<Result<HttpResponse>>;

/** A shop with default responses; `special` overrides them per test. */
function openShop(
  special: (path: string, body: unknown) => MockResponse | null = () => null,
): void {
  mockShop((request, path) => {
    const response = special(path, request.body);
    if (response !== null) return response;
    if (path.startsWith(RATES)) return json([wireRate('flatrate'), wireRate('tablerate')]);
    if (path.startsWith('totals')) return json(wireTotals(20));
    if (path === 'billing-address') return json('12');
    if (path === 'payment-information' || path === 'shipping-information') {
      return json({
        payment_methods: [{ code: 'checkmo', title: 'Check' }],
        totals: wireTotals(20),
      });
    }
    return json(true);
  });
}

function open(changes: Partial<CheckoutConfig> = {}): TillStore {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  return store;
}

const customer = {
  id: 7,
  email: 'jane@example.com',
  firstname: 'Jane',
  lastname: 'Doe',
  addresses: [savedAddress],
};
const asCustomer: Partial<CheckoutConfig> = {
  cart: { kind: 'customer' },
  isLoggedIn: true,
  customer,
};

const requestsTo = (path: string) => sent.filter((one) => one.path === path);
const checkout = (store: TillStore) => selectCheckout(store.getState());
const later = (response: Result<HttpResponse>, ms: number): Promise<Result<HttpResponse>> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(response);
    }, ms);
  });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const complete = {
  firstname: 'Gus',
  lastname: 'Guest',
  'street.0': '1 Main St',
  region_id: '12',
  city: 'Beverly Hills',
  postcode: '90210',
  telephone: '555',
};
const type = (store: TillStore, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) {
    store.dispatch(did.shippingAddressEdited({ name, value }));
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openShop();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the e-mail', () => {
  it('is validated and saved with each character once its error shows [MAIL-02, MAIL-03]', async () => {
    const store = open();
    store.dispatch(did.emailEdited('gus@'));
    expect(checkout(store).email).toMatchObject({ value: 'gus@', error: null });
    store.dispatch(did.emailLeft());
    store.dispatch(did.emailEdited('gus@example'));
    expect(checkout(store).email.error).toContain('valid email address');
    store.dispatch(did.emailEdited('gus@example.com'));
    expect(checkout(store).email.error).toBeNull();
    await wait(500);
    expect(readClientSection('checkout-data')).toMatchObject({
      inputFieldEmailValue: 'gus@example.com',
    });
    expect(selectShippingAddress(store.getState())?.email).toBe('gus@example.com');
  });

  it('that is typed next cancels the earlier check, whose response is ignored [MAIL-05]', async () => {
    openShop((path, body) =>
      path === CHECK ? later(json(JSON.stringify(body).includes('late')), 1000) : null,
    );
    const store = open();
    store.dispatch(did.emailEdited('gus@example.com'));
    await wait(2100);
    store.dispatch(did.emailEdited('late@example.com'));
    expect(requestsTo(CHECK)[0]?.signal?.aborted).toBe(true);
    await wait(4000);
    expect(requestsTo(CHECK)).toHaveLength(2);
    expect(checkout(store).email.account).toBe('none');
  });

  it('is checked once, however often it is typed [MAIL-04] [MAIL-06]', async () => {
    openShop((path) => (path === CHECK ? json(false) : null));
    const store = open();
    store.dispatch(did.emailEdited('gus@example.com'));
    await wait(2100);
    store.dispatch(did.emailEdited('gus@example.co'));
    store.dispatch(did.emailEdited('gus@example.com'));
    await wait(2100);
    expect(requestsTo(CHECK)).toHaveLength(1);
    expect(checkout(store).email.account).toBe('exists');
  });

  it('shows the password field from the start when an earlier check found an account [MAIL-10]', () => {
    const kept = { inputFieldEmailValue: 'gus@example.com', checkedEmailValue: 'gus@example.com' };
    writeClientSection('checkout-data', kept);
    expect(checkout(open()).email.account).toBe('exists');
    writeClientSection('checkout-data', { ...kept, checkedEmailValue: 'gustav@example.com' });
    expect(checkout(open()).email.account).toBe('unknown');
  });

  it('is stored as having an account once a check has found one [MAIL-10]', async () => {
    openShop((path) => (path === CHECK ? json(false) : null));
    const store = open();
    store.dispatch(did.emailEdited('gus@example.com'));
    await wait(3000);
    expect(readClientSection('checkout-data')).toMatchObject({
      checkedEmailValue: 'gus@example.com',
    });
  });
});

describe('"Next"', () => {
  it('focuses the sign-in for a guest who must sign in, and stops [STEP-17]', async () => {
    const store = open({ isLoginRequired: true });
    await wait(10);
    type(store, complete);
    store.dispatch(did.emailEdited('gus@example.com'));
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait(5000);
    expect(checkout(store).shipping.focus?.field).toBe('login');
    expect(requestsTo('shipping-information')).toHaveLength(0);
  });

  it('waits as soon as another country is chosen, which makes the rates stale at once [RATE-01, RATE-14]', async () => {
    const store = open();
    type(store, { firstname: 'Gus', city: 'Dublin' });
    await wait(2100);
    expect(checkout(store).shipping.rates.status).toBe('ready');
    sent.length = 0;
    type(store, { country_id: 'IE' });
    expect(checkout(store).shipping.rates.status).toBe('loading');
    expect(sent).toEqual([]);
    await wait(2100);
    expect(requestsTo(RATES)).toHaveLength(1);
    expect(checkout(store).shipping.rates.status).toBe('ready');
  });

  it('stays on the step when the address changes while saving, since the shop has another one [SHIP-34, STEP-23]', async () => {
    const store = open();
    store.dispatch(did.emailEdited('gus@example.com'));
    type(store, complete);
    await wait(2100);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait(100);
    openShop((path) => {
      const response = { payment_methods: [], totals: wireTotals(1) };
      return path === 'shipping-information' ? later(json(response), 300) : null;
    });
    store.dispatch(did.shippingSubmitted());
    await wait(100);
    type(store, { city: 'Malibu' });
    await wait(5000);
    expect(checkout(store)).toMatchObject({ step: 'shipping', passed: [] });
    expect(checkout(store).shipping).toMatchObject({
      saveStatus: 'idle',
      stepError: expect.stringContaining('again') as string,
    });
    store.dispatch(did.shippingSubmitted());
    await wait(1000);
    expect(checkout(store).step).toBe('payment');
  });

  it.each([
    ['loads the totals again when another response arrived while saving', true, 1],
    ['uses the totals of its own response otherwise', false, 0],
  ])('%s [SHIP-34, QUOT-01]', async (_name, isOvertaken, reads) => {
    const store = open();
    store.dispatch(did.emailEdited('gus@example.com'));
    type(store, complete);
    await wait(2100);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait(1000);
    openShop((path) => {
      const saved = { payment_methods: [], totals: wireTotals(25) };
      if (path === 'shipping-information') return later(json(saved), 300);
      if (path === 'totals') return later(json(wireTotals(isOvertaken ? 19 : 30)), 100);
      return null;
    });
    store.dispatch(did.shippingSubmitted());
    await wait(250);
    if (isOvertaken) store.dispatch(totalsRequested());
    await wait(100);
    expect(checkout(store).step).toBe('payment');
    await wait(5000);
    expect(requestsTo('totals')).toHaveLength(reads);
    expect(store.getState().quote).toMatchObject({
      totals: { grandTotal: isOvertaken ? 19 : 25 },
      totalsStatus: 'ready',
    });
  });

  it('waits for the rates of the address, and never saves a method that is not offered [RATE-14, SHIP-34]', async () => {
    openShop((path, body) =>
      path === RATES && JSON.stringify(body).includes('90210')
        ? later(json([wireRate('tablerate'), wireRate('boat')]), 3000)
        : null,
    );
    const store = open();
    await wait(10);
    store.dispatch(did.emailEdited('gus@example.com'));
    store.dispatch(did.shippingMethodChosen(flatrate));
    type(store, complete);
    store.dispatch(did.shippingSubmitted());
    await wait(2900);
    expect(checkout(store).shipping.saveStatus).toBe('saving');
    expect(requestsTo('shipping-information')).toHaveLength(0);
    await wait(500);
    expect(checkout(store).shipping).toMatchObject({ saveStatus: 'idle', method: null });
    expect(checkout(store).shipping.methodError).toContain('shipping method is missing');
    expect(requestsTo('shipping-information')).toHaveLength(0);
    store.dispatch(did.shippingMethodChosen({ carrierCode: 'boat', methodCode: 'boat' }));
    store.dispatch(did.shippingSubmitted());
    await wait(10);
    expect(checkout(store).step).toBe('payment');
  });

  it('selects the only rate that arrives while it waits [SHIP-08, SHIP-34]', async () => {
    openShop((path) => (path === RATES ? later(json([wireRate('boat')]), 500) : null));
    const store = open();
    store.dispatch(did.emailEdited('gus@example.com'));
    type(store, complete);
    store.dispatch(did.shippingSubmitted());
    await wait(3000);
    expect(requestsTo('shipping-information')[0]?.body).toMatchObject({
      addressInformation: { shipping_carrier_code: 'boat' },
    });
    expect(checkout(store).step).toBe('payment');
  });

  it('refuses a saved address without the region its country needs [SHIP-16, SHIP-17]', async () => {
    const nowhere = { ...savedAddress, regionId: null, regionCode: null, region: null };
    const store = open({ ...asCustomer, customer: { ...customer, addresses: [nowhere] } });
    await wait(10);
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait(10);
    expect(checkout(store).shipping.stepError).toBe(
      'Please specify a regionId in shipping address.',
    );
    expect(requestsTo('shipping-information')).toHaveLength(0);
  });

  it('resolves the billing address again: the customer’s default comes before the shipping address [BILL-05, BILL-11, BILL-12]', async () => {
    const home = { ...savedAddress, isDefaultBilling: false };
    const office = {
      ...savedAddress,
      source: { type: 'customer-address', id: 2 } as const,
      isDefaultShipping: false,
    };
    const store = open({ ...asCustomer, customer: { ...customer, addresses: [home, office] } });
    expect(checkout(store).billing.choice).toEqual({ kind: 'saved', id: 2 });
    await wait(10);
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait(10);
    expect(checkout(store).billing).toMatchObject({ address: office, sameAsShipping: false });
  });

  it('keeps "same as shipping" across a reload, although another address is the default [BILL-05, BILL-06]', async () => {
    const home = { ...savedAddress, isDefaultBilling: false };
    const office = { ...savedAddress, source: { type: 'customer-address', id: 2 } as const };
    const page = { ...asCustomer, customer: { ...customer, addresses: [home, office] } };
    const before = open(page);
    await wait(10);
    before.dispatch(did.shippingMethodChosen(flatrate));
    before.dispatch(did.shippingSubmitted());
    await wait(10);
    before.dispatch(did.billingSameToggled(true));
    await wait(500);
    const store = open(page);
    await wait(500);
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait(10);
    expect(checkout(store).billing).toMatchObject({ address: home, sameAsShipping: true });
    expect(requestsTo('shipping-information').at(-1)?.body).toMatchObject({
      addressInformation: { billing_address: { customerAddressId: 1 } },
    });
  });

  it('keeps the billing address that the shop has validated until another one is chosen [BILL-05]', async () => {
    const data = {
      firstname: 'Bill',
      lastname: 'Payer',
      street: { 0: '9 Office Rd' },
      country_id: 'US',
      region_id: 12,
      city: 'Fresno',
      postcode: '93650',
      telephone: '555',
    };
    const page = { billingAddressFromData: data, isBillingAddressFromDataValid: true };
    const toPayment = async (store: TillStore): Promise<TillStore> => {
      store.dispatch(did.emailEdited('gus@example.com'));
      type(store, complete);
      await wait(1000);
      store.dispatch(did.shippingMethodChosen(flatrate));
      store.dispatch(did.shippingSubmitted());
      await wait(500);
      return store;
    };
    const store = await toPayment(open(page));
    expect(checkout(store).billing).toMatchObject({
      sameAsShipping: false,
      address: { firstname: 'Bill', city: 'Fresno', regionId: 12 },
    });
    store.dispatch(did.billingSameToggled(true));
    await wait(500);
    const again = await toPayment(open(page));
    expect(checkout(again).billing).toMatchObject({ sameAsShipping: true });
  });

  it('saves again, when pressed after going back, before the payment step opens [STEP-20]', async () => {
    const store = open(asCustomer);
    await wait(10);
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait(10);
    store.dispatch(did.stepRequested('shipping'));
    openShop((path) =>
      path === 'shipping-information'
        ? later(
            json({ payment_methods: [{ code: 'bank', title: '' }], totals: wireTotals(7) }),
            400,
          )
        : null,
    );
    store.dispatch(did.stepRequested('payment'));
    await wait(300);
    expect(checkout(store).step).toBe('shipping');
    await wait(200);
    expect(checkout(store).step).toBe('payment');
    expect(checkout(store).payment.methods.map(({ code }) => code)).toEqual(['bank']);
  });
});

describe('the address', () => {
  it('that a customer types inline is always saved in the address book [FORM-04, FORM-05]', async () => {
    const store = open({ ...asCustomer, customer: { ...customer, addresses: [] } });
    await wait(10);
    type(store, { ...complete, save_in_address_book: '0' });
    await wait(3000);
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait(10);
    // The server adds one address to the book for each that is marked.
    expect(requestsTo('shipping-information')[0]?.body).toMatchObject({
      addressInformation: {
        shipping_address: { saveInAddressBook: 1 },
        billing_address: { saveInAddressBook: 0 },
      },
    });
    expect(checkout(store).billing).toMatchObject({
      sameAsShipping: true,
      address: { saveInAddressBook: 0 },
    });
    store.dispatch(did.billingSameToggled(false));
    store.dispatch(did.billingSameToggled(true));
    await wait(10);
    expect(requestsTo('billing-address')[0]?.body).toMatchObject({
      address: { city: 'Beverly Hills', saveInAddressBook: 0 },
    });
    store.dispatch(did.shippingSubmitted());
    await wait(10);
    expect(requestsTo('shipping-information')[1]?.body).toMatchObject({
      addressInformation: { billing_address: { saveInAddressBook: 0 } },
    });
    expect(checkout(store).billing.address).toMatchObject({ saveInAddressBook: 0 });
  });

  it('from the dialog is selected as the new one, goes into the address book, and is stored for the next visit [SHIP-26, SHIP-27, SHIP-29, SHIP-30]', async () => {
    const store = open(asCustomer);
    await wait(10);
    const draft = { ...checkout(store).shipping.draft, ...complete, street: ['7 Beacon Street'] };
    store.dispatch(did.newShippingAddressSaved(draft));
    await wait(500);
    expect(checkout(store).shipping.choice).toEqual({ kind: 'new' });
    expect(selectShippingAddress(store.getState())).toMatchObject({
      source: { type: 'new-customer-address' },
      street: ['7 Beacon Street'],
      saveInAddressBook: 1,
    });
    expect(readClientSection('checkout-data')).toMatchObject({
      selectedShippingAddress: 'new-customer-address',
      newCustomerShippingAddress: { street: { 0: '7 Beacon Street' } },
    });
    expect(checkout(open(asCustomer)).shipping.newAddress?.street).toEqual(['7 Beacon Street']);
  });

  it('stores its street until it is cleared, but no empty line of a form just opened [RATE-07]', async () => {
    const store = open();
    const kept = () => readClientSection('checkout-data').shippingAddressFromData;
    type(store, { 'street.0': '1 Main St' });
    await wait(500);
    expect(kept()).toMatchObject({ street: { 0: '1 Main St' } });
    type(store, { 'street.0': '' });
    await wait(500);
    expect(kept()).toMatchObject({ street: { 0: '' } });
    type(store, { 'street.1': 'Floor 2' });
    await wait(500);
    expect(kept()).not.toMatchObject({ street: { 1: 'Floor 2' } });
  });
});

describe('the stored draft of an address form', () => {
  const kept = () => readClientSection('checkout-data').shippingAddressFromData;
  const attributes = (store: TillStore) =>
    selectShippingAddress(store.getState())?.customAttributes;
  /** A checkout whose form has these fields, too. */
  const openWith = (...names: string[]) =>
    open({
      shippingFields: [
        ...checkoutConfig().shippingFields,
        ...names.map((name, index) => addressField(name, 200 + index)),
      ],
    });

  it('contains a chosen country when nothing is typed yet [STOR-01, STOR-02, RATE-07]', async () => {
    type(open(), { country_id: 'IE' });
    await wait(500);
    expect(kept()).toMatchObject({ country_id: 'IE', region_id: '' });
    expect(checkout(open()).shipping.draft).toMatchObject({ country_id: 'IE', region_id: '' });
  });

  it('may be a country alone, as the old front end stores it [STOR-02, ADDR-09]', async () => {
    writeClientSection('checkout-data', { shippingAddressFromData: { country_id: 'IE' } });
    const store = open();
    expect(checkout(store).shipping.draft).toMatchObject({ country_id: 'IE', street: [''] });
    await wait(2500);
    expect(requestsTo(RATES)[0]?.body).toMatchObject({ address: { country_id: 'IE' } });
  });

  it('contains custom attributes by code, separate from its own fields [ADDR-09]', async () => {
    type(openWith('delivery_note'), { ...complete, delivery_note: 'Ring twice' });
    await wait(500);
    expect(kept()).toMatchObject({
      city: 'Beverly Hills',
      custom_attributes: { delivery_note: 'Ring twice' },
    });
    expect(kept()).not.toHaveProperty('delivery_note');
    expect(attributes(openWith('delivery_note'))).toEqual([
      { attribute_code: 'delivery_note', value: 'Ring twice' },
    ]);
    expect(attributes(open())).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['values by code', { note: 'Ring twice', floor: 3, city: 'Nowhere', broken: [] }],
    [
      'entries in a list',
      [
        { attribute_code: 'note', value: 'Ring twice', label: 'Ring twice' },
        { attribute_code: 'floor', value: 3 },
        { attribute_code: 'city', value: 'Nowhere' },
        'broken',
      ],
    ],
    [
      'entries by code',
      {
        note: { attribute_code: 'note', value: 'Ring twice' },
        floor: { value: 3 },
      },
    ],
  ])(
    'may contain custom attributes as %s, as the old front end stores them [ADDR-04, ADDR-09]',
    (_, custom) => {
      writeClientSection('checkout-data', {
        shippingAddressFromData: { city: 'Cork', custom_attributes: custom },
      });
      const store = openWith('note', 'floor');
      expect(checkout(store).shipping.draft.city).toBe('Cork');
      expect(attributes(store)).toEqual([
        { attribute_code: 'note', value: 'Ring twice' },
        { attribute_code: 'floor', value: '3' },
      ]);
    },
  );
});

describe('the shipping method', () => {
  it('clears its error whenever it changes [SHIP-13]', async () => {
    const store = open();
    await wait(10);
    const expectError = () => {
      store.dispatch(did.shippingSubmitted());
      expect(checkout(store).shipping.methodError).not.toBeNull();
    };
    expectError();
    store.dispatch(did.shippingMethodChosen(flatrate));
    expect(checkout(store).shipping.methodError).toBeNull();
    openShop((path) => (path === RATES ? json([]) : null));
    type(store, { region_id: '43' });
    await wait(2100);
    expectError();
    openShop((path) => (path === RATES ? json([wireRate('boat')]) : null));
    type(store, { region_id: '12' });
    await wait(2100);
    expect(checkout(store).shipping).toMatchObject({
      method: { carrierCode: 'boat' },
      methodError: null,
    });
  });

  it('is cleared when the rates fail to load, and restored with them [SHIP-10, RATE-17]', async () => {
    const store = open();
    await wait(10);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait(500);
    openShop((path) => (path === RATES ? json({ message: 'No.' }, 500) : null));
    type(store, { region_id: '43' });
    await wait(2100);
    expect(checkout(store).shipping).toMatchObject({ rates: { list: [] }, method: null });
    openShop();
    store.dispatch(did.ratesRetried());
    await wait(10);
    expect(checkout(store).shipping.method).toEqual(flatrate);
  });

  it('waits for a cart that is loading, and requests rates once [RATE-02]', async () => {
    const store = open();
    const load = (version: number) => {
      store.dispatch(sectionsRequested(['cart']));
      return () =>
        store.dispatch(
          sectionsReceived({
            names: ['cart'],
            sections: { cart: { data_id: version, summary_count: 1 } },
          }),
        );
    };
    const arrive = load(5);
    await wait(50);
    expect(requestsTo(RATES)).toHaveLength(0);
    arrive();
    await wait(50);
    expect(requestsTo(RATES)).toHaveLength(1);
    load(6);
    type(store, { region_id: '43' });
    store.dispatch(did.shippingAddressLeft());
    await wait(1000);
    expect(requestsTo(RATES)).toHaveLength(1);
    await wait(1100);
    expect(requestsTo(RATES)).toHaveLength(2);
  });

  it('is restored after a failure that came before it was stored [SHIP-09, RATE-17]', async () => {
    const store = open();
    await wait(10);
    openShop((path) => (path === RATES ? json({ message: 'No.' }, 500) : null));
    store.dispatch(did.shippingMethodChosen(flatrate));
    type(store, { region_id: '43' });
    store.dispatch(did.shippingAddressLeft());
    await wait(10);
    expect(checkout(store).shipping).toMatchObject({ rates: { status: 'failed' }, method: null });
    openShop();
    store.dispatch(did.ratesRetried());
    await wait(10);
    expect(checkout(store).shipping.method).toEqual(flatrate);
  });
});

describe('the billing address of a virtual cart', () => {
  it('is the customer’s default, and the totals are estimated for it, without rates [BILL-04, RATE-03, RATE-06]', async () => {
    openShop((path) => {
      if (path === 'totals-information') return later(json(wireTotals(23)), 50);
      return null;
    });
    const store = open({ ...asCustomer, isVirtual: true });
    await wait(100);
    expect(checkout(store).billing.address).toEqual(savedAddress);
    expect(requestsTo('totals-information').map(({ body }) => body)).toEqual([
      {
        addressInformation: {
          address: { countryId: 'US', region: 'California', regionId: 12, postcode: '90034' },
        },
      },
    ]);
    expect(store.getState().quote?.totals?.grandTotal).toBe(23);
    expect(requestsTo(RATES)).toHaveLength(0);
  });

  it('is the one stored on an earlier visit, if there is one [BILL-04]', async () => {
    const office = { ...savedAddress, source: { type: 'customer-address', id: 2 } as const };
    const virtual = {
      ...asCustomer,
      isVirtual: true,
      customer: { ...customer, addresses: [savedAddress, { ...office, isDefaultBilling: false }] },
    };
    const first = open(virtual);
    first.dispatch(did.billingEditStarted());
    first.dispatch(did.billingAddressChosen({ kind: 'saved', id: 2 }));
    first.dispatch(did.billingUpdateSubmitted());
    await wait(500);
    expect(checkout(open(virtual)).billing.address?.source).toEqual(office.source);
  });

  it('estimates the totals again when it changes, and reports nothing to analytics [RATE-06, BILL-15]', async () => {
    const layer: unknown[] = [];
    Object.assign(window, { dataLayer: layer });
    const store = open({ isVirtual: true });
    store.dispatch(did.emailEdited('gus@example.com'));
    await wait(10);
    expect(requestsTo('totals-information')).toHaveLength(0);
    for (const [name, value] of Object.entries(complete)) {
      store.dispatch(did.billingAddressEdited({ name, value }));
    }
    store.dispatch(did.billingUpdateSubmitted());
    store.dispatch(did.billingUpdateSubmitted());
    await wait(10);
    expect(requestsTo('totals-information').at(-1)?.body).toMatchObject({
      addressInformation: { address: { postcode: '90210' } },
    });
    expect(layer).toEqual([]);
    Reflect.deleteProperty(window, 'dataLayer');
  });
});
