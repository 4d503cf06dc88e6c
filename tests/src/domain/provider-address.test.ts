import { describe, expect, it } from 'vitest';
import { readFoundAddress, readSuggestions } from '../../../src/domain/provider-address';

const NOTHING = [undefined, null, '<!doctype html>', 500, [], {}];

describe('readSuggestions', () => {
  it('keeps the suggestions with an id and a text, and what else the provider wrote there', () => {
    const street = { id: '1', label: '12 Harbour Street', token: 'a' };
    expect(
      readSuggestions([street, { id: 2, label: 'A' }, { id: '3' }, { id: '4', label: ' ' }, null]),
    ).toEqual([street]);
  });

  it.each(NOTHING)('finds nothing in %j', (value) => {
    expect(readSuggestions(value)).toEqual([]);
  });
});

describe('readFoundAddress', () => {
  it('keeps texts only, and takes a single street line for a list', () => {
    expect(
      readFoundAddress({ street: '1 A Street', city: ' Reno ', postcode: 94607, region: null }),
    ).toEqual({ street: ['1 A Street'], city: 'Reno' });
    expect(readFoundAddress({ street: ['1 A Street', 2], regionCode: 'CA' })).toEqual({
      street: ['1 A Street'],
      regionCode: 'CA',
    });
  });

  it.each(NOTHING)('finds nothing in %j', (value) => {
    expect(readFoundAddress(value)).toEqual({ street: [] });
  });
});
