import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/domain/address.types';
import {
  correctedAddress,
  isCorrected,
  markedLines,
  verifiedKey,
} from '../../../src/domain/verified-address';
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

describe('the marks of a correction', () => {
  it('are at the words that differ', () => {
    const corrected = correct({ street: ['1 North Main Street'], postcode: '90034-1234' });
    expect(markedLines(typed, corrected)).toEqual([
      [
        { text: '1', mark: 'same' },
        { text: 'North Main Street', mark: 'changed' },
      ],
      [{ text: 'Rear House', mark: 'removed' }],
      [
        { text: 'Los Angeles,', mark: 'same' },
        { text: 'California', mark: 'same' },
        { text: '90034-1234', mark: 'changed' },
      ],
    ]);
  });

  it('tell what was added', () => {
    const corrected = correct({ street: ['1 Main St', 'Rear House', 'Floor 2'] });
    expect(markedLines(typed, corrected)[2]).toEqual([{ text: 'Floor 2', mark: 'added' }]);
    expect(markedLines(typed, correct({ street: ['1 East Main St', 'Rear House'] }))[0]).toEqual([
      { text: '1', mark: 'same' },
      { text: 'East', mark: 'added' },
      { text: 'Main St', mark: 'same' },
    ]);
  });

  it('are none for the same address, also with other spaces', () => {
    expect(isCorrected(typed, correct({ street: ['1  Main St', 'Rear House'] }))).toBe(false);
    expect(isCorrected(typed, correct({ city: 'LOS ANGELES' }))).toBe(true);
  });
});

describe('what an address is remembered by', () => {
  it('differs with every part that is verified, and with nothing else', () => {
    const key = verifiedKey(typed);
    expect(verifiedKey({ ...typed, firstname: 'Other', telephone: '1' })).toBe(key);
    for (const part of ['city', 'postcode', 'region', 'countryId'] as const) {
      expect(verifiedKey({ ...typed, [part]: 'X' })).not.toBe(key);
    }
    expect(verifiedKey({ ...typed, street: ['1 Main St', 'Rear house'] })).not.toBe(key);
  });

  it('does not tell the address', () => {
    expect(verifiedKey(typed)).toMatch(/^[-a-z\d]{4,20}$/);
  });
});
