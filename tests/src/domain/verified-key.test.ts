import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/domain/address.types';
import { verifiedKey } from '../../../src/domain/verified-key';
import { savedAddress } from '../state/support/shop';

const typed: Address = { ...savedAddress, street: ['1 Main St', 'Rear House'] };

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
