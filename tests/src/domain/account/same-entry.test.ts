import { describe, expect, it } from 'vitest';

import { isPosted, postedAddress } from '../../../../src/domain/account/same-entry';
import type { Address } from '../../../../src/domain/address.types';

const address: Address = {
  source: { type: 'customer-address', id: 12 },
  email: null,
  countryId: 'US',
  regionId: 12,
  regionCode: 'CA',
  region: 'California',
  customerId: 1,
  street: ['1 Sunset Blvd', 'Apt 2'],
  company: 'Acme',
  telephone: '555-0101',
  fax: '',
  postcode: '90034',
  city: 'Los Angeles',
  firstname: 'Jane',
  lastname: 'Doe',
  middlename: '',
  prefix: '',
  suffix: '',
  vatId: '',
  saveInAddressBook: 0,
  customAttributes: [],
  isDefaultShipping: true,
  isDefaultBilling: false,
  inline: '',
};
const posted = {
  firstname: ' Jane ',
  lastname: 'Doe',
  company: 'Acme',
  telephone: '555-0101',
  'street[0]': '1 Sunset Blvd',
  'street[1]': 'Apt 2',
  city: 'Los Angeles',
  region_id: '12',
  region: '',
  postcode: '90034',
  country_id: 'US',
};

describe('an address that a form has sent', () => {
  it('is recognised in the book, spaces aside', () => {
    expect(isPosted(address, posted)).toBe(true);
    expect(isPosted(address, { ...posted, default_shipping: '1' })).toBe(true);
  });

  it.each([
    ['city', 'Oakland'],
    ['street[1]', ''],
    ['region_id', '43'],
    ['country_id', 'CA'],
    ['default_billing', '1'],
    ['company', ''],
  ])('is another one with another %s', (name, value) => {
    expect(isPosted(address, { ...posted, [name]: value })).toBe(false);
  });

  it('is compared by the region’s text where it has no id', () => {
    const kent = { ...address, regionId: null, region: 'Kent' };
    expect(isPosted(kent, { ...posted, region_id: '', region: 'Kent' })).toBe(true);
    expect(isPosted(kent, { ...posted, region_id: '', region: 'Essex' })).toBe(false);
    expect(isPosted(kent, posted)).toBe(false);
  });

  it('is sent again as it is, with its defaults', () => {
    const fields = postedAddress(address);
    expect(fields).toMatchObject({
      'street[0]': '1 Sunset Blvd',
      'street[1]': 'Apt 2',
      region_id: '12',
      default_shipping: '1',
    });
    expect(fields).not.toHaveProperty('default_billing');
    expect(isPosted(address, fields)).toBe(true);
  });
});
