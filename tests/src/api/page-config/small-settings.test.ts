import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminFormKey } from '../../../../src/api/page-config/admin-form-key';
import { parseCaptcha } from '../../../../src/api/page-config/captcha-settings';
import { parseCaptchaDemands } from '../../../../src/api/page-config/captchas';
import { privateBlockSettings } from '../../../../src/api/page-config/private-blocks';
import { parseRegistrationOffer } from '../../../../src/api/page-config/registration';
import { reviewListUrl } from '../../../../src/api/page-config/reviews';
import { parseSavedAddress } from '../../../../src/api/page-config/saved-address';
import {
  parseSearchSettings,
  quickSearchConfig,
  searchLogUrl,
} from '../../../../src/api/page-config/search';
import { parseViewedSettings } from '../../../../src/api/page-config/viewed';
import { forgetReports } from '../../../../src/platform/console';
import { pageWith } from '../../state/support/products';

const page = (component: string, config: Record<string, unknown>) =>
  pageWith({ '#any': { [component]: config } });
const SHOP = 'https://shop.example/';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  forgetReports();
});

describe('the search settings', () => {
  it('come from the page [SRCH-05]', () => {
    const config = { url: ' /suggest ', minSearchLength: '3', suggestionDelay: 500 };
    expect(quickSearchConfig(page('quickSearch', config))).toEqual(config);
    expect(parseSearchSettings(config, SHOP)).toEqual({
      suggestUrl: '/suggest',
      minLength: 3,
      delay: 500,
    });
  });

  it('have the platform’s defaults where the page has none [SRCH-05]', () => {
    const stock = { suggestUrl: `${SHOP}search/ajax/suggest/`, minLength: 2, delay: 300 };
    expect(parseSearchSettings(undefined, SHOP)).toEqual(stock);
    expect(parseSearchSettings({ url: ' ', minSearchLength: 'x' }, SHOP)).toEqual(stock);
    expect(quickSearchConfig(pageWith({}))).toBeUndefined();
  });

  it('contain the URL for logging, unless the page’s own scripts log the term [SRCH-12]', () => {
    const source = page('Magento_CatalogSearch/js/search-terms-log', { url: '/log' });
    expect(searchLogUrl(source)).toBe('/log');
    expect(searchLogUrl({ ...source, globals: { require: () => undefined } })).toBeNull();
    expect(searchLogUrl({ ...source, globals: { require: {} } })).toBe('/log');
    expect(searchLogUrl(pageWith({}))).toBeNull();
  });
});

describe('private blocks', () => {
  it('have the settings of the page cache', () => {
    const config = {
      url: '/render',
      handles: ['a'],
      originalRequest: { route: 'x' },
      versionCookieName: 'v',
    };
    expect(privateBlockSettings(page('pageCache', config))).toEqual({
      url: '/render',
      handles: ['a'],
      originalRequest: { route: 'x' },
      versionCookie: 'v',
    });
    expect(privateBlockSettings(page('pageCache', { url: '/render' }))).toEqual({
      url: '/render',
      handles: [],
      originalRequest: {},
      versionCookie: 'private_content_version',
    });
  });

  it('are null on a page that is not cached', () => {
    expect(privateBlockSettings(pageWith({}))).toBeNull();
    expect(privateBlockSettings(page('pageCache', {}))).toBeNull();
  });
});

describe('the offer of an account', () => {
  const offer = (registration: object) =>
    parseRegistrationOffer(page('Magento_Ui/js/core/app', { components: { registration } }));

  it('has a URL and an e-mail [REG-01]', () => {
    expect(offer({ config: { registrationUrl: '/create', email: 'a@b.co' } })).toEqual({
      url: '/create',
      email: 'a@b.co',
    });
    expect(offer({ config: { registrationUrl: '/create' } })).toEqual({
      url: '/create',
      email: '',
    });
  });

  it('is null without a URL', () => {
    expect(offer({ config: { registrationUrl: '' } })).toBeNull();
    expect(offer({ config: { email: 'a@b.co' } })).toBeNull();
    expect(offer({})).toBeNull();
    expect(parseRegistrationOffer(pageWith({}))).toBeNull();
  });

  it('is found next to other components of the page', () => {
    const other = { components: { checkout: {} } };
    const own = { components: { registration: { config: { registrationUrl: '/create' } } } };
    const source = pageWith({
      '#a': { 'Magento_Ui/js/core/app': other },
      '#b': { 'Magento_Ui/js/core/app': own },
    });
    expect(parseRegistrationOffer(source)?.url).toBe('/create');
  });
});

it('parses the URL of the reviews', () => {
  const component = 'Magento_Review/js/process-reviews';
  expect(reviewListUrl(page(component, { productReviewUrl: '/list' }))).toBe('/list');
  expect(reviewListUrl(page(component, {}))).toBeNull();
  expect(reviewListUrl(pageWith({}))).toBeNull();
});

it.each([
  ['abc', 'abc'],
  ['', null],
  [7, null],
  [undefined, null],
])('parses the admin form key %j as %s', (FORM_KEY, expected) => {
  expect(adminFormKey({ ...pageWith({}), globals: { FORM_KEY } })).toBe(expected);
});

describe('captchas', () => {
  const source = {
    ...pageWith({}),
    checkout: { captcha: { user_login: { isRequired: '1', timestamp: '5' }, user_create: {} } },
    checkoutConfig: {
      captcha: {
        user_login: {
          isRequired: false,
          imageSrc: '/c.png',
          imageHeight: '60',
          isCaseSensitive: 1,
          refreshUrl: '/r',
        },
      },
    },
  };

  it('are required as configured, the checkout’s configuration first [CAPT-01]', () => {
    expect(parseCaptchaDemands(source)).toEqual({
      user_login: { isRequired: false, timestamp: 0 },
      user_create: { isRequired: false, timestamp: 0 },
    });
    expect(parseCaptchaDemands({ ...source, checkoutConfig: null })).toMatchObject({
      user_login: { isRequired: true, timestamp: 5 },
    });
  });

  it('have the page’s settings, or the platform’s defaults [CAPT-01]', () => {
    expect(parseCaptcha(source, 'user_login', SHOP)).toEqual({
      formId: 'user_login',
      imageSrc: '/c.png',
      imageHeight: 60,
      isCaseSensitive: true,
      isRequired: false,
      refreshUrl: '/r',
    });
    expect(parseCaptcha(pageWith({}), 'other', SHOP)).toEqual({
      formId: 'other',
      imageSrc: '',
      imageHeight: 50,
      isCaseSensitive: false,
      isRequired: false,
      refreshUrl: `${SHOP}captcha/refresh/`,
    });
  });
});

describe('the settings for recently viewed products', () => {
  const source = (data: object, storage: object = {}) => ({
    ...pageWith({
      '#a': { 'Magento_Catalog/js/product/view/provider': { data } },
      '#b': { 'Magento_Ui/js/core/app': { components: {} } },
      '#c': {
        'Magento_Ui/js/core/app': {
          components: {
            'storage-manager': { storagesConfiguration: { recently_viewed_product: storage } },
          },
        },
      },
    }),
    checkout: { storeId: '2', storeGroupId: 3, websiteId: '4' },
  });

  it('come from the page [RECENT-07, RECENT-10]', () => {
    const storage = { lifetime: '60', allowToSendRequest: 1, requestConfig: { syncUrl: '/sync' } };
    const data = { items: { 7: {} }, store: 2, currency: 'EUR', productCurrentScope: 'website' };
    expect(parseViewedSettings(source(data, storage))).toEqual({
      items: { 7: {} },
      store: '2',
      currency: 'EUR',
      scope: { name: 'website', id: '4' },
      lifetime: 60,
      syncUrl: '/sync',
    });
  });

  it.each([
    ['store', { name: 'store', id: '2' }],
    ['group', { name: 'group', id: '3' }],
    ['galaxy', null],
    ['', null],
  ])('resolve the scope %j to %j [RECENT-07]', (productCurrentScope, scope) => {
    expect(parseViewedSettings(source({ productCurrentScope })).scope).toEqual(scope);
  });

  it('have defaults, and no URL for reporting unless it is allowed', () => {
    const nothing = {
      items: {},
      store: null,
      currency: null,
      scope: null,
      lifetime: 1000,
      syncUrl: null,
    };
    expect(parseViewedSettings(pageWith({}))).toEqual(nothing);
    expect(parseViewedSettings(source({}, { requestConfig: { syncUrl: '/sync' } }))).toEqual(
      nothing,
    );
  });
});

describe('a saved address', () => {
  const raw = {
    id: '5',
    customer_id: '7',
    region: { region: 'California', region_code: 'CA', region_id: '12' },
    region_id: '12',
    country_id: 'US',
    street: ['1 Main St'],
    postcode: 90034,
    city: 'LA',
    firstname: 'Jane',
    default_shipping: '1',
    default_billing: false,
    inline: 'Jane, LA',
    custom_attributes: { a: { attribute_code: 'dock', value: '1', label: 'Left' }, b: 'x' },
  };

  it('is parsed from the server’s record [ADDR-01]', () => {
    expect(parseSavedAddress(raw, 'j@x.co')).toEqual({
      source: { type: 'customer-address', id: 5 },
      email: 'j@x.co',
      countryId: 'US',
      regionId: 12,
      regionCode: 'CA',
      region: 'California',
      customerId: 7,
      street: ['1 Main St'],
      company: '',
      telephone: '',
      fax: '',
      postcode: '90034',
      city: 'LA',
      firstname: 'Jane',
      lastname: '',
      middlename: '',
      prefix: '',
      suffix: '',
      vatId: '',
      saveInAddressBook: 0,
      customAttributes: [{ attribute_code: 'dock', value: '1', label: 'Left' }],
      isDefaultShipping: true,
      isDefaultBilling: false,
      inline: 'Jane, LA',
    });
  });

  it.each([
    [{ region_id: null }, { regionId: 12 }],
    [
      { region_id: 0, region: null },
      { regionId: null, region: null, regionCode: null },
    ],
    [
      { region_id: null, region: 'Kent' },
      { regionId: null, region: 'Kent', regionCode: null },
    ],
    [{ region: { region: '', region_code: '' } }, { regionId: 12, region: null, regionCode: null }],
    [{ region: [] }, { region: null }],
    [{ customer_id: null }, { customerId: null }],
    [{ street: 'x' }, { street: [] }],
    [{ custom_attributes: [] }, { customAttributes: [] }],
    [
      { custom_attributes: [{ attribute_code: 'box', value: true }, { value: 1 }] },
      { customAttributes: [{ attribute_code: 'box', value: true }] },
    ],
  ])('with %j becomes %j [ADDR-01]', (changes, expected) => {
    expect(parseSavedAddress({ ...raw, ...changes }, 'j@x.co')).toMatchObject(expected);
  });

  it('has no e-mail where the page has none, and is null without an id', () => {
    expect(parseSavedAddress(raw, '')?.email).toBeNull();
    expect(parseSavedAddress({ ...raw, id: 'x' }, '')).toBeNull();
    expect(parseSavedAddress([], '')).toBeNull();
  });
});
