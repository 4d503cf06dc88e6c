import { describe, expect, it } from 'vitest';
import { clientAddress, estimateAddress } from '../../../src/api/address-wire';
import type { Address } from '../../../src/domain/address.types';
import { savedAddress } from '../state/support/shop';

const typed: Address = {
  ...savedAddress,
  source: { type: 'new-customer-address', createdAt: 1 },
  saveInAddressBook: 1,
  customAttributes: [{ attribute_code: 'dock', value: 'left', label: 'Left' }],
};

describe('an address in cart requests', () => {
  it('identifies a saved one by its id, and does not save it again [ADDR-03]', () => {
    expect(clientAddress({ ...savedAddress, saveInAddressBook: 1 })).toMatchObject({
      customerAddressId: 1,
      saveInAddressBook: null,
    });
    expect(clientAddress(typed)).not.toHaveProperty('customerAddressId');
    expect(clientAddress(typed)).toHaveProperty('saveInAddressBook', 1);
    expect(clientAddress({ ...typed, customerId: null }).saveInAddressBook).toBeNull();
  });

  it('sends custom attributes without their labels, and none where there are none [ADDR-04]', () => {
    expect(clientAddress(typed).customAttributes).toEqual([
      { attribute_code: 'dock', value: 'left' },
    ]);
    expect(clientAddress({ ...typed, customAttributes: [] })).not.toHaveProperty(
      'customAttributes',
    );
  });

  it('omits what is not set', () => {
    const bare = { ...typed, regionId: null, regionCode: null, region: null, customerId: null };
    expect(JSON.parse(JSON.stringify(clientAddress(bare)))).not.toHaveProperty('regionId');
    expect(JSON.parse(JSON.stringify(estimateAddress(bare)))).not.toHaveProperty('customer_id');
    expect(clientAddress(typed)).toMatchObject({ regionId: 12, regionCode: 'CA' });
  });

  it.each([
    ['jane@example.com', 'jane@example.com'],
    ['', undefined],
    [null, undefined],
  ])('requests rates for the e-mail %j with %j [RATE-12]', (email, expected) => {
    expect(estimateAddress({ ...typed, email }).email).toBe(expected);
  });
});
