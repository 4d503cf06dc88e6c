import { describe, expect, it } from 'vitest';
import { validateAddress } from '../../../src/domain/address-form';
import type { Country, Directory, FieldConfig } from '../../../src/domain/address.types';

const country = (id: string, changes: Partial<Country> = {}): Country => ({
  id,
  name: id,
  regions: [],
  regionRequired: false,
  regionVisible: true,
  postcodeOptional: false,
  postcodePatterns: [],
  ...changes,
});
const regions = [{ id: 12, code: 'CA', name: 'California' }];
const directory: Directory = {
  defaultCountryId: 'US',
  countries: [
    country('US', { regions, regionRequired: true }),
    country('CH', { regions }),
    country('XR', { regionRequired: true }),
    country('XH', { regionRequired: true, regionVisible: false }),
    country('XV', { regionVisible: false }),
    country('IE', { postcodeOptional: true }),
  ],
};
const field = (
  name: string,
  sortOrder: number,
  changes: Partial<FieldConfig> = {},
): FieldConfig => ({
  name,
  label: name,
  control: 'text',
  rules: { 'required-entry': true },
  options: [],
  sortOrder,
  visible: true,
  defaultValue: '',
  hint: '',
  placeholder: '',
  ...changes,
});
const fields = [
  field('postcode', 30),
  field('region', 20),
  field('region_id', 20, { rules: {} }),
  field('city', 10, { rules: { 'required-entry': true, max_text_length: 4 } }),
  field('fax', 40, { visible: false }),
];
const wrong = (draft: Readonly<Record<string, string>>, of: readonly FieldConfig[] = fields) => [
  ...validateAddress({ street: [''], ...draft }, of, directory).keys(),
];

describe('what is wrong with a typed address', () => {
  it('is reported in the order of the form, not of the list [SHIP-18] [SHIP-25]', () => {
    expect(wrong({ country_id: 'US' })).toEqual(['city', 'region_id', 'postcode']);
  });

  it.each([
    ['US', 'region_id'],
    ['CH', null],
    ['XR', 'region'],
    ['XH', 'region'],
    ['XV', null],
    ['??', null],
  ])('in %s, the region: %s [REGN-01, REGN-02]', (id, name) => {
    const found = wrong({ country_id: id }, [field('region_id', 1)]);
    expect(found).toEqual(name === null ? [] : [name]);
  });

  it.each([
    ['US', 'region_id', ['region_id']],
    ['CH', 'region_id', ['region_id']],
    ['IE', 'region_id', ['region']],
    ['XV', 'region_id', []],
    ['US', 'region', []],
    ['IE', 'region', []],
  ])('in %s, the field %s is tested as %j', (country_id, name, expected) => {
    const refuse = () => ({ key: 'No.', params: [] });
    const errors = validateAddress(
      { street: [''], country_id },
      [field(name, 1, { rules: { never: true } })],
      directory,
      { findRule: (rule) => (rule === 'never' ? refuse : undefined) },
    );
    expect([...errors.keys()]).toEqual(expected);
  });

  it('is nothing of a region that is filled', () => {
    expect(wrong({ country_id: 'US', region_id: '12' }, [field('region_id', 1)])).toEqual([]);
    expect(wrong({ country_id: 'XR', region: 'Here' }, [field('region_id', 1)])).toEqual([]);
  });

  it('is a missing postcode, unless the country or the shop has none or it is hidden [FORM-03]', () => {
    const postcode = (changes: Partial<FieldConfig> = {}) => [field('postcode', 1, changes)];
    expect(wrong({ country_id: 'US' }, postcode())).toEqual(['postcode']);
    expect(wrong({ country_id: '??' }, postcode())).toEqual(['postcode']);
    expect(wrong({ country_id: 'IE' }, postcode())).toEqual([]);
    expect(wrong({ country_id: 'US' }, postcode({ rules: {} }))).toEqual([]);
    expect(wrong({ country_id: 'US' }, postcode({ visible: false }))).toEqual([]);
  });

  it('follows the rules of the field and of the merchant', () => {
    const errors = validateAddress(
      { street: [''], country_id: 'IE', city: 'Dublin' },
      [field('city', 1, { rules: { max_text_length: 4, nice: true } })],
      directory,
      {
        findRule: (name) =>
          name === 'nice'
            ? (value, _param, { form }) => ({
                key: `${value} ${String(form['country_id'])}`,
                params: [],
              })
            : undefined,
      },
    );
    expect(errors.get('city')?.key).toBe('Please enter less or equal than {0} symbols.');
    const nice = validateAddress(
      { street: [''], country_id: 'IE', city: 'Cork' },
      [field('city', 1, { rules: { nice: true } })],
      directory,
      {
        findRule:
          () =>
          (value, _param, { form }) => ({
            key: `${value} ${String(form['country_id'])}`,
            params: [],
          }),
      },
    );
    expect(nice.get('city')?.key).toBe('Cork IE');
  });

  it('is nothing where all is right', () => {
    expect(wrong({ country_id: 'US', region_id: '12', city: 'Rome', postcode: '1' })).toEqual([]);
  });
});
