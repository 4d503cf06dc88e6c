import { describe, expect, it } from 'vitest';
import { storePickup } from '../../../../src/shipping/instore_pickup/method';
import { storedLocation } from '../../../../src/shipping/instore_pickup/stored-location';
import type { ShippingContext } from '../../../../src/state/extensions/shipping-method.types';

const location = {
  code: 'austin',
  name: 'Austin Main Street',
  description: '',
  street: '1 Main St',
  city: 'Austin',
  region: 'Texas',
  regionId: 57,
  postcode: '78701',
  countryId: 'US',
  phone: '512-555-0111',
};

const check = (text?: string) =>
  storePickup.check({ fields: text === undefined ? {} : { location: text } } as ShippingContext);

describe('the chosen pickup location', () => {
  it('is what the field holds, and none for anything else', () => {
    expect(storedLocation(JSON.stringify(location))).toEqual(location);
    for (const text of [
      undefined,
      '',
      '{',
      '[]',
      'null',
      JSON.stringify({ ...location, code: '' }),
    ])
      expect(storedLocation(text)).toBeNull();
  });

  it('becomes the address that the platform’s own checkout sends', () => {
    expect(check(JSON.stringify(location))).toMatchObject({
      status: 'ready',
      address: {
        firstname: 'Austin Main Street',
        lastname: 'Store',
        street: ['1 Main St'],
        telephone: '512-555-0111',
        regionId: 57,
      },
      addressExtensionAttributes: { pickup_location_code: 'austin' },
    });
    expect(check()).toMatchObject({ status: 'incomplete', field: 'location' });
  });
});
