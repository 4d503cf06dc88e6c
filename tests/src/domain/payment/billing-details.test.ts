import { describe, expect, it } from 'vitest';
import { billingDetails } from '../../../../src/domain/payment/billing-details';
import { savedAddress } from '../../state/support/shop';

const address = {
  ...savedAddress,
  email: null,
  firstname: ' Ada ',
  middlename: 'King',
  lastname: 'Lovelace',
  street: ['12 St James Square', '', 'Flat 3', 'Rear'],
  city: 'London',
  region: 'Greater London',
  regionCode: 'LND',
  postcode: 'SW1Y 4JH',
  countryId: 'GB',
  telephone: '020 7946 0000',
};

describe('billing details', () => {
  it('are the billing address in the provider’s terms [PELEM-08]', () => {
    expect(billingDetails(address, 'ada@shop.example')).toEqual({
      name: 'Ada King Lovelace',
      email: 'ada@shop.example',
      phone: '020 7946 0000',
      address: {
        line1: '12 St James Square',
        line2: 'Flat 3, Rear',
        city: 'London',
        state: 'Greater London',
        postal_code: 'SW1Y 4JH',
        country: 'GB',
      },
    });
  });

  it('name nothing that is not known [PELEM-08]', () => {
    const empty = { region: null, postcode: ' ', telephone: '', city: '', street: [] };
    const nobody = { firstname: '', middlename: '', lastname: '', countryId: '' };
    expect(billingDetails({ ...address, ...empty, ...nobody, regionCode: null }, '')).toEqual({
      name: null,
      email: null,
      phone: null,
      address: {
        line1: null,
        line2: null,
        city: null,
        state: null,
        postal_code: null,
        country: null,
      },
    });
  });

  it('take the address’s own e-mail, and the region’s code where it has no name [PELEM-08]', () => {
    const own = { ...address, email: 'own@shop.example', region: null };
    expect(billingDetails(own, 'ada@shop.example')).toMatchObject({
      email: 'own@shop.example',
      address: { state: 'LND' },
    });
  });
});
