import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { validateCart } from '../../../../src/api/cart-form';
import { loadCart } from '../../../../src/api/cart';
import { parseCompareSection } from '../../../../src/api/compare';
import { loadCustomer } from '../../../../src/api/customer-account';
import { loadDirectory } from '../../../../src/api/directory';
import { parseCheckoutConfig } from '../../../../src/api/page-config/checkout';
import { parseConfigurable } from '../../../../src/api/page-config/catalog/configurable';
import { loadPaymentInformation } from '../../../../src/api/payment';
import { findPickupLocations } from '../../../../src/api/pickup-locations';
import { loadProductRows } from '../../../../src/api/products';
import { loadSuggestions } from '../../../../src/api/search';
import { parseCartSection } from '../../../../src/api/sections';
import { estimateRates } from '../../../../src/api/shipping';
import { parseElementSettings } from '../../../../src/payments/stripe/api/element-settings';
import { loadExpressParams } from '../../../../src/payments/stripe/api/express';
import { loadHostedMethods } from '../../../../src/payments/stripe/api/hosted-methods';
import { listSavedMethods } from '../../../../src/payments/stripe/api/saved-methods';
import { loadTotals } from '../../../../src/api/totals';
import { parseWishlistSection } from '../../../../src/api/wishlist';
import type { Result } from '../../../../src/platform/result';
import { json, mockShop } from '../../state/support/fake-http';
import { pageWith } from '../../state/support/products';
import { savedAddress, wireRate, wireTotals } from '../../state/support/shop';
import { guest } from '../support/contexts';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

/** Parses an answer in which the list is; the result of a call is its value, or null where it failed. */
type Parse = (list: readonly unknown[]) => unknown;

const answered =
  <T>(bodyOf: (list: readonly unknown[]) => unknown, call: () => Promise<Result<T>>): Parse =>
  async (list) => {
    mockShop(() => json(bodyOf(list)));
    const result = await call();
    return result.ok ? result.value : null;
  };

const page = (config: object, init = {}) =>
  parseCheckoutConfig({ ...pageWith(init), checkoutConfig: { ...config } });
const form = (dictionaries: object) =>
  page(
    {},
    { '#c': { 'Magento_Ui/js/core/app': { components: { checkoutProvider: { dictionaries } } } } },
  );
const updater = (regionJson: object, more: object = {}) =>
  page({}, { '#c': { directoryRegionUpdater: { regionJson, ...more } } })?.directory;

const country = { id: 'US', full_name_locale: 'United States' };
const region = { id: '12', code: 'CA', name: 'California' };
const lineOption = { label: 'Size', value: 'M' };
const totals = wireTotals(9) as Record<string, unknown>;
const orderedItem = { item_id: 1, name: 'Guide', qty: 1, price: 9, options: '[]' };
const cartLine = (options: readonly unknown[]) => ({ item_id: '1', qty: 1, options });
const card = { id: 'pm_1', type: 'card', label: 'Visa' };

/** Lists that offer choices or describe something, each with one entry that can be read. */
const CHOICES: readonly (readonly [name: string, entry: unknown, parse: Parse])[] = [
  [
    'shipping rates',
    wireRate('flatrate'),
    answered(
      (list) => list,
      () => estimateRates(guest, savedAddress),
    ),
  ],
  [
    'payment methods',
    { code: 'checkmo', title: 'Check' },
    answered(
      (list) => ({ payment_methods: list, totals }),
      () => loadPaymentInformation(guest),
    ),
  ],
  ['payment methods of the page', { code: 'checkmo' }, (list) => page({ paymentMethods: list })],
  ['carriers of the page', 'flatrate', (list) => page({ activeCarriers: list })],
  [
    'countries',
    country,
    answered(
      (list) => list,
      () => loadDirectory(guest),
    ),
  ],
  [
    'regions of a country',
    region,
    answered(
      (list) => [{ ...country, available_regions: list }],
      () => loadDirectory(guest),
    ),
  ],
  ['countries of a form', { value: 'US', label: 'USA' }, (list) => form({ country_id: list })],
  [
    'regions of a form',
    { value: '12', label: 'California', country_id: 'US' },
    (list) => form({ country_id: [{ value: 'US', label: 'USA' }], region_id: list }),
  ],
  ['regions of an account page', region, (list) => updater({ US: list })],
  [
    'countries that require a region',
    'US',
    (list) => updater({ config: { regions_required: list } }),
  ],
  ['countries without a postcode', 'GB', (list) => updater({}, { countriesWithOptionalZip: list })],
  [
    'patterns of postcodes',
    { pattern: '^\\d{5}$', example: '12345' },
    (list) =>
      page(
        { postCodes: { US: list } },
        { '#c': { directoryRegionUpdater: { regionJson: { US: {} } } } },
      ),
  ],
  [
    'saved addresses',
    { id: 3, country_id: 'US' },
    (list) => page({ isCustomerLoggedIn: true, customerData: { addresses: list } }),
  ],
  [
    'the account’s addresses',
    { id: 3, country_id: 'US' },
    answered(
      (addresses) => ({ email: 'jane@example.com', addresses }),
      () => loadCustomer(guest),
    ),
  ],
  [
    'pickup locations',
    { pickup_location_code: 'north' },
    answered(
      (items) => ({ items }),
      () => findPickupLocations(guest, { websiteCode: 'base', skus: [], area: null }),
    ),
  ],
  [
    'suggestions',
    { title: 'lamp' },
    answered(
      (list) => list,
      () => loadSuggestions('/s', 'l'),
    ),
  ],
  [
    'suggestions with a total',
    { title: 'lamp' },
    answered(
      (suggestion) => [{ suggestion, total: 1 }],
      () => loadSuggestions('/s', 'l'),
    ),
  ],
  [
    'product rows',
    { id: 7 },
    answered(
      (items) => ({ items }),
      () => loadProductRows(guest, { ids: ['7'], store: '1', currency: 'USD' }),
    ),
  ],
  ['lines of the mini cart', cartLine([]), (items) => parseCartSection({ data_id: 1, items })],
  [
    'options of a line in the mini cart',
    lineOption,
    (list) => parseCartSection({ data_id: 1, items: [cartLine(list)] }),
  ],
  [
    'options of a line of the page',
    lineOption,
    (list) => page({ quoteItemData: [{ item_id: 1, qty: 1, options: list }] }),
  ],
  [
    'options of a line of the totals',
    lineOption,
    answered(
      (list) => ({ ...totals, items: [{ ...orderedItem, options: JSON.stringify(list) }] }),
      () => loadTotals(guest),
    ),
  ],
  [
    'reasons for which lines are refused',
    { itemId: '1', error: 'Too many.' },
    answered(
      (list) => ({ success: false, error_message: JSON.stringify(list) }),
      () => validateCart('https://shop.example/checkout/cart/', new Map(), 'key'),
    ),
  ],
  ['compared products', { id: '7' }, (items) => parseCompareSection({ data_id: 1, items })],
  ['wishes', { product_id: '7' }, (items) => parseWishlistSection({ data_id: 1, items })],
  [
    'options of a swatch',
    { id: '5', label: 'Red', products: ['7'] },
    (options) => parseConfigurable({ jsonConfig: { attributes: { 3: { id: '3', options } } } }),
  ],
  [
    'saved cards',
    card,
    answered(
      (list) => list,
      () => listSavedMethods(guest, null),
    ),
  ],
  [
    'saved cards of the page',
    card,
    (list) => parseElementSettings({ stripe_payments: { initParams: { savedMethods: list } } }),
  ],
  [
    'external methods of the page',
    { code: 'paypal', redirect_url: 'https://pay.example/' },
    (list) =>
      parseElementSettings({ stripe_payments: { initParams: { externalPaymentMethods: list } } }),
  ],
  [
    'methods of a hosted page',
    'card',
    answered(
      (methods) => ({ methods }),
      () =>
        loadHostedMethods(guest, {
          shippingMethod: null,
          shippingAddress: null,
          billingAddress: savedAddress,
          couponCode: '',
        }),
    ),
  ],
  [
    'rates of a wallet',
    { id: 'a', displayName: 'A', amount: 5 },
    answered(
      (shippingRates) => ({ resolvePayload: { shippingRates } }),
      () => loadExpressParams(guest, { location: 'cart' }),
    ),
  ],
  [
    'countries of a wallet',
    'US',
    answered(
      (allowedShippingCountries) => ({ resolvePayload: { allowedShippingCountries } }),
      () => loadExpressParams(guest, { location: 'cart' }),
    ),
  ],
];

/** Lists that decide what is charged or ordered, or whether there is an order. */
const COMPLETE: typeof CHOICES = [
  [
    'segments of totals',
    { code: 'tax', value: 1 },
    answered(
      (list) => ({ ...totals, total_segments: list }),
      () => loadTotals(guest),
    ),
  ],
  [
    'lines of totals',
    orderedItem,
    answered(
      (items) => ({ ...totals, items }),
      () => loadTotals(guest),
    ),
  ],
  [
    'lines of the cart',
    { item_id: 1 },
    answered(
      (items) => ({ is_active: true, items }),
      () => loadCart(guest),
    ),
  ],
  [
    'amounts of a wallet',
    { name: 'Guide', amount: 9 },
    answered(
      (lineItems) => ({ resolvePayload: { lineItems } }),
      () => loadExpressParams(guest, { location: 'cart' }),
    ),
  ],
];

/** What no entry of any of these lists can be. */
const NONSENSE: fc.Arbitrary<unknown> = fc.constantFrom(null, false, true);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('one entry that cannot be read', () => {
  it.each(CHOICES)('does not cost the others: %s', async (_name, entry, parse) => {
    const whole = await parse([entry]);
    expect(whole).not.toEqual(await parse([]));
    expect(await parse([entry, null, false])).toEqual(whole);
  });

  it.each(CHOICES)('does not matter at any place: %s', async (_name, entry, parse) => {
    const whole = await parse([entry]);
    await fc.assert(
      fc.asyncProperty(fc.array(NONSENSE), fc.array(NONSENSE), async (before, after) => {
        expect(await parse([...before, entry, ...after])).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it.each(COMPLETE)(
    'is never left out where money or the order depends on it: %s',
    async (_name, entry, parse) => {
      expect(await parse([entry])).not.toBeNull();
      expect(await parse([entry, null])).toBeNull();
      expect(await parse([entry, 7])).toBeNull();
    },
  );
});

describe('a list without an entry that can be read', () => {
  it('is not taken for an empty one', async () => {
    const parse = answered(
      (list) => list,
      () => estimateRates(guest, savedAddress),
    );
    expect(await parse([])).toEqual([]);
    expect(await parse([null, 7])).toBeNull();
  });
});

describe('agreements of which one cannot be read', () => {
  const agreement = { agreementId: '1', mode: '1', checkboxText: 'I agree' };
  const parsed = (agreements: unknown) =>
    page({ checkoutAgreements: { isEnabled: true, agreements } });

  it.each([[[agreement, null]], [[agreement, 7]], [[{ ...agreement, agreementId: null }]], ['x']])(
    'are missing, which is not the same as none: %j [AGRE-03]',
    (agreements) => {
      expect(parsed(agreements)).toMatchObject({ agreements: [], hasUnreadableAgreement: true });
    },
  );

  it('are not missing where all can be read, or the shop has none', () => {
    expect(parsed([agreement])?.agreements).toHaveLength(1);
    expect(parsed([agreement])).not.toHaveProperty('hasUnreadableAgreement');
    expect(parsed([])).not.toHaveProperty('hasUnreadableAgreement');
    expect(parsed(undefined)).not.toHaveProperty('hasUnreadableAgreement');
  });
});
