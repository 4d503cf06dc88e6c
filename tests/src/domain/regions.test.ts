import { describe, expect, it } from 'vitest';
import type { Country } from '../../../src/domain/address.types';
import { findCountry, findRegion, regionField } from '../../../src/domain/regions';

const zurich = { id: 103, code: 'ZH', name: 'Zürich' };
const aargau = { id: 104, code: 'AG', name: 'Aargau' };
const orebro = { id: 105, code: 'T', name: 'Örebro' };
const country = (changes: Partial<Country> = {}): Country => ({
  id: 'CH',
  name: 'Switzerland',
  regions: [zurich, orebro, aargau],
  regionRequired: true,
  regionVisible: true,
  postcodeOptional: false,
  postcodePatterns: [],
  ...changes,
});

describe('the region field of a country', () => {
  it.each([
    ['without a country is an optional text', null, { kind: 'text', required: false }],
    [
      'is hidden where it is neither shown nor needed [REGN-03]',
      country({ regionVisible: false, regionRequired: false }),
      { kind: 'hidden' },
    ],
    [
      'is shown where it is needed [REGN-01]',
      country({ regions: [], regionVisible: false }),
      { kind: 'text', required: true },
    ],
    [
      'is a text where the country lists none [REGN-02]',
      country({ regions: [], regionRequired: false }),
      { kind: 'text', required: false },
    ],
  ])('%s', (_name, of, expected) => {
    expect(regionField(of, 'en-US')).toEqual(expected);
  });

  it.each([
    ['de-CH', ['Aargau', 'Örebro', 'Zürich']],
    ['sv-SE', ['Aargau', 'Zürich', 'Örebro']],
  ])(
    'is a list in the order of %s, which leaves the directory as it is [REGN-04]',
    (locale, names) => {
      const of = country({ regionRequired: false });
      const field = regionField(of, locale);
      expect(field).toMatchObject({ kind: 'select', required: false });
      expect(field.kind === 'select' && field.regions.map(({ name }) => name)).toEqual(names);
      expect(of.regions[0]).toBe(zurich);
    },
  );

  it('finds countries and regions by what is typed or selected', () => {
    const directory = { countries: [country()], defaultCountryId: 'CH' };
    expect(findCountry(directory, 'CH')?.name).toBe('Switzerland');
    expect(findCountry(directory, 'AT')).toBeNull();
    expect(findRegion(country(), '104')).toBe(aargau);
    expect(findRegion(country(), '1')).toBeNull();
    expect(findRegion(null, '104')).toBeNull();
  });
});
