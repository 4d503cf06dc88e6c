import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseAccountPages } from '../../../../src/api/page-config/account-pages';
import { parseAddressForm } from '../../../../src/api/page-config/address-form';
import { parseCheckoutConfig } from '../../../../src/api/page-config/checkout';
import { looksStripped, names } from '../../../../src/api/page-config/config-values';
import { lacksCountries } from '../../../../src/api/page-config/directory';
import { BARE_FORMAT, formatOfSample } from '../../../../src/api/page-config/price-format';
import { parseShopConfig } from '../../../../src/api/page-config/shop';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { pageWith } from '../../state/support/products';

/* What a page leaves out, and where else the same is looked for. */

const checkoutPage = (config: object, init: PageSource['init'] = {}): PageSource => ({
  ...pageWith(init),
  checkoutConfig: { ...config },
});
const dictionaries = (country_id: unknown) => ({
  '#checkout': {
    'Magento_Ui/js/core/app': {
      components: { checkoutProvider: { dictionaries: { country_id } } },
    },
  },
});
const updater = (more: object = {}) => ({
  '#country': {
    directoryRegionUpdater: {
      regionJson: { config: {}, US: { 12: { code: 'CA', name: 'California' } } },
      ...more,
    },
  },
});

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a checkout configuration that says nothing', () => {
  it('is that of a guest in a shop with the platform’s defaults [CONF-06, CONF-07, CONF-08]', () => {
    expect(parseCheckoutConfig(checkoutPage({}))).toMatchObject({
      cart: null,
      isVirtual: false,
      isPersistent: false,
      isLoggedIn: false,
      isGuestCheckoutAllowed: true,
      isLoginRequired: false,
      customer: null,
      validatedEmail: '',
      items: [],
      totals: null,
      selectedShippingMethod: null,
      paymentMethods: [],
      activeCarriers: [],
      shippingAddressFromData: null,
      billingAddressFromData: null,
      isBillingAddressFromDataValid: false,
      useQty: true,
      maxCartItemsToDisplay: 10,
      taxDisplay: {
        shipping: 'excluding',
        totals: 'excluding',
        itemPrice: 'excluding',
        isFullSummary: false,
        isZeroTaxDisplayed: false,
        includeTaxInGrandTotal: false,
      },
      paymentTexts: { instructions: {}, checkPayableTo: '', checkMailingAddress: '' },
      agreements: [],
    });
  });

  it('has agreements only where they are enabled, to be accepted by hand as the shop says', () => {
    const agreements = [
      { agreementId: 1, mode: '1', checkboxText: 'I agree', content: 'Terms' },
      { agreementId: '2', mode: 0 },
      { agreementId: '3' },
    ];
    const read = (isEnabled: unknown) =>
      parseCheckoutConfig(checkoutPage({ checkoutAgreements: { isEnabled, agreements } }))
        ?.agreements;
    expect(read(true)?.map(({ id, isManual }) => [id, isManual])).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ]);
    expect(read(false)).toEqual([]);
    expect(read(undefined)).toEqual([]);
  });

  it('belongs to a customer, who has one cart and no masked id [HTTP-02, HTTP-03]', () => {
    const quoteData = { entity_id: 'C1' };
    expect(parseCheckoutConfig(checkoutPage({ quoteData }))?.cart).toEqual({
      kind: 'guest',
      maskedId: 'C1',
    });
    const page = checkoutPage({ quoteData, isCustomerLoggedIn: true });
    expect(parseCheckoutConfig(page)).toMatchObject({
      cart: { kind: 'customer' },
      customer: { id: 0, email: '', addresses: [] },
    });
  });

  it('allows no guest where the quote requires a login', () => {
    const page = checkoutPage({ quoteData: { login_required: true } });
    expect(parseCheckoutConfig(page)?.isGuestCheckoutAllowed).toBe(false);
  });

  it.each([
    [{ isDisplayShippingPriceExclTax: false }, 'including'],
    [{ isDisplayShippingBothPrices: true }, 'both'],
    [{ reviewShippingDisplayMode: '2', isDisplayShippingBothPrices: true }, 'including'],
    [{ reviewShippingDisplayMode: 3 }, 'both'],
    [{ reviewShippingDisplayMode: 'sometimes' }, 'excluding'],
  ])('shows shipping prices by %j [CONF-08]', (config, shipping) => {
    expect(parseCheckoutConfig(checkoutPage(config))?.taxDisplay.shipping).toBe(shipping);
  });
});

describe('the countries of a checkout', () => {
  it('are missing where neither its form nor another part of the page has them', () => {
    expect(lacksCountries(checkoutPage({}))).toBe(true);
    expect(lacksCountries(pageWith({})), 'no checkout').toBe(false);
    expect(lacksCountries(checkoutPage({}, dictionaries([{ value: 'US' }])))).toBe(false);
    expect(lacksCountries(checkoutPage({}, updater()))).toBe(false);
    const plain = { '#country': { regionUpdater: { regionJson: {} } } };
    expect(lacksCountries(checkoutPage({}, plain))).toBe(false);
    const other = { '#country': { regionUpdater: { defaultRegion: '1' } } };
    expect(lacksCountries(checkoutPage({}, other)), 'no list').toBe(true);
    const noCountries = { '#a': { 'Magento_Ui/js/core/app': { components: {} } } };
    expect(lacksCountries(checkoutPage({}, noCountries)), 'another app').toBe(true);
  });

  it('are those that the browser has stored, if the page has none', () => {
    const directory = { data_id: 1, IE: { name: 'Ireland' } };
    localStorage.setItem('mage-cache-storage', JSON.stringify({ 'directory-data': directory }));
    expect(lacksCountries(checkoutPage({}))).toBe(false);
  });
});

describe('the address form of the account', () => {
  it.each([
    [{ defaultRegion: '12' }, '12'],
    [{ defaultRegion: 12 }, '12'],
    [{ defaultRegion: '0' }, ''],
    [{ defaultRegion: 0 }, ''],
    [{}, ''],
  ])('begins with the region of %j', (config, region) => {
    expect(parseAddressForm(pageWith(updater(config))).defaultRegion).toBe(region);
    const plain = { '#country': { regionUpdater: { regionJson: {}, ...config } } };
    expect(parseAddressForm(pageWith(plain)).defaultRegion).toBe(region);
  });

  it('has the regions of its lists', () => {
    const { directory } = parseAddressForm(pageWith(updater()));
    expect(directory.countries).toMatchObject([
      { id: 'US', regions: [{ id: 12, code: 'CA', name: 'California' }] },
    ]);
    expect(parseAddressForm(pageWith({})).defaultRegion).toBe('');
  });
});

describe('the pages of the account', () => {
  it('have the addresses and titles of their widgets', () => {
    const page = pageWith({
      '#logout': { 'Magento_Customer/js/logout-redirect': { url: '/goodbye/' } },
      '#book': { address: { deleteUrlPrefix: '/delete/id/', addAddressLocation: '/new/' } },
      '#edit': { changeEmailPassword: { titleChangeEmail: 'New e-mail' } },
    });
    expect(parseAccountPages(page)).toEqual({
      logoutUrl: '/goodbye/',
      deleteUrlPrefix: '/delete/id/',
      addAddressUrl: '/new/',
      titles: {
        email: 'New e-mail',
        password: 'Change Password',
        both: 'Change Email and Password',
      },
    });
  });

  it('have none where the widgets are missing', () => {
    expect(parseAccountPages(pageWith({}))).toMatchObject({
      logoutUrl: null,
      deleteUrlPrefix: null,
      addAddressUrl: null,
      titles: { email: 'Change Email' },
    });
  });
});

describe('a page whose configuration was removed', () => {
  it('has the old front end’s loader, but not the component of every page', () => {
    const every = { '*': { 'Magento_Customer/js/section-config': {} } };
    const page = (init: PageSource['init'], globals: PageSource['globals']): PageSource => ({
      ...pageWith(init),
      globals,
    });
    expect(looksStripped(page({}, { require: () => undefined }))).toBe(true);
    expect(looksStripped(page(every, { require: () => undefined }))).toBe(false);
    expect(looksStripped(page({}, {}))).toBe(false);
    expect(looksStripped(page(every, {}))).toBe(false);
  });
});

describe('a list of names', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [[], []],
    [['a', 1], undefined],
    [[1], undefined],
    ['a', undefined],
    [{ 0: 'a' }, undefined],
  ])('is read from %j', (value, list) => {
    expect(names(value)).toEqual(list);
  });
});

describe('the price format of a page', () => {
  const format = { pattern: '%s kr' };
  const of = (source: Partial<PageSource>) =>
    parseShopConfig({ ...pageWith({}), ...source }).priceFormat.pattern;

  it.each<[string, Partial<PageSource>]>([
    ['the checkout', { checkoutConfig: { priceFormat: format } }],
    ['the mini cart', { checkout: { priceFormat: format } }],
    ['gift options', { globals: { giftOptionsConfig: { priceFormat: format } } }],
    ['a price box', { init: { p: { priceBox: { priceConfig: { priceFormat: format } } } } }],
    ['drop-downs', { init: { p: { configurable: { spConfig: { priceFormat: format } } } } }],
    [
      'swatches',
      {
        init: {
          p: { 'Magento_Swatches/js/swatch-renderer': { jsonConfig: { priceFormat: format } } },
        },
      },
    ],
  ])('is that of %s [PRICE-03]', (_name, source) => {
    expect(of(source)).toBe('%s kr');
  });

  it('is bare where none has one', () => {
    expect(parseShopConfig(pageWith({})).priceFormat).toEqual(BARE_FORMAT);
  });

  it.each([
    ['\n $1,234.50 ', { pattern: '$%s', precision: 2, decimalSymbol: '.', groupSymbol: ',' }],
    ['12,00 €', { pattern: '%s €', precision: 2, decimalSymbol: ',', groupSymbol: '.' }],
    ['1.234.567 đ', { pattern: '%s đ', precision: 0, groupSymbol: '.', integerRequired: true }],
    ['¥1,234', { pattern: '¥%s', precision: 0, groupSymbol: ',' }],
    ['1,234.567 KD', { pattern: '%s KD', precision: 3, decimalSymbol: '.', groupSymbol: ',' }],
    ['12.5', { pattern: '%s', precision: 1, decimalSymbol: '.' }],
  ])('is derived from %j', (sample, expected) => {
    expect(formatOfSample(sample)).toMatchObject(expected);
  });
});
