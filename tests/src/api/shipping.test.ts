import { beforeEach, describe, expect, it, vi } from 'vitest';
import { estimateRates, saveShipping } from '../../../src/api/shipping';
import { estimateTotals } from '../../../src/api/totals';
import type { Address } from '../../../src/domain/address.types';
import { json, sent, mockShop } from '../state/support/fake-http';
import { savedAddress, wireRate, wireTotals } from '../state/support/shop';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const guest = { ...shop, cart: { kind: 'guest', maskedId: 'CART1' } } as const;
const customer = { ...shop, cart: { kind: 'customer' } } as const;
const typed: Address = {
  ...savedAddress,
  source: { type: 'new-customer-address', createdAt: 1 },
  saveInAddressBook: 1,
  customAttributes: [{ attribute_code: 'has_dog', value: true, label: 'Yes' }],
};

beforeEach(() => {
  mockShop((_request, path) => {
    if (path === 'totals-information') return json(wireTotals(116.91));
    if (path === 'shipping-information') {
      return json({
        payment_methods: [{ code: 'checkmo', title: 'Check' }],
        totals: wireTotals(9),
      });
    }
    return json([wireRate('flatrate', 15), { carrier_code: 'ups', available: false }]);
  });
});

describe('the rates', () => {
  it('of a typed address are requested with all its fields [RATE-11, RATE-12]', async () => {
    await estimateRates(guest, typed);
    expect(sent).toMatchObject([{ method: 'POST', path: 'estimate-shipping-methods' }]);
    expect(sent[0]?.body).toEqual({
      address: {
        street: ['1 Sunset Blvd'],
        city: 'Los Angeles',
        region_id: 12,
        region: 'California',
        country_id: 'US',
        postcode: '90034',
        email: 'jane@example.com',
        customer_id: 7,
        firstname: 'Jane',
        lastname: 'Doe',
        middlename: '',
        prefix: '',
        suffix: '',
        vat_id: '',
        company: '',
        telephone: '555-0101',
        fax: '',
        custom_attributes: [{ attribute_code: 'has_dog', value: true }],
        save_in_address_book: 1,
      },
    });
  });

  it('of a saved address are requested by its id [RATE-15]', async () => {
    await estimateRates(customer, savedAddress);
    expect(sent).toMatchObject([
      { method: 'POST', path: 'estimate-shipping-methods-by-address-id', body: { addressId: 1 } },
    ]);
  });

  it('are a list; one that a carrier refused has no method [RATE-13, SHIP-07]', async () => {
    const response = await estimateRates(guest, typed);
    expect(response).toMatchObject({
      ok: true,
      value: [
        { carrierCode: 'flatrate', methodCode: 'flatrate', priceExclTax: 15, priceInclTax: 15 },
        { carrierCode: 'ups', methodCode: null, available: false },
      ],
    });
  });
});

it('parses all fields of a rate, with and without tax [SHIP-07]', async () => {
  mockShop(() =>
    json([
      {
        carrier_code: 'tablerate',
        method_code: 'bestway',
        carrier_title: 'Best &amp; Way',
        method_title: 'Table &quot;Rate&quot;',
        amount: 10,
        base_amount: 99,
        available: true,
        error_message: '',
        price_excl_tax: 10.5,
        price_incl_tax: 12.6,
      },
    ]),
  );
  expect(await estimateRates(guest, typed)).toEqual({
    ok: true,
    value: [
      {
        carrierCode: 'tablerate',
        methodCode: 'bestway',
        carrierTitle: 'Best & Way',
        methodTitle: 'Table "Rate"',
        amount: 10,
        priceExclTax: 10.5,
        priceInclTax: 12.6,
        available: true,
        errorMessage: '',
      },
    ],
  });
});

it('returns the totals of an address [RATE-10]', async () => {
  const response = await estimateTotals(guest, typed, null);
  expect(response).toMatchObject({ ok: true, value: { grandTotal: 116.91, segments: [{}] } });
});

it('saves the step and returns totals and payment methods [SHIP-33, SHIP-35]', async () => {
  const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };
  const response = await saveShipping(guest, {
    shippingAddress: typed,
    billingAddress: null,
    method,
  });
  expect(sent).toMatchObject([{ method: 'POST', path: 'shipping-information' }]);
  expect(response).toMatchObject({
    ok: true,
    value: { totals: { grandTotal: 9 }, methods: [{ code: 'checkmo' }] },
  });
});

it('sends 1 to save an address in the address book, 0 not to, and null for a guest [ADDR-03, FORM-06]', async () => {
  const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };
  const kept = async (change: Partial<Address>): Promise<unknown> => {
    sent.length = 0;
    const shippingAddress = { ...typed, ...change };
    await saveShipping(customer, { shippingAddress, billingAddress: null, method });
    const { addressInformation } = sent[0]?.body as {
      addressInformation: { shipping_address: { saveInAddressBook: unknown } };
    };
    return addressInformation.shipping_address.saveInAddressBook;
  };
  expect(await kept({ saveInAddressBook: 1 })).toBe(1);
  expect(await kept({ saveInAddressBook: 0 })).toBe(0);
  expect(await kept({ customerId: null })).toBeNull();
});
