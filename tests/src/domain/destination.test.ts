import { describe, expect, it } from 'vitest';
import { isSameDestination, type Destination } from '../../../src/domain/destination';

const home: Destination = {
  countryId: 'US',
  regionId: 12,
  region: 'California',
  postcode: '90034',
  city: 'Los Angeles',
  street: ['1 Sunset Blvd', 'Floor 2'],
  firstname: 'Jane',
  lastname: 'Doe',
  telephone: '555-0101',
};

describe('a destination is the same', () => {
  it.each<Partial<Destination>>([
    {},
    { city: ' los  angeles ' },
    { street: ['1 Sunset Blvd', 'Floor 2', ''] },
    { street: ['1 Sunset Blvd Floor 2'] },
    { region: 'CA' },
    { regionId: null },
    { regionId: null, region: null },
    { regionId: null, region: 'california' },
  ])('with %j', (more) => {
    expect(isSameDestination(home, { ...home, ...more })).toBe(true);
    expect(isSameDestination({ ...home, ...more }, home)).toBe(true);
  });
});

describe('a destination is another one', () => {
  it.each<Partial<Destination>>([
    { countryId: 'CA' },
    { regionId: 13 },
    { regionId: null, region: 'Oregon' },
    { postcode: '90035' },
    { city: 'San Diego' },
    { street: ['1 Sunset Blvd'] },
    { firstname: 'John' },
    { lastname: 'Roe' },
    { telephone: '555-0102' },
  ])('with %j', (more) => {
    expect(isSameDestination(home, { ...home, ...more })).toBe(false);
    expect(isSameDestination({ ...home, ...more }, home)).toBe(false);
  });
});
