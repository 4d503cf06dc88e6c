import { describe, expect, it, vi } from 'vitest';
import { completeRequest, partialBuyRequest } from '../../../src/api/buy-request';
import { parseMessagesSection } from '../../../src/api/messages';
import { loadSections, parseCartSection, parseCustomerSection } from '../../../src/api/sections';
import { saveShipping } from '../../../src/api/shipping';
import { cancelCoupon } from '../../../src/api/coupons';
import { estimateTotals } from '../../../src/api/totals';
import { estimateRates } from '../../../src/api/shipping';
import { fail } from '../../../src/platform/result';
import { http, json, sent, mockShop } from '../state/support/fake-http';
import { savedAddress, wireTotals } from '../state/support/shop';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const line = (more: object) =>
  parseCartSection({ data_id: 1, items: [{ item_id: 7, qty: '2', ...more }] })?.lines[0];
const guest = {
  baseUrl: 'https://shop.example/',
  storeCode: 'default',
  cart: { kind: 'guest', maskedId: 'C1' },
} as const;

describe('a line of the cart section', () => {
  it.each([
    [12.5, { price: 12.5, priceExclTax: null }],
    ['12.5000', { price: 12.5, priceExclTax: null }],
    [
      { incl_tax: '36.8100', excl_tax: 34 },
      { price: 36.81, priceExclTax: 34 },
    ],
    [
      { incl_tax: null, excl_tax: 34 },
      { price: 34, priceExclTax: null },
    ],
    [{}, { price: null, priceExclTax: null }],
    [null, { price: null, priceExclTax: null }],
    [undefined, { price: null, priceExclTax: null }],
    ['free', { price: null, priceExclTax: null }],
  ])('reads the price %j as %j', (product_price_value, expected) => {
    expect(line({ product_price_value })).toMatchObject(expected);
  });

  it.each([
    [{ product_has_url: true, product_url: '/a' }, { url: '/a' }],
    [{ product_has_url: '1', product_url: '' }, { url: null }],
    [{ product_has_url: false, product_url: '/a' }, { url: null }],
    [{ product_url: '/a' }, { url: null }],
    [{ configure_url: '/c' }, { configureUrl: '/c' }],
    [{ configure_url: '' }, { configureUrl: null }],
    [{ configure_url: '/c', is_visible_in_site_visibility: false }, { configureUrl: null }],
  ])('reads the links %j as %j', (more, expected) => {
    expect(line(more)).toMatchObject(expected);
  });

  it.each<[unknown, object | null]>([
    [
      { min: 12, max: '60.0000', step: 6 },
      { min: 12, max: 60, step: 6 },
    ],
    [
      { min: '0.5', max: null, step: 0.25 },
      { min: 0.5, max: null, step: 0.25 },
    ],
    [{ min: 1 }, { min: 1, max: null, step: null }],
    [
      { min: 'constructor', max: [], step: '6x' },
      { min: null, max: null, step: null },
    ],
    [
      { constructor: 1, max: '1e400', step: true },
      { min: null, max: null, step: null },
    ],
    ['constructor', null],
    [null, null],
    [undefined, null],
    [6, null],
  ])('reads the limits %j of its quantity as %j [QTY-01]', (till_quantity, limits) => {
    expect(line({ till_quantity })).toMatchObject({ qty: 2, limits });
  });

  it('is left out when it is invalid', () => {
    expect(parseCartSection({ items: [{ qty: 1 }, 'x'] })?.lines).toEqual([]);
  });
});

it.each([
  [
    { firstname: 'Jo', fullname: 'Jo Doe', websiteId: 1 },
    { firstname: 'Jo', fullname: 'Jo Doe', websiteId: '1' },
  ],
  [
    { firstname: '', fullname: '' },
    { firstname: null, fullname: null, websiteId: null },
  ],
  [{ data_id: 1 }, { firstname: null, fullname: null, websiteId: null }],
])('reads the customer section %j as %j [SECT-07, ROLE-02]', (stored, expected) => {
  expect(parseCustomerSection(stored)).toEqual(expected);
});

it.each([
  [{ messages: [{ type: 'error', text: 'No' }] }, [{ type: 'error', text: 'No' }]],
  [{ messages: [{ type: 'odd', text: 'x' }] }, [{ type: 'notice', text: 'x' }]],
  [{ messages: [{ type: 'error', text: 'No' }, 'x'] }, []],
  [{ messages: [{ type: 'error', text: 'No' }, null] }, []],
  [{ messages: [{ type: 'error' }] }, []],
  [{ messages: 'x' }, []],
  [undefined, []],
])('reads the messages section %j as %j [SECT-27]', (stored, expected) => {
  expect(parseMessagesSection(stored)).toEqual(expected);
});

it('returns the error of a failed section load [SECT-28]', async () => {
  const request = { loadUrl: 'https://shop.example/load/', names: ['cart'], newTimestamp: false };
  const offline = fail({ kind: 'network' } as const);
  mockShop(() => offline);
  expect(await loadSections(request)).toEqual(offline);
  mockShop(() => json([], 203));
  expect(await loadSections(request)).toEqual(fail({ kind: 'malformed', status: 203 }));
});

describe('how a line was bought', () => {
  const partial = (more: object) =>
    partialBuyRequest(
      {
        items: [
          {
            item_id: '7',
            product_id: 3,
            product_type: 'configurable',
            qty: 2,
            options: [],
            ...more,
          },
        ],
      },
      '7',
    );

  it.each([
    [{ options: [{ option_id: 93, option_value: 5 }] }, true],
    [{ options: [{ option_id: 93, option_value: null }] }, false],
    [{ options: [{ option_value: 5 }] }, false],
    [
      {
        options: [
          { option_id: 93, option_value: 5 },
          { option_id: 1, option_value: 'x', option_type: 'field' },
        ],
      },
      false,
    ],
    [{ product_type: 'bundle', options: [{ option_id: 93, option_value: 5 }] }, false],
    [{ product_type: 'grouped', options: [{ option_id: 93, option_value: 5 }] }, null],
  ])('from %j is complete: %s', (more, isComplete) => {
    expect(partial(more)?.isComplete ?? null).toBe(isComplete);
    const fields = [
      ['product', '3'],
      ['qty', '2'],
    ];
    if (isComplete === false) expect(partial(more)?.request).toEqual(fields);
    if (isComplete === true) {
      expect(partial(more)?.request).toEqual([...fields, ['super_attribute[93]', '5']]);
    }
  });

  it('lists the types of its custom options', () => {
    const options = [
      { option_id: 1, option_type: 'field' },
      { option_id: 2 },
      { option_type: 'date' },
    ];
    expect([...(partial({ options })?.customTypes ?? [])]).toEqual([['1', 'field']]);
  });

  it('is completed by the items of the cart, unless a choice is unknown', async () => {
    const of = partial({ options: [{ option_id: 1, option_type: 'checkbox' }] });
    const say = (extension_attributes: object) => {
      mockShop(() => json([{ item_id: 7, product_option: { extension_attributes } }]));
      return of === null ? null : completeRequest(guest, '7', of);
    };
    const custom_options = [{ option_id: 1, option_value: '4,5' }];
    const configurable_item_options = [{ option_id: 93, option_value: 5 }];
    expect(await say({ custom_options, configurable_item_options })).toEqual([
      ['product', '3'],
      ['qty', '2'],
      ['super_attribute[93]', '5'],
      ['options[1][]', '4'],
      ['options[1][]', '5'],
    ]);
    expect(await say({ configurable_item_options })).toBeNull();
    expect(
      await say({ custom_options: [...custom_options, { option_id: 9, option_value: 'x' }] }),
    ).toBeNull();
    expect(await say({})).toBeNull();
    mockShop(() => json([{ item_id: 8 }]));
    expect(of === null ? '' : await completeRequest(guest, '7', of)).toBeNull();
  });
});

describe('cart requests with an address', () => {
  const method = { carrierCode: 'ups', methodCode: 'ground' };
  const { signal } = new AbortController();

  it('estimate totals with or without a method [RATE-08 to RATE-10]', async () => {
    mockShop(() => json(wireTotals(5)));
    await estimateTotals(guest, savedAddress, method, { signal });
    await estimateTotals(guest, savedAddress, null);
    const address = { countryId: 'US', region: 'California', regionId: 12, postcode: '90034' };
    expect(sent.map(({ body }) => body)).toEqual([
      {
        addressInformation: {
          address,
          shipping_method_code: 'ground',
          shipping_carrier_code: 'ups',
        },
      },
      { addressInformation: { address } },
    ]);
    expect(sent[0]?.signal).toBe(signal);
  });

  it('save the billing address with the step, if there is one [SHIP-31]', async () => {
    mockShop(() => json({ payment_methods: [], totals: wireTotals(5) }));
    const step = { shippingAddress: savedAddress, method };
    await saveShipping(guest, { ...step, billingAddress: { ...savedAddress, city: 'Rome' } });
    await saveShipping(guest, { ...step, billingAddress: null });
    const [withBilling, without] = sent.map(
      ({ body }) => (body as { addressInformation: object }).addressInformation,
    );
    expect(withBilling).toMatchObject({
      shipping_address: { city: 'Los Angeles' },
      billing_address: { city: 'Rome' },
      shipping_method_code: 'ground',
      shipping_carrier_code: 'ups',
    });
    expect(without).not.toHaveProperty('billing_address');
  });

  it('request rates by id only for a customer’s saved address [RATE-15]', async () => {
    mockShop(() => json([]));
    const customer = { ...guest, cart: { kind: 'customer' } } as const;
    const typed = {
      ...savedAddress,
      source: { type: 'new-customer-address', createdAt: 1 } as const,
    };
    await estimateRates(customer, savedAddress);
    await estimateRates(guest, savedAddress);
    await estimateRates(customer, typed);
    expect(sent.map(({ path }) => path)).toEqual([
      'estimate-shipping-methods-by-address-id',
      'estimate-shipping-methods',
      'estimate-shipping-methods',
    ]);
  });

  it('remove the coupon at the cart’s own URL', async () => {
    http.mockClear();
    mockShop(() => json(true));
    await cancelCoupon(guest, { signal });
    expect(http.mock.calls[0]?.[0]).toMatchObject({
      url: 'https://shop.example/rest/default/V1/guest-carts/C1/coupons',
      method: 'DELETE',
      signal,
    });
  });
});
