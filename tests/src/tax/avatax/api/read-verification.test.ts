import { describe, expect, it } from 'vitest';
import { verificationSettings } from '../../../../../src/tax/avatax/api/verification-settings';
import { readSaved, readVerification } from '../../../../../src/tax/avatax/api/read-verification';
import { pageWith, settings } from '../../../state/support/verification';

const VALID = {
  street: ['1 Main Street'],
  city: 'Oakland',
  postcode: '94607-1234',
  country_id: 'US',
  region: 'California',
  region_code: 'CA',
  region_id: '12',
};
const address = {
  street: ['1 Main Street'],
  city: 'Oakland',
  postcode: '94607-1234',
  region: 'California',
  regionCode: 'CA',
  regionId: 12,
};

describe('what the module says about an address', () => {
  it('is read from the shipping step, from the address of a cart [TAXV-09] [TAXV-23]', () => {
    expect(readSaved({ valid_address: VALID, original_address: {} }, 'US')).toEqual({
      status: 'known',
      address,
    });
    expect(readSaved({ error_message: 'Not <i>found</i>' }, 'US')).toEqual({
      status: 'unknown',
      message: 'Not found',
    });
  });

  it('is read from the address of a customer, whose region is an object [TAXV-19]', () => {
    const region = { region: 'California', region_code: 'CA', region_id: 12 };
    const { region_code: _code, ...customer } = VALID;
    expect(readVerification({ ...customer, region }, 'US')).toEqual({ status: 'known', address });
  });

  it.each([
    [{}],
    [{ valid_address: null, error_message: '' }],
    [{ valid_address: [] }],
    [{ valid_address: { ...VALID, street: 4 } }],
    [{ valid_address: { ...VALID, city: null } }],
  ])('is nothing in %j', (attributes) => {
    expect(readSaved(attributes, 'US')).toBeNull();
  });

  it('is no correction when it is in another country', () => {
    expect(readVerification(VALID, 'CA')).toEqual({ status: 'unknown', message: '' });
  });
});

describe('the settings of the module', () => {
  it('are those of the checkout’s configuration [TAXV-11]', () => {
    expect(verificationSettings(pageWith(settings({ countriesEnabled: 'US, CA' })))).toMatchObject({
      countries: ['US', 'CA'],
      choice: 'ask',
    });
    expect(verificationSettings(pageWith(settings({ hasChoice: '0' })))?.choice).toBe('confirm');
  });

  it.each([null, 5, {}, settings({ validationEnabled: '0' })])('are off in %j', (raw) => {
    expect(verificationSettings(pageWith(raw))).toBeNull();
  });

  it('verify nothing where no country is enabled', () => {
    expect(verificationSettings(pageWith(settings({ countriesEnabled: '' })))?.countries).toEqual([
      '',
    ]);
  });
});
