import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCheckoutConfig } from '../../../../src/api/page-config/checkout';
import {
  parseCookieScope,
  parseSectionSettings,
} from '../../../../src/api/page-config/section-settings';
import { parseFields } from '../../../../src/api/page-config/fields';
import { parseShopConfig } from '../../../../src/api/page-config/shop';
import { formatOfSample } from '../../../../src/api/page-config/price-format';
import { validateAddress } from '../../../../src/domain/address-form';
import type { FieldConfig } from '../../../../src/domain/address.types';
import { validate } from '../../../../src/domain/validation/validate';
import { forgetReports } from '../../../../src/platform/console';
import type { PageSource } from '../../../../src/platform/page/page-source';

const priceFormat = {
  pattern: '$%s',
  precision: 2,
  requiredPrecision: 2,
  decimalSymbol: '.',
  groupSymbol: ',',
  groupLength: 3,
  integerRequired: false,
};

const field = (name: string, sortOrder: string, rest: object = {}) => ({
  component: 'Magento_Ui/js/form/element/abstract',
  config: { customScope: 'shippingAddress', elementTmpl: 'ui/form/element/input' },
  dataScope: `shippingAddress.${name}`,
  label: name,
  sortOrder,
  validation: { 'required-entry': true },
  options: [],
  visible: true,
  ...rest,
});

const app = {
  components: {
    checkout: {
      children: {
        steps: {
          children: {
            'shipping-step': {
              children: {
                shippingAddress: {
                  children: {
                    'shipping-address-fieldset': {
                      children: {
                        city: field('city', '100', { value: 'Ghent' }),
                        street: {
                          component: 'Magento_Ui/js/form/components/group',
                          label: 'Street Address',
                          dataScope: 'shippingAddress.street',
                          sortOrder: 70,
                          type: 'group',
                          children: [
                            { dataScope: 0, validation: { 'required-entry': true } },
                            { dataScope: 1, validation: [] },
                          ],
                        },
                        country_id: field('country_id', '80', {
                          component: 'Magento_Ui/js/form/element/country',
                        }),
                        tax_code: field('custom_attributes.tax_code', '150', {
                          component: 'Magento_Ui/js/form/element/select',
                          options: [
                            { value: '', label: ' ' },
                            { value: 1, label: 'A &amp; B' },
                          ],
                        }),
                        notice: { component: 'Vendor/js/notice' },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    checkoutProvider: {
      dictionaries: {
        country_id: [
          { value: '', label: ' ' },
          {
            value: 'GB',
            label: 'United Kingdom',
            is_region_visible: true,
            is_zipcode_optional: true,
          },
          { value: 'delimiter', label: '──────────', disabled: true },
          { value: 'US', label: 'United States', is_region_required: true, is_default: true },
          { value: 'GB', label: 'United Kingdom', is_region_visible: true },
        ],
        region_id: [
          { value: '', title: '', label: 'Please select a region, state or province.' },
          { value: '12', title: 'California', country_id: 'US', label: 'California' },
        ],
      },
    },
  },
};

const checkoutConfig = {
  isCustomerLoggedIn: false,
  customerData: [],
  quoteData: { entity_id: 'MASKED', is_virtual: 0, is_persistent: '0', grand_total: '74.0000' },
  quoteItemData: [
    {
      item_id: '218',
      product_id: '2',
      sku: 'A',
      name: 'Fish &amp; Chips',
      qty: 1,
      is_virtual: '0',
      options: [],
      thumbnail: 't.jpg',
      message: '',
    },
    {
      item_id: '219',
      product_id: '3',
      sku: 'B',
      name: 'Hoodie',
      qty: '2.0000',
      is_virtual: '1',
      options: [{ label: 'Size', value: '<b>M</b>' }],
      thumbnail: '',
    },
    'broken',
  ],
  quoteMessages: { 218: 'Only 1 left', 219: null },
  imageData: { 218: { src: 's.jpg', alt: 'Fish', width: 150, height: '75' } },
  totalsData: {
    subtotal: '34.0000',
    grand_total: '36.8100',
    total_segments: [
      {
        code: 'grand_total',
        title: 'Grand Total',
        value: '36.8100',
        area: 'footer',
        extension_attributes: [],
      },
    ],
    items: [],
    coupon_code: null,
  },
  selectedShippingMethod: null,
  validatedEmailValue: 'a@b.co',
  storeCode: 'default',
  isGuestCheckoutAllowed: true,
  forgotPasswordUrl: 'https://shop.example/forgot/',
  defaultSuccessPageUrl: 'https://shop.example/success/',
  cartUrl: 'https://shop.example/cart/',
  priceFormat,
  postCodes: { US: { pattern_1: { pattern: '^[0-9]{5}$', example: '12345' } }, GB: [] },
  useQty: false,
  activeCarriers: ['flatrate'],
  paymentMethods: [],
  maxCartItemsToDisplay: '7',
  checkoutAgreements: {
    isEnabled: true,
    agreements: [
      { content: '<p>x</p>', checkboxText: 'Yes', mode: '0', agreementId: 2, contentHeight: null },
    ],
  },
  payment: {
    instructions: { banktransfer: 'Pay<br>soon' },
    checkmo: { payableTo: 'Shop', mailingAddress: 'Ghent' },
  },
  isDisplayShippingPriceExclTax: false,
  isDisplayShippingBothPrices: true,
  reviewTotalsDisplayMode: 'both',
  reviewItemPriceDisplayMode: 'including',
  isFullTaxSummaryDisplayed: true,
  isZeroTaxDisplayed: '1',
  includeTaxInGrandTotal: true,
  defaultCountryId: 'US',
};

const source = (change: Partial<PageSource> = {}): PageSource => ({
  checkoutConfig,
  checkout: {
    baseUrl: 'https://shop.example',
    websiteId: '1',
    storeId: 1,
    minicartMaxItemsVisible: 5,
  },
  init: { '#checkout': { 'Magento_Ui/js/core/app': app } },
  globals: {},
  dictionaryUrl: null,
  phrases: {},
  ...change,
});

const checkout = (change: object = {}) =>
  parseCheckoutConfig(source({ checkoutConfig: { ...checkoutConfig, ...change } }));

let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  forgetReports();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('parseCheckoutConfig', () => {
  it('is null where the page has none [CONF-01]', () => {
    expect(parseCheckoutConfig(source({ checkoutConfig: null }))).toBeNull();
  });

  it('parses scalars, amounts in strings and URLs without a warning [CONF-02, CONF-03, CONF-14]', () => {
    expect(checkout()).toMatchObject({
      cart: { kind: 'guest', maskedId: 'MASKED' },
      isVirtual: false,
      isPersistent: false,
      isLoggedIn: false,
      customer: null,
      validatedEmail: 'a@b.co',
      forgotPasswordUrl: 'https://shop.example/forgot/',
      useQty: false,
      maxCartItemsToDisplay: 7,
      cartUrl: 'https://shop.example/cart/',
      successUrl: 'https://shop.example/success/',
      activeCarriers: ['flatrate'],
      totals: { grandTotal: 36.81, subtotal: 34 },
      paymentTexts: { instructions: { banktransfer: 'Pay<br>soon' }, checkPayableTo: 'Shop' },
      agreements: [
        { id: '2', isManual: false, checkboxText: 'Yes', content: '<p>x</p>', contentHeight: '' },
      ],
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('forbids guest checkout where the cart requires a login [QUOT-01, GATE-01]', () => {
    expect(checkout()?.isGuestCheckoutAllowed).toBe(true);
    const quoteData = { ...checkoutConfig.quoteData, login_required: '1' };
    expect(checkout({ quoteData })?.isGuestCheckoutAllowed).toBe(false);
    expect(checkout({ isGuestCheckoutAllowed: false })?.isGuestCheckoutAllowed).toBe(false);
  });

  it('adds messages and pictures to lines [CONF-04, CONF-05]', () => {
    expect(checkout()?.items).toEqual([
      {
        itemId: 218,
        productId: 2,
        sku: 'A',
        name: 'Fish & Chips',
        qty: 1,
        isVirtual: false,
        options: [],
        image: { src: 's.jpg', alt: 'Fish', width: 150, height: 75 },
        message: 'Only 1 left',
      },
      {
        itemId: 219,
        productId: 3,
        sku: 'B',
        name: 'Hoodie',
        qty: 2,
        isVirtual: true,
        options: [{ label: 'Size', value: 'M' }],
        image: null,
        message: '',
      },
    ]);
    expect(checkout({ imageData: [], quoteMessages: [] })?.items[0]?.image?.src).toBe('t.jpg');
  });

  it('reads how taxes are shown [CONF-06, CONF-07, CONF-08]', () => {
    expect(checkout()?.taxDisplay).toEqual({
      shipping: 'both',
      totals: 'both',
      itemPrice: 'including',
      isFullSummary: true,
      isZeroTaxDisplayed: true,
      includeTaxInGrandTotal: true,
    });
    expect(checkout({ isDisplayShippingBothPrices: false })?.taxDisplay.shipping).toBe('including');
    expect(checkout({ reviewShippingDisplayMode: 1 })?.taxDisplay.shipping).toBe('excluding');
  });

  it('reads countries with postcodes, regions and flags [CONF-09, CONF-10, CONF-11, CONF-12]', () => {
    expect(checkout()?.directory).toEqual({
      countries: [
        {
          id: 'GB',
          name: 'United Kingdom',
          regions: [],
          regionRequired: false,
          regionVisible: true,
          postcodeOptional: true,
          postcodePatterns: [],
        },
        {
          id: 'US',
          name: 'United States',
          regions: [{ id: 12, code: '', name: 'California' }],
          regionRequired: true,
          regionVisible: true,
          postcodeOptional: false,
          postcodePatterns: [{ pattern: '^[0-9]{5}$', example: '12345' }],
        },
      ],
      defaultCountryId: 'US',
    });
  });

  it('reads the lists of a region updater where there are no dictionaries [CONF-10, CONF-11, CONF-12]', () => {
    const updater = {
      regionJson: {
        config: { show_all_regions: false, regions_required: ['US'] },
        US: { 12: { code: 'CA', name: 'California' } },
      },
      countriesWithOptionalZip: ['GB'],
    };
    const config = parseCheckoutConfig(
      source({ init: { '#country': { directoryRegionUpdater: updater } } }),
    );
    expect(config?.directory.countries).toMatchObject([
      {
        id: 'US',
        regionRequired: true,
        postcodeOptional: false,
        regions: [{ id: 12, code: 'CA', name: 'California' }],
      },
      { id: 'GB', regionRequired: false, regionVisible: false, postcodeOptional: true },
    ]);
  });

  it('uses the countries of the cached section as the last resort', () => {
    localStorage.setItem(
      'mage-cache-storage',
      JSON.stringify({ 'directory-data': { AD: { name: 'Andorra' }, data_id: 1 } }),
    );
    const config = parseCheckoutConfig(source({ init: {} }));
    expect(config?.directory.countries.map(({ id, name }) => [id, name])).toEqual([
      ['AD', 'Andorra'],
    ]);
  });

  it('reads the fields of the address form in their order', () => {
    const fields = checkout()?.shippingFields ?? [];
    expect(fields.map(({ name }) => name)).toEqual([
      'street.0',
      'street.1',
      'country_id',
      'city',
      'tax_code',
    ]);
    expect(fields.map(({ label }) => label).slice(0, 2)).toEqual([
      'Street Address',
      'Street Address',
    ]);
    expect(fields[1]?.rules).toEqual({});
    expect(fields[2]?.control).toBe('select');
    expect(fields[3]).toMatchObject({
      control: 'text',
      defaultValue: 'Ghent',
      rules: { 'required-entry': true },
    });
    expect(fields[4]).toMatchObject({
      control: 'select',
      options: [{ value: '1', label: 'A & B' }],
    });
    expect(checkout()?.billingFields.map(({ name }) => name)).toEqual(
      fields.map(({ name }) => name),
    );
  });

  it('always requires the shipping country, with its own message, and the billing country as configured [FORM-01, FORM-02]', () => {
    const config = checkout();
    const errorsOf = (fields: readonly FieldConfig[] = []) =>
      validateAddress({ street: ['1 Main St'] }, fields, { countries: [], defaultCountryId: '' });
    expect(errorsOf(config?.shippingFields).get('country_id')?.key).toBe(
      'Field country_id is required.',
    );
    expect(errorsOf(config?.billingFields).get('country_id')?.key).toBe(
      'This is a required field.',
    );
  });

  it.each([
    [true, 'This is a required field.'],
    [false, undefined],
  ])(
    'requires a country where its field is configured as required (%s) [FORM-02]',
    (isRequired, message) => {
      const fields = parseFields({
        country_id: {
          component: 'Magento_Ui/js/form/element/country',
          dataScope: 'billingAddresscheckmo.country_id',
          label: 'Country',
          validation: isRequired ? { 'required-entry': true } : {},
        },
      });
      const shop = { countries: [], defaultCountryId: '' };
      expect(validateAddress({ street: [] }, fields, shop).get('country_id')?.key).toBe(message);
    },
  );

  it('gives a date field its format and messages [FORM-07, FORM-08]', () => {
    const children = {
      dob: {
        component: 'Magento_Ui/js/form/element/date',
        dataScope: 'shippingAddress.custom_attributes.dob',
        label: 'Date of Birth',
        config: { options: { dateFormat: 'dd.MM.y' } },
        validation: { 'validate-dob': true },
      },
    };
    const [dob] = parseFields(children);
    expect(dob).toMatchObject({ name: 'dob', control: 'date' });
    expect(validate('soon', dob?.rules ?? {})?.key).toBe('Invalid date');
    expect(validate('31.12.1989', dob?.rules ?? {})).toBeNull();
    expect(validate('31.12.2989', dob?.rules ?? {})?.key).toBe(
      'The Date of Birth should not be greater than today.',
    );
  });

  it.each<[string, object, string | null]>([
    [
      'several choices',
      {
        component: 'Magento_Ui/js/form/element/multiselect',
        config: { elementTmpl: 'ui/form/element/multiselect' },
      },
      'multiselect',
    ],
    [
      'a set of boxes',
      {
        config: { elementTmpl: 'ui/form/element/checkbox-set' },
        multiple: true,
        options: [{ value: '1', label: 'One' }],
      },
      'multiselect',
    ],
    [
      'a set of which one counts',
      {
        component: 'Magento_Ui/js/form/element/checkbox-set',
        multiple: false,
        options: [{ value: '1', label: 'One' }],
      },
      'select',
    ],
    ['a text of several lines', { component: 'Magento_Ui/js/form/element/textarea' }, 'textarea'],
    ['a box', { component: 'Magento_Ui/js/form/element/single-checkbox' }, 'checkbox'],
    ['a field of a shop’s own template', { config: { elementTmpl: 'Shop_Ui/stars' } }, 'text'],
    [
      'a file',
      {
        component: 'Magento_Ui/js/form/element/media',
        config: { elementTmpl: 'ui/form/element/media' },
      },
      'file',
    ],
    ['an uploaded file', { component: 'Magento_Ui/js/form/element/file-uploader' }, 'file'],
  ])('has a control of its own for %s [SHIP-02]', (_name, node, control) => {
    const dataScope = 'shippingAddress.custom_attributes.extra';
    const [field] = parseFields({ extra: { dataScope, label: 'Extra', ...node } });
    expect(field?.control).toBe(control);
  });

  it('asks nothing of a file, which cannot be sent [SHIP-02]', () => {
    const [field] = parseFields({
      proof: {
        dataScope: 'shippingAddress.custom_attributes.proof',
        component: 'Magento_Ui/js/form/element/file-uploader',
        validation: { 'required-entry': true },
      },
    });
    expect(field?.rules).toEqual({});
  });

  it('has a hidden field out of sight, and the lines of an attribute one by one [SHIP-02]', () => {
    const line = { dataScope: '0', config: { elementTmpl: 'ui/form/element/input' } };
    const fields = parseFields({
      secret: {
        dataScope: 'x.custom_attributes.secret',
        config: { elementTmpl: 'ui/form/element/hidden' },
      },
      directions: {
        component: 'Magento_Ui/js/form/components/group',
        dataScope: 'shippingAddress.custom_attributes.directions',
        label: 'Directions',
        children: [line, { ...line, dataScope: '1' }],
      },
      days: {
        component: 'Magento_Ui/js/form/element/multiselect',
        dataScope: 'shippingAddress.custom_attributes.days',
        value: ['4', '5'],
      },
    });
    expect(fields).toMatchObject([
      { name: 'secret', visible: false },
      { name: 'directions.0', label: 'Directions' },
      { name: 'directions.1', label: 'Directions' },
      { name: 'days', defaultValue: '4,5' },
    ]);
  });

  it('has the fields of a group of unlike fields, each under its own code [SHIP-02]', () => {
    const field = (code: string, label: string) => ({
      dataScope: `shippingAddress.custom_attributes.${code}`,
      label,
    });
    const fields = parseFields({
      delivery: {
        component: 'Magento_Ui/js/form/components/group',
        label: 'Delivery',
        children: { floor: field('floor', 'Floor'), bell: field('bell', 'Name at the door') },
      },
    });
    expect(fields).toMatchObject([
      { name: 'floor', label: 'Floor' },
      { name: 'bell', label: 'Name at the door' },
    ]);
  });

  it('labels the options of a saved address from the form where the page has their ids alone [ADDR-04]', () => {
    const days = {
      component: 'Magento_Ui/js/form/element/multiselect',
      dataScope: 'shippingAddress.custom_attributes.days',
      options: [
        { value: '4', label: 'Monday' },
        { value: '5', label: 'Friday' },
      ],
    };
    const fieldset = { children: { 'shipping-address-fieldset': { children: { days } } } };
    const step = { children: { 'shipping-step': { children: { shippingAddress: fieldset } } } };
    const components = { checkout: { children: { steps: step } } };
    const attributes = (value: unknown) => ({ days: { attribute_code: 'days', value } });
    const config = parseCheckoutConfig(
      source({
        init: { '#checkout': { 'Magento_Ui/js/core/app': { components } } },
        checkoutConfig: {
          ...source().checkoutConfig,
          isCustomerLoggedIn: true,
          customerData: {
            id: '7',
            addresses: {
              1: { id: '1', custom_attributes: attributes('5,4') },
              2: { id: '2', custom_attributes: attributes(['4', '6']) },
            },
          },
        },
      }),
    );
    expect(config?.customer?.addresses.map(({ customAttributes }) => customAttributes)).toEqual([
      [{ attribute_code: 'days', value: '5,4', label: 'Friday, Monday' }],
      [{ attribute_code: 'days', value: '4,6' }],
    ]);
  });

  it('uses the platform’s form where the page describes none, and names what is missing', () => {
    const config = parseCheckoutConfig(source({ init: {} }));
    expect(config?.shippingFields.map(({ name }) => name)).toContain('telephone');
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('has no readable address form'),
      expect.stringContaining('has no countries'),
    ]);
  });

  it('parses a customer with saved addresses [ROLE-04, ROLE-06, ROLE-07, ADDR-08, ADDR-11, ADDR-12, FORM-06]', () => {
    const address = {
      id: '1',
      customer_id: '7',
      region: { region: 'California', region_code: 'CA', region_id: 12 },
      region_id: '12',
      country_id: 'US',
      street: ['1 Sunset Blvd', 'Apt 2'],
      company: null,
      telephone: '555',
      city: 'Los Angeles',
      postcode: '90034',
      firstname: 'Jane',
      lastname: 'Doe',
      default_shipping: true,
      default_billing: null,
      inline: 'Jane Doe, 1 Sunset Blvd',
      custom_attributes: [],
    };
    const data = {
      id: '7',
      email: 'jane@example.com',
      firstname: 'Jane',
      lastname: 'Doe',
      addresses: { 1: address },
    };
    const config = checkout({ isCustomerLoggedIn: true, customerData: data });
    expect(config).toMatchObject({
      cart: { kind: 'customer' },
      customer: { id: 7, email: 'jane@example.com' },
    });
    expect(config?.customer?.addresses[0]).not.toHaveProperty('canUseForBilling');
    const locker = { ...address, can_use_for_billing: '0' };
    const other = checkout({
      isCustomerLoggedIn: true,
      customerData: { ...data, addresses: { 1: locker } },
    });
    expect(other?.customer?.addresses[0]).toMatchObject({ canUseForBilling: false });
    expect(config?.customer?.addresses[0]).toMatchObject({
      source: { type: 'customer-address', id: 1 },
      regionId: 12,
      regionCode: 'CA',
      street: ['1 Sunset Blvd', 'Apt 2'],
      company: '',
      isDefaultShipping: true,
      isDefaultBilling: false,
    });
    expect(checkout({ customerData: data })?.customer).toBeNull();
    expect(
      checkout({ isCustomerLoggedIn: true, customerData: { ...data, addresses: [] } })?.customer
        ?.addresses,
    ).toEqual([]);
  });

  it('ignores only the invalid key, and warns once', () => {
    const config = checkout({ maxCartItemsToDisplay: {}, totalsData: 'x' });
    checkout({ maxCartItemsToDisplay: {} });
    expect(config).toMatchObject({
      maxCartItemsToDisplay: 10,
      totals: null,
      validatedEmail: 'a@b.co',
    });
    expect(warn.mock.calls.map(([text]) => /checkoutConfig\.\w+/.exec(String(text))?.[0])).toEqual([
      'checkoutConfig.totalsData',
      'checkoutConfig.maxCartItemsToDisplay',
    ]);
  });

  it('never throws, whatever the page contains', () => {
    for (const rubbish of [[], 'x', 0, true, { a: [] }]) {
      const broken = Object.fromEntries(Object.keys(checkoutConfig).map((key) => [key, rubbish]));
      expect(parseCheckoutConfig(source({ checkoutConfig: broken }))).not.toBeNull();
    }
  });
});

describe('parseShopConfig', () => {
  it('fills in what the page does not contain', () => {
    expect(parseShopConfig(source({ checkoutConfig: { priceFormat } }))).toMatchObject({
      baseUrl: 'https://shop.example/',
      storeCode: 'default',
      websiteId: '1',
      storeId: '1',
      cartUrl: 'https://shop.example/checkout/cart/',
      updateItemQtyUrl: 'https://shop.example/checkout/sidebar/updateItemQty/',
      maxItemsToDisplay: 10,
      maxItemsVisible: 5,
      priceFormat,
    });
    expect(parseShopConfig(source({ checkout: {}, globals: { LOCALE: 'nl_NL' } }))).toMatchObject({
      locale: 'nl-NL',
      maxItemsVisible: 3,
    });
  });

  it('parses the login popup of the page, or null [GATE-07][LOGIN-02]', () => {
    const raw = {
      customerRegisterUrl: 'https://shop.example/join/',
      customerLoginUrl: 'https://shop.example/enter/',
      autocomplete: 'on',
    };
    const loginPopup = {
      loginUrl: 'https://shop.example/enter/',
      registerUrl: 'https://shop.example/join/',
      forgotPasswordUrl: 'https://shop.example/customer/account/forgotpassword/',
    };
    const popupOf = (more: Partial<PageSource>) => parseShopConfig(source(more)).loginPopup;
    expect(popupOf({ globals: { authenticationPopup: raw } })).toEqual(loginPopup);
    expect(popupOf({ checkout: { authenticationPopup: raw } })?.registerUrl).toBe(
      'https://shop.example/join/',
    );
    expect(popupOf({})).toBeNull();
  });

  it('derives the price format from a price in the page', () => {
    document.body.innerHTML =
      '<span class="price-wrapper"><span class="price">1.234,50&nbsp;€</span></span>';
    expect(parseShopConfig(source({ checkoutConfig: null })).priceFormat).toMatchObject({
      pattern: '%s\u00a0€',
      decimalSymbol: ',',
      groupSymbol: '.',
    });
  });
});

describe('formatOfSample', () => {
  it.each([
    ['\n  $0.00 ', '$%s', 2, '.', ','],
    ['12,00 €', '%s €', 2, ',', '.'],
    ['¥1,500', '¥%s', 0, '.', ','],
    ['CHF 1’234.50', 'CHF %s', 2, '.', '’'],
  ])('parses %s', (sample, pattern, precision, decimalSymbol, groupSymbol) => {
    expect(formatOfSample(sample)).toMatchObject({
      pattern,
      precision,
      decimalSymbol,
      groupSymbol,
    });
  });

  it('is null without a number', () => {
    expect(formatOfSample('free')).toBeNull();
  });
});

describe('parseSectionSettings', () => {
  const init = {
    '*': {
      'Magento_Customer/js/customer-data': {
        sectionLoadUrl: 'https://shop.example/load/',
        expirableSectionLifetime: '30',
        expirableSectionNames: ['cart'],
        cookieLifeTime: '7200',
        cookieDomain: '.shop.example',
        isLoggedIn: '',
      },
      'Magento_Customer/js/section-config': {
        sections: { 'checkout/cart/add': ['cart'], 'stores/store/switch': [], '*': ['messages'] },
        clientSideSections: ['checkout-data'],
        baseUrls: ['https://shop.example/'],
        sectionNames: ['cart', 'messages', 'checkout-data'],
      },
      'Magento_Customer/js/invalidation-processor': {
        invalidationRules: {
          'website-rule': {
            'Magento_Customer/js/invalidation-rules/website-rule': {
              scopeConfig: { websiteId: '4' },
            },
          },
        },
      },
      'mage/cookies': { secure: true },
    },
  };

  it('takes an hour for both lifetimes where the page names none [SECT-30]', () => {
    const page = source({ init: {} });
    expect(parseSectionSettings(page, parseShopConfig(page))).toMatchObject({
      lifetimeMinutes: 60,
      cookieLifetimeSeconds: 3600,
    });
  });

  it('parses the page’s configuration [SECT-29]', () => {
    const page = source({ init });
    expect(parseSectionSettings(page, parseShopConfig(page))).toEqual({
      loadUrl: 'https://shop.example/load/',
      names: ['cart', 'messages'],
      clientSideNames: ['checkout-data'],
      expirableNames: ['cart'],
      lifetimeMinutes: 30,
      cookieLifetimeSeconds: 7200,
      baseUrls: ['https://shop.example/'],
      routes: [
        ['checkout/cart/add', ['cart']],
        ['stores/store/switch', ['*']],
        ['*', ['messages']],
      ],
      isLoggedIn: false,
      websiteId: '4',
      storeId: '1',
    });
    expect(parseCookieScope(page)).toEqual({ domain: '.shop.example', secure: true });
  });

  it('falls back to the platform’s defaults', () => {
    const page = source({ init: {} });
    expect(parseSectionSettings(page, parseShopConfig(page))).toMatchObject({
      loadUrl: 'https://shop.example/customer/section/load/',
      names: ['customer', 'cart', 'messages'],
      lifetimeMinutes: 60,
      cookieLifetimeSeconds: 3600,
      isLoggedIn: null,
    });
  });
});
