import { describe, expect, it } from 'vitest';
import {
  addressCacheKey,
  addressInline,
  addressKey,
  isSameAddress,
  missingAddressParts,
} from '../../../src/domain/address';
import { directory, savedAddress } from '../state/support/shop';
import { made, source } from './typed-address';

describe('addresses', () => {
  it('have keys; new ones differ by the time they were made [ADDR-06] [ADDR-10] [BILL-06]', () => {
    expect(addressKey(savedAddress)).toBe('customer-address1');
    expect(addressKey(made())).toBe('new-customer-address');
    expect(addressCacheKey(made())).toBe('new-customer-address5');
    const later = { ...made(), source: { ...source, createdAt: 6 } };
    expect(isSameAddress(made(), made())).toBe(true);
    expect(isSameAddress(made(), later)).toBe(false);
    expect(isSameAddress(made(), savedAddress)).toBe(false);
  });

  it('have a one-line text [ADDR-07] [ADDR-13]', () => {
    expect(addressInline(savedAddress, 'United States')).toBe(savedAddress.inline);
    expect(made().inline).toBe(
      'Gus Guest, 1 Main St Floor 2, Beverly Hills, California 90210, United States',
    );
  });

  it('say of themselves whether they are billed to [ADDR-08]', () => {
    expect(savedAddress.isDefaultBilling).toBe(true);
    expect(made().isDefaultBilling).toBe(false);
  });

  it.each([
    ['nothing', {}, []],
    ['a required region [REGN-01] [SHIP-16]', { region_id: '' }, ['region']],
    ['the postcode [FORM-03]', { postcode: ' ' }, ['postcode']],
    ['no postcode where it is optional [FORM-03]', { country_id: 'IE', postcode: '' }, []],
    [
      'names and phone',
      { firstname: '', lastname: '', telephone: '' },
      ['firstname', 'lastname', 'telephone'],
    ],
  ])('lack %s', (_name, changes, parts) => {
    expect(missingAddressParts(made(changes), directory)).toEqual(parts);
  });
});
