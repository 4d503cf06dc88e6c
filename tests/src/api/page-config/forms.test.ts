import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDirectory } from '../../../../src/api/page-config/directory';
import { parseFields } from '../../../../src/api/page-config/fields';
import { formatOfSample } from '../../../../src/api/page-config/price-format';
import { parseStoredPayments } from '../../../../src/api/page-config/stored-payments';
import { forgetReports } from '../../../../src/platform/console';
import { pageWith } from '../../state/support/products';

let warn = vi.fn();
beforeEach(() => {
  warn = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  forgetReports();
  localStorage.clear();
});

describe('the fields of a form', () => {
  const field = (node: object) => parseFields({ city: { dataScope: 'city', ...node } })[0];

  it.each([
    ['ui/form/element/select', 'x', 'select'],
    ['', 'Magento_Ui/js/form/element/select', 'select'],
    ['', 'Magento_Ui/js/form/element/region', 'select'],
    ['', 'Magento_Ui/js/form/element/country', 'select'],
    ['', 'Magento_Ui/js/form/element/select-more', 'text'],
    ['ui/form/element/textarea', 'x', 'textarea'],
    ['ui/form/element/checkbox', 'x', 'checkbox'],
    ['ui/form/element/checkbox-set', 'x', 'checkbox'],
    ['', 'Magento_Ui/js/form/element/boolean', 'checkbox'],
    ['ui/form/element/date', 'x', 'date'],
    ['', 'Magento_Ui/js/form/element/date', 'date'],
    ['ui/form/element/input', 'x', 'text'],
    ['my-checkbox', 'x', 'text'],
  ])('with the template %j and the component %j become a %s', (elementTmpl, component, control) => {
    expect(field({ config: { elementTmpl }, component })?.control).toBe(control);
    expect(field({ elementTmpl, component })?.control).toBe(control);
  });

  it.each([
    [{ dataScope: 'shippingAddress.custom_attributes.dock' }, 'dock'],
    [{ dataScope: 'shippingAddress.city' }, 'city'],
    [{ dataScope: 7 }, 'city'],
  ])('are named by the end of their scope: %j', (node, name) => {
    expect(field(node)?.name).toBe(name);
  });

  it.each([
    [{ value: 'A', default: 'B' }, 'A'],
    [{ value: '', default: 'B' }, 'B'],
    [{ default: 'B' }, 'B'],
  ])('have the default value of %j: %j', (node, expected) => {
    expect(field(node)?.defaultValue).toBe(expected);
  });

  it.each([
    [{ config: { tooltip: { description: 'For &amp; about' } }, notice: 'n' }, 'For & about'],
    [{ tooltip: { description: 'Why' } }, 'Why'],
    [{ config: { tooltip: { description: 'own' } }, tooltip: { description: 'other' } }, 'own'],
    [{ tooltip: { description: 7 }, notice: 'Notice' }, 'Notice'],
    [{ tooltip: 'x' }, ''],
  ])('have the hint of %j: %j', (node, hint) => {
    expect(field(node)?.hint).toBe(hint);
  });

  it('have options without groups and placeholders', () => {
    const options = [
      { value: '', label: ' ' },
      { value: ' ', label: 'x' },
      {
        label: 'Group',
        value: [
          { value: '1', label: 'A &amp; B' },
          { value: 2, label: 'C' },
        ],
      },
      { value: '3', label: 'D' },
    ];
    expect(field({ options })?.options).toEqual([
      { value: '1', label: 'A & B' },
      { value: '2', label: 'C' },
      { value: '3', label: 'D' },
    ]);
  });

  it.each([
    ['M/d/y', { dateFormat: 'M/d/y' }],
    [7, {}],
  ])('have a date format %j [FORM-07]', (dateFormat, format) => {
    const node = {
      component: 'x/date',
      validation: { 'validate-dob': true },
      options: { dateFormat },
    };
    expect(field(node)?.rules).toEqual({
      'validate-dob': format,
      'validate-date': { ...format, message: 'Invalid date' },
    });
    const own = { component: 'x/date', config: { options: { dateFormat } } };
    expect(field(own)?.rules).toEqual({ 'validate-date': { ...format, message: 'Invalid date' } });
  });
});

describe('the countries of a form', () => {
  const checkout = {
    postCodes: { US: { pattern_1: { pattern: '^[0-9]{5}$', example: '12345' } } },
  };
  const ofDictionaries = (dictionaries: object) =>
    parseDirectory(
      pageWith({
        '#checkout': {
          'Magento_Ui/js/core/app': { components: { checkoutProvider: { dictionaries } } },
        },
      }),
      checkout,
    ).countries;

  it('come from its dictionaries, without blanks, separators and duplicates [CONF-09 to CONF-12]', () => {
    const country_id = [
      { value: '', label: ' ' },
      { value: ' ', label: 'x' },
      { value: 'US', label: 'United States', is_region_required: true, is_region_visible: false },
      { value: 'delimiter', label: '---', disabled: true },
      { value: 'delimiter', label: '---' },
      { value: 'XX', label: 'Off', disabled: true },
      { value: 'US', label: 'Again' },
      { value: 'CH', label: 'Switzerland', is_region_visible: false, is_zipcode_optional: true },
      { value: 'AT', label: 'Austria' },
    ];
    const region_id = [
      { value: '12', label: 'California', title: 'Cal', country_id: 'US', code: 'CA' },
      { value: '13', label: '', title: 'Nevada', country_id: 'US' },
      { value: '', label: 'Please select', country_id: 'US' },
      { value: '1x', label: 'Odd', country_id: 'US' },
      { value: 'x1', label: 'Odd', country_id: 'US' },
      { value: '99', label: 'Vienna', country_id: 'AT' },
    ];
    const [us, ch, at, ...more] = ofDictionaries({ country_id, region_id });
    expect(more).toEqual([]);
    expect(us).toEqual({
      id: 'US',
      name: 'United States',
      regions: [
        { id: 12, code: 'CA', name: 'California' },
        { id: 13, code: '', name: 'Nevada' },
      ],
      regionRequired: true,
      regionVisible: true,
      postcodeOptional: false,
      postcodePatterns: [{ pattern: '^[0-9]{5}$', example: '12345' }],
    });
    expect(ch).toMatchObject({
      regions: [],
      regionRequired: false,
      regionVisible: false,
      postcodeOptional: true,
      postcodePatterns: [],
    });
    expect(at).toMatchObject({ regionVisible: true, regions: [{ id: 99 }] });
  });

  const section = {
    US: {
      name: 'United States',
      regions: { 12: { code: 'CA', name: 'California' }, x1: {}, '1x': {} },
    },
    IE: { name: 'Ireland' },
    data_id: 5,
  };
  const keepSection = (): void => {
    localStorage.setItem('mage-cache-storage', JSON.stringify({ 'directory-data': section }));
  };

  it('come from a region updater, with names from the cached section [CONF-11, CONF-12]', () => {
    keepSection();
    const updater = (config: object) =>
      parseDirectory(
        pageWith({
          '#country': {
            regionUpdater: {
              regionJson: { config, US: { 12: { code: 'CA', name: 'California' } }, CH: [] },
              countriesWithOptionalZip: ['IE'],
            },
          },
        }),
        checkout,
      ).countries;
    const [us, ie, ch, ...more] = updater({ regions_required: ['US'], show_all_regions: '0' });
    expect(more).toEqual([]);
    expect(us).toEqual({
      id: 'US',
      name: 'United States',
      regions: [{ id: 12, code: 'CA', name: 'California' }],
      regionRequired: true,
      regionVisible: true,
      postcodeOptional: false,
      postcodePatterns: [{ pattern: '^[0-9]{5}$', example: '12345' }],
    });
    expect(ie).toEqual({
      id: 'IE',
      name: 'Ireland',
      regions: [],
      regionRequired: false,
      regionVisible: false,
      postcodeOptional: true,
      postcodePatterns: [],
    });
    expect(ch).toMatchObject({ id: 'CH', name: 'CH', regionVisible: false });
    expect(updater({}).every(({ regionVisible }) => regionVisible)).toBe(true);
  });

  it('come from the cached section where the page has none', () => {
    keepSection();
    expect(parseDirectory(pageWith({}), { ...checkout, defaultCountryId: 'IE' })).toEqual({
      defaultCountryId: 'IE',
      countries: [
        {
          id: 'US',
          name: 'United States',
          regions: [{ id: 12, code: 'CA', name: 'California' }],
          regionRequired: true,
          regionVisible: true,
          postcodeOptional: false,
          postcodePatterns: [{ pattern: '^[0-9]{5}$', example: '12345' }],
        },
        {
          id: 'IE',
          name: 'Ireland',
          regions: [],
          regionRequired: false,
          regionVisible: true,
          postcodeOptional: false,
          postcodePatterns: [],
        },
      ],
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('cause a warning when they are missing', () => {
    expect(parseDirectory(pageWith({}), {})).toEqual({ defaultCountryId: '', countries: [] });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('the format of a price text', () => {
  it.each([
    [
      '$1,234.50',
      {
        pattern: '$%s',
        precision: 2,
        decimalSymbol: '.',
        groupSymbol: ',',
        integerRequired: false,
      },
    ],
    [' 12,00\n  € ', { pattern: '%s €', precision: 2, decimalSymbol: ',', groupSymbol: '.' }],
    [
      '5',
      { pattern: '%s', precision: 0, decimalSymbol: '.', groupSymbol: ',', integerRequired: true },
    ],
    ['¥1,500', { pattern: '¥%s', precision: 0, groupSymbol: ',' }],
    ['1.234.567', { precision: 0, groupSymbol: '.' }],
    ['1,234.567', { precision: 3, decimalSymbol: '.', groupSymbol: ',' }],
    ['1.5', { precision: 1, decimalSymbol: '.' }],
    ["1'234.50", { precision: 2, groupSymbol: "'" }],
  ])('is derived from %j: %j', (sample, expected) => {
    expect(formatOfSample(sample)).toMatchObject(expected);
  });

  it('is null without a number', () => {
    expect(formatOfSample('Free')).toBeNull();
  });
});

describe('stored payments [CONF-13]', () => {
  const stored = (config: object, vault: object = {}) =>
    parseStoredPayments({ payment: { vault: { card_1: { config } } }, vault });
  const card = { code: 'card_vault', publicHash: 'abc' };

  it('have a method and a hash, and are enabled unless configured otherwise', () => {
    expect(stored({ ...card, details: { type: 'VI' } })).toEqual([
      {
        code: 'card_vault',
        publicHash: 'abc',
        isActivePaymentTokenEnabler: true,
        isEnabled: true,
        details: { type: 'VI' },
      },
    ]);
    const off = { ...card, is_active_payment_token_enabler: '0' };
    expect(stored(off, { card_vault: { is_enabled: false } })).toMatchObject([
      { isActivePaymentTokenEnabler: false, isEnabled: false },
    ]);
    expect(stored({ code: 'card_vault', public_hash: 'old' })).toMatchObject([
      { publicHash: 'old' },
    ]);
  });

  it('are left out without a method or a hash', () => {
    expect(stored({ code: 'card_vault' })).toEqual([]);
    expect(stored({ publicHash: 'abc' })).toEqual([]);
  });
});
