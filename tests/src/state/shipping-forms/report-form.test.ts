import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import * as did from '../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectShippingAddress,
  selectShippingForm,
} from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import {
  isFormPending,
  provideShippingForms,
} from '../../../../src/state/checkout/shipping/shipping-form';
import { shippingMethods } from '../../../../src/state/extensions/extensions';
import type {
  ShippingFormDefinition,
  ShippingMethodDefinition,
} from '../../../../src/state/extensions/shipping-method.types';
import {
  readClientSection,
  writeClientSection,
} from '../../../../src/state/sections/section-store';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createShippingHandle } from '../../../../src/state/shipping-forms/shipping-handle';
import { shippingFormEdited } from '../../../../src/state/shipping-forms/shipping-forms-slice';
import { shippingFormsState } from '../../../../src/state/shipping-forms/shipping-forms-state';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, mockShop, sent } from '../support/fake-http';
import {
  checkoutConfig,
  customerOf,
  savedAddress,
  shop,
  wireRate,
  wireTotals,
} from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const flatrate = { carrierCode: 'flatrate', methodCode: 'flatrate' };
const pickup = { carrierCode: 'instore', methodCode: 'instore' };

const parcelShop: ShippingMethodDefinition = {
  code: 'parcel_shop',
  rates: ['flatrate_flatrate'],
  form: {
    check: ({ fields }) =>
      fields.shop === undefined
        ? { status: 'incomplete', message: 'Choose a shop.', field: 'shop' }
        : {
            status: 'ready',
            addressExtensionAttributes: { parcel_shop_code: fields.shop },
            customAttributes: [{ attribute_code: 'door', value: '2' }],
            extensionAttributes: { slot: 'noon' },
          },
  },
};

const storePickup: ShippingMethodDefinition = {
  code: 'instore',
  rates: ['instore'],
  replacesAddress: true,
  form: {
    check: ({ fields }) =>
      fields.store === undefined
        ? { status: 'incomplete', message: 'Choose a store.' }
        : {
            status: 'ready',
            address: {
              firstname: 'Main Street',
              lastname: 'Store',
              street: ['1 Main St'],
              city: 'Austin',
              postcode: '78701',
              countryId: 'US',
              region: 'Texas',
              telephone: '512',
            },
            addressExtensionAttributes: { pickup_location_code: fields.store },
          },
  },
};

const load = vi.fn(async (store: TillStore) => {
  await Promise.resolve();
  store.inject(shippingFormsState);
});

const stops: (() => void)[] = [];
const register = (method: ShippingMethodDefinition): void => {
  stops.push(shippingMethods.register(method));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sent.length = 0;
  load.mockClear();
  provideShippingForms({ methods: [], load });
  mockShop((_request, path) => {
    if (path.startsWith('estimate')) return json([wireRate('flatrate'), wireRate('instore', 0)]);
    if (path === 'shipping-information') {
      return json({
        payment_methods: [{ code: 'checkmo', title: 'Check' }],
        totals: wireTotals(20),
      });
    }
    return json(path.startsWith('totals') ? wireTotals(20) : true);
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const wait = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

async function open(changes: Partial<CheckoutConfig> = {}): Promise<TillStore> {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  await wait();
  return store;
}

const asCustomer = customerOf();

const shipping = (store: TillStore) => selectCheckout(store.getState()).shipping;
const information = () =>
  sent.filter(({ path }) => path === 'shipping-information').map(({ body }) => body);

describe('a form below a shipping rate', () => {
  it('is loaded once a rate that it serves is offered, and not before', async () => {
    await open();
    expect(load).not.toHaveBeenCalled();
    register({ ...parcelShop, rates: ['other'] });
    await wait();
    expect(load).not.toHaveBeenCalled();
    register(parcelShop);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('refuses "Next" with its message until it is complete, then adds its attributes [SHIP-32]', async () => {
    register(parcelShop);
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(shipping(store)).toMatchObject({
      methodError: 'Choose a shop.',
      focus: { field: 'shipping_form' },
    });
    expect(information()).toEqual([]);

    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-1' } }));
    expect(shipping(store).methodError).toBeNull();
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(information()).toEqual([
      {
        addressInformation: expect.objectContaining({
          shipping_address: expect.objectContaining({
            extension_attributes: { parcel_shop_code: 'PS-1' },
            customAttributes: [{ attribute_code: 'door', value: '2' }],
          }) as unknown,
          extension_attributes: { slot: 'noon' },
        }) as unknown,
      },
    ]);
    const [{ addressInformation }] = information() as [
      { addressInformation: { billing_address: object } },
    ];
    expect(addressInformation.billing_address).not.toHaveProperty('extension_attributes');
  });

  it('keeps its values when rates are loaded again, and for the next visit', async () => {
    register(parcelShop);
    const store = await open();
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-1' } }));
    store.dispatch(did.ratesRetried());
    await wait();
    expect(selectShippingForm(store.getState())?.problem).toBeNull();
    expect(readClientSection('checkout-data').tillShippingFields).toEqual({
      parcel_shop: { shop: 'PS-1' },
    });
    const next = await open();
    next.dispatch(did.shippingMethodChosen(flatrate));
    expect(selectShippingForm(next.getState())?.problem).toBeNull();
  });

  it('sends the order to the method’s own address, which a guest need not enter and cannot bill [BILL-05]', async () => {
    register(storePickup);
    const store = await open();
    store.dispatch(did.emailEdited('ann@example.com'));
    store.dispatch(did.shippingMethodChosen(pickup));
    store.dispatch(shippingFormEdited({ code: 'instore', values: { store: 'austin' } }));
    expect(selectShippingAddress(store.getState())).toMatchObject({ city: 'Austin' });
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(selectCheckout(store.getState())).toMatchObject({
      step: 'payment',
      billing: { address: null, sameAsShipping: false },
    });
    const [body] = information() as [{ addressInformation: object }];
    expect(body.addressInformation).toMatchObject({
      shipping_carrier_code: 'instore',
      shipping_address: {
        firstname: 'Main Street',
        city: 'Austin',
        saveInAddressBook: null,
        extension_attributes: { pickup_location_code: 'austin' },
      },
    });
    expect(body.addressInformation).not.toHaveProperty('billing_address');
  });

  it('uses the shopper’s address again once another rate is chosen', async () => {
    register(storePickup);
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(pickup));
    store.dispatch(shippingFormEdited({ code: 'instore', values: { store: 'austin' } }));
    store.dispatch(did.shippingMethodChosen(flatrate));
    expect(selectShippingAddress(store.getState())).toEqual(savedAddress);
    expect(selectShippingForm(store.getState())).toBeNull();
  });

  it('is waited for by a press of "Next" while its code is loading', async () => {
    let arrive: (form: ShippingFormDefinition) => void = () => undefined;
    const form = () =>
      new Promise<ShippingFormDefinition>((resolve) => {
        arrive = resolve;
      });
    register({ ...parcelShop, form });
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    expect(isFormPending(store.getState())).toBe(true);
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(information()).toEqual([]);
    arrive({ check: () => ({ status: 'ready' }) });
    await wait();
    expect(information()).toHaveLength(1);
  });

  it('says so when its code cannot be loaded, and "Next" loads it again', async () => {
    let isOnline = false;
    const form: ShippingMethodDefinition['form'] = () =>
      isOnline
        ? Promise.resolve({ check: () => ({ status: 'ready' as const }) })
        : Promise.reject(new Error('offline'));
    register({ ...parcelShop, form });
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    expect(selectShippingForm(store.getState())?.problem).toMatch(/Something went wrong/);
    isOnline = true;
    store.dispatch(did.shippingSubmitted());
    await wait();
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(information()).toHaveLength(1);
  });

  it('blocks only its own rate when the forms’ code cannot be loaded', async () => {
    provideShippingForms({ methods: [], load: () => Promise.reject(new Error('offline')) });
    register(storePickup);
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(pickup));
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(selectShippingForm(store.getState())?.problem).toMatch(/Something went wrong/);
    expect(shipping(store).saveStatus).toBe('idle');
    store.dispatch(did.shippingMethodChosen(flatrate));
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(information()).toHaveLength(1);
  });

  it('counts a check that throws as incomplete', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const check = () => {
      throw new Error('broken');
    };
    register({ ...parcelShop, form: { check } });
    const store = await open();
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    expect(selectShippingForm(store.getState())?.problem).toMatch(/Something went wrong/);
  });

  it('gives its view the facts while it is chosen, and the refused field until it changes', async () => {
    register(parcelShop);
    const store = await open(asCustomer);
    const handle = createShippingHandle(store, parcelShop);
    expect(handle.context()).toBeNull();
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    expect(handle.context()).toMatchObject({ fields: {}, refusedField: null, isLoggedIn: true });
    const heard: (string | null)[] = [];
    const stop = handle.subscribe(({ refusedField }) => heard.push(refusedField));
    store.dispatch(did.shippingSubmitted());
    await wait();
    handle.setFields({ shop: 'PS-1' });
    expect(heard).toContain('shop');
    expect(heard.at(-1)).toBeNull();
    stop();
    handle.setFields({ shop: 'PS-2' });
    expect(handle.context()?.fields).toEqual({ shop: 'PS-2' });
  });
});

describe('what a complete form adds', () => {
  /** The report of a form with this result, for the chosen rate. */
  async function reported(
    check: ReturnType<ShippingFormDefinition['check']>,
    changes: Partial<ShippingMethodDefinition> = {},
    customer: Partial<CheckoutConfig> = asCustomer,
  ) {
    register({ ...parcelShop, form: { check: () => check }, ...changes });
    const store = await open(customer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    return selectShippingForm(store.getState());
  }

  const address = {
    firstname: 'Main Street',
    lastname: 'Store',
    street: ['1 Main St'],
    city: 'Austin',
    postcode: '78701',
    countryId: 'US',
    telephone: '512',
  };

  it('is nothing for one without attributes', async () => {
    expect(await reported({ status: 'ready' })).toEqual({
      rate: 'flatrate_flatrate',
      problem: null,
      field: null,
      replacesAddress: false,
      address: null,
      addressExtras: {},
      extensionAttributes: {},
    });
  });

  it('are custom attributes in addition to those of the address', async () => {
    const own = { attribute_code: 'floor', value: '3', label: 'Third' };
    const customer = {
      ...asCustomer.customer,
      addresses: [{ ...savedAddress, customAttributes: [own] }],
    } as CheckoutConfig['customer'];
    const extra = { attribute_code: 'door', value: '2' };
    const check = { status: 'ready', customAttributes: [extra] } as const;
    const form = await reported(check, {}, { ...asCustomer, customer });
    expect(form?.addressExtras).toEqual({
      customAttributes: [{ attribute_code: 'floor', value: '3' }, extra],
    });
  });

  it('are its own alone for a guest without an address', async () => {
    const extra = { attribute_code: 'door', value: '2' };
    const form = await reported({ status: 'ready', customAttributes: [extra] }, {}, {});
    expect(form?.addressExtras).toEqual({ customAttributes: [extra] });
  });

  it('is an address only for a method that has one of its own', async () => {
    expect((await reported({ status: 'ready', address }))?.address).toBeNull();
  });

  it('is no address for such a method that names none', async () => {
    const form = await reported({ status: 'ready' }, { replacesAddress: true });
    expect(form).toMatchObject({ problem: null, replacesAddress: true, address: null });
  });

  it('is nothing while the form is incomplete', async () => {
    const check = { status: 'incomplete', message: 'Choose a shop.' } as const;
    const form = await reported({ ...check, address } as never, { replacesAddress: true });
    expect(form).toMatchObject({
      problem: 'Choose a shop.',
      field: null,
      address: null,
      addressExtras: {},
      extensionAttributes: {},
    });
  });
});

describe('a form’s check', () => {
  it('runs after changes of the form and of the shipping step, and not after others', async () => {
    const check = vi.fn<ShippingFormDefinition['check']>(() => ({ status: 'ready' }));
    register({ ...parcelShop, form: { check } });
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    check.mockClear();
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-1' } }));
    expect(check).toHaveBeenCalledTimes(1);
    expect(check.mock.lastCall?.[0].fields).toEqual({ shop: 'PS-1' });
    store.dispatch(sectionsRead({ wishlist: { data_id: 1 } }));
    expect(check).toHaveBeenCalledTimes(1);
    store.dispatch(did.shippingMethodChosen(pickup));
    expect(check, 'another method').toHaveBeenCalledTimes(1);
    store.dispatch(did.shippingMethodChosen(flatrate));
    expect(check.mock.calls.length).toBeGreaterThan(1);
  });

  it('gets the cart’s items, the rate, the address and the shop', async () => {
    const check = vi.fn<ShippingFormDefinition['check']>(() => ({ status: 'ready' }));
    register({ ...parcelShop, form: { check } });
    const item = { itemId: 1, productId: 2, sku: 'MUG', name: 'Mug', qty: 1, isVirtual: false };
    const items = [{ ...item, options: [], image: null, message: '' }];
    const store = await open({ ...asCustomer, items });
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    expect(check.mock.lastCall?.[0]).toMatchObject({
      skus: ['MUG'],
      rate: { carrierCode: 'flatrate', methodCode: 'flatrate' },
      address: { city: 'Los Angeles' },
      fields: {},
      refusedField: null,
      isLoggedIn: true,
      shop: { storeCode: 'default', cart: { kind: 'customer' } },
    });
  });

  it('is told of a refused field only while its own problem is shown', async () => {
    register(parcelShop);
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    const refused = () => createShippingHandle(store, parcelShop).context()?.refusedField;
    expect(refused()).toBeNull();
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(refused()).toBe('shop');
  });

  it('is of the chosen method alone: the view of another has no facts', async () => {
    register(parcelShop);
    register(storePickup);
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    expect(createShippingHandle(store, parcelShop).context()).not.toBeNull();
    expect(createShippingHandle(store, storePickup).context()).toBeNull();
  });
});

describe('code of a form that is loaded', () => {
  it('is requested once, however often something changes meanwhile', async () => {
    const form = vi.fn(() => new Promise<ShippingFormDefinition>(() => undefined));
    register({ ...parcelShop, form });
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    expect(form).toHaveBeenCalled();
    // The stores of earlier tests, which have not left their page, request it as well.
    form.mockClear();
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-1' } }));
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-2' } }));
    await wait();
    expect(form).not.toHaveBeenCalled();
  });

  it('is not requested again after a failure until "Next" is pressed', async () => {
    const form = vi.fn(() => Promise.reject<ShippingFormDefinition>(new Error('offline')));
    register({ ...parcelShop, form });
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    form.mockClear();
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-1' } }));
    await wait();
    expect(form).not.toHaveBeenCalled();
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(form).toHaveBeenCalledTimes(1);
  });

  it('blocks nothing when it fails after another rate was chosen', async () => {
    let drop = (): void => undefined;
    const form = () =>
      new Promise<ShippingFormDefinition>((_resolve, reject) => {
        drop = () => {
          reject(new Error('offline'));
        };
      });
    register({ ...parcelShop, form });
    const store = await open(asCustomer);
    store.dispatch(did.shippingMethodChosen(flatrate));
    await wait();
    store.dispatch(did.shippingMethodChosen(pickup));
    drop();
    await wait();
    expect(selectShippingForm(store.getState())).toBeNull();
    store.dispatch(did.shippingSubmitted());
    await wait();
    expect(information()).toHaveLength(1);
  });
});

describe('the values of forms', () => {
  const SAVED = 'tillShippingFields';

  it('are restored from an earlier visit, as far as they are texts', async () => {
    writeClientSection('checkout-data', {
      [SAVED]: { parcel_shop: { shop: 'PS-1', floor: 3, slot: null }, other: 'text' },
    });
    register(parcelShop);
    const store = await open(asCustomer);
    expect(store.getState().shippingForms).toEqual({ parcel_shop: { shop: 'PS-1' }, other: {} });
  });

  it('are none where something else is stored', async () => {
    writeClientSection('checkout-data', { [SAVED]: 'text' });
    register(parcelShop);
    expect((await open(asCustomer)).getState().shippingForms).toEqual({});
  });

  it('are stored beside those of other methods, and the fields that did not change', async () => {
    register(parcelShop);
    const store = await open(asCustomer);
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-1' } }));
    store.dispatch(shippingFormEdited({ code: 'instore', values: { store: 'austin' } }));
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { slot: 'noon' } }));
    expect(readClientSection('checkout-data')[SAVED]).toEqual({
      parcel_shop: { shop: 'PS-1', slot: 'noon' },
      instore: { store: 'austin' },
    });
  });

  it('are not stored for whoever comes next, once the customer has signed out in another tab', async () => {
    register(parcelShop);
    const store = await open(asCustomer);
    // What the newest page of any tab has stored.
    localStorage.setItem('mage-customer-login', '0');
    store.dispatch(shippingFormEdited({ code: 'parcel_shop', values: { shop: 'PS-1' } }));
    expect(readClientSection('checkout-data')[SAVED]).toBeUndefined();
  });
});
