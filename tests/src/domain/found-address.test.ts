import { describe, expect, it } from 'vitest';
import type { Country, FieldConfig } from '../../../src/domain/address.types';
import { foundFields } from '../../../src/domain/found-address';

const field = (name: string): FieldConfig => ({
  name,
  label: name,
  control: 'text',
  rules: {},
  options: [],
  sortOrder: 0,
  visible: true,
  defaultValue: '',
  hint: '',
  placeholder: '',
});
const fields = [field('street.0'), field('street.1'), field('city')];
const country = (regions: Country['regions'], regionRequired = true): Country => ({
  id: 'US',
  name: 'United States',
  regions,
  regionRequired,
  regionVisible: true,
  postcodeOptional: false,
  postcodePatterns: [],
});
const california = country([{ id: 12, code: 'CA', name: 'California' }]);
const found = {
  street: ['12 Harbour Street'],
  city: 'Oakland',
  postcode: '94607',
  region: 'california',
};

describe('foundFields', () => {
  it('fills the fields of the form, the region by its name or code in any case', () => {
    const values = {
      'street.0': '12 Harbour Street',
      'street.1': '',
      city: 'Oakland',
      postcode: '94607',
      region_id: '12',
    };
    expect(foundFields(found, california, fields)).toEqual({ values, missing: [] });
    const byCode = { ...found, region: '', regionCode: 'ca' };
    expect(foundFields(byCode, california, fields).values).toEqual(values);
    const nameless = country([{ id: 7, code: '', name: '' }, ...california.regions]);
    expect(foundFields({ ...found, regionCode: '' }, nameless, fields).values).toEqual(values);
  });

  it('puts street lines that the form does not have into its last one', () => {
    const street = ['1 A Street', 'House B', 'Floor 2'];
    const { values } = foundFields({ street }, california, fields);
    expect(values).toMatchObject({ 'street.0': '1 A Street', 'street.1': 'House B, Floor 2' });
    expect(foundFields({ street }, california, [field('street.0')]).values).toMatchObject({
      'street.0': '1 A Street, House B, Floor 2',
    });
  });

  it('names what it could not fill, among it a region that the country does not have', () => {
    const sierra = { ...found, postcode: '', region: 'Sierra' };
    const { values, missing } = foundFields(sierra, california, fields);
    expect(values).not.toHaveProperty('region_id');
    expect(values).not.toHaveProperty('postcode');
    expect(missing).toEqual(['postcode', 'region_id']);
    expect(foundFields(sierra, country([]), fields)).toMatchObject({
      values: { region: 'Sierra' },
      missing: ['postcode'],
    });
    const optional = country(california.regions, false);
    expect(foundFields(sierra, optional, fields).missing).toEqual(['postcode']);
    expect(foundFields(sierra, { ...optional, postcodeOptional: true }, fields).missing).toEqual(
      [],
    );
  });

  it('leaves fields whose part is not known as they are', () => {
    expect(foundFields({ street: [''], city: '' }, california, fields).values).toEqual({});
    expect(foundFields({}, country([]), fields)).toEqual({
      values: {},
      missing: ['street.0', 'city', 'postcode', 'region'],
    });
  });
});
