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
import { readClientSection } from '../../../../src/state/sections/section-store';
import { createShippingHandle } from '../../../../src/state/shipping-forms/shipping-handle';
import { shippingFormEdited } from '../../../../src/state/shipping-forms/shipping-forms-slice';
import { shippingFormsState } from '../../../../src/state/shipping-forms/shipping-forms-state';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, mockShop, sent } from '../support/fake-http';
import { checkoutConfig, savedAddress, shop, wireRate, wireTotals } from '../support/shop';

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

const asCustomer: Partial<CheckoutConfig> = {
  cart: { kind: 'customer' },
  isLoggedIn: true,
  customer: {
    id: 7,
    email: 'jane@example.com',
    firstname: 'Jane',
    lastname: 'Doe',
    addresses: [savedAddress],
  },
};

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
