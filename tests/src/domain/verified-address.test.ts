import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/domain/address.types';
import { correctedAddress, isCorrected } from '../../../src/domain/verified-address';
import { directory, savedAddress } from '../state/support/shop';

const typed: Address = { ...savedAddress, street: ['1 Main St', 'Rear House'] };
const correct = (parts: Parameters<typeof correctedAddress>[1]) =>
  correctedAddress(typed, parts, directory);

describe('a corrected address', () => {
  it('has the parts that the service knows, and the others as typed', () => {
    const corrected = correct({ street: ['1 Main Street', ' '], postcode: '90034-1234', city: '' });
    expect(corrected).toMatchObject({
      street: ['1 Main Street'],
      city: typed.city,
      postcode: '90034-1234',
      regionId: 12,
      firstname: typed.firstname,
    });
    expect(corrected.inline).toContain('1 Main Street');
  });

  it.each([
    [{ regionId: 43 }, 43],
    [{ regionCode: 'NY' }, 43],
    [{ regionId: 999, regionCode: 'constructor', region: 'Elsewhere' }, 12],
  ])('has a region of the country’s list: %j', (parts, id) => {
    expect(correct(parts).regionId).toBe(id);
  });

  it('has the text of a region where the country lists none', () => {
    const irish = { ...typed, countryId: 'IE', regionId: null, regionCode: null, region: 'Cork' };
    const corrected = correctedAddress(irish, { region: ' Kerry ' }, directory);
    expect(corrected).toMatchObject({ regionId: null, region: 'Kerry' });
  });
});

describe('a correction', () => {
  it('is none of the same address, also with other spaces', () => {
    expect(isCorrected(typed, correct({ street: ['1  Main St', 'Rear House'] }))).toBe(false);
    expect(isCorrected(typed, correct({ city: 'LOS ANGELES' }))).toBe(true);
  });
});
