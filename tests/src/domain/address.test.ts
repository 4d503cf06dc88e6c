import { describe, expect, it } from 'vitest';
import {
  addressCacheKey,
  addressInline,
  addressKey,
  attributeText,
  billedAddress,
  isSameAddress,
  missingAddressParts,
} from '../../../src/domain/address';
import type { Address } from '../../../src/domain/address.types';
import { withDraftText } from '../../../src/domain/address-draft';
import { draftToAddress } from '../../../src/domain/draft-to-address';
import { directory, savedAddress } from '../state/support/shop';
import { context, draft, made, source } from './typed-address';

describe('addresses', () => {
  it('have keys; new ones differ by the time they were made [ADDR-06] [ADDR-10] [BILL-06]', () => {
    expect(addressKey(savedAddress)).toBe('customer-address1');
    expect(addressKey(made())).toBe('new-customer-address');
    expect(addressCacheKey(made())).toBe('new-customer-address5');
    const later = { ...made(), source: { ...source, createdAt: 6 } };
    expect(isSameAddress(made(), made())).toBe(true);
    expect(isSameAddress(made(), later)).toBe(false);
    expect(isSameAddress(made(), savedAddress)).toBe(false);
    const second = { ...savedAddress, source: { type: 'customer-address', id: 2 } as const };
    expect(addressCacheKey(savedAddress)).toBe('customer-address1');
    expect(isSameAddress(savedAddress, second)).toBe(false);
  });

  it('have a one-line text [ADDR-07] [ADDR-13]', () => {
    expect(addressInline(savedAddress, 'United States')).toBe(savedAddress.inline);
    expect(made().inline).toBe(
      'Gus Guest, 1 Main St Floor 2, Beverly Hills, California 90210, United States',
    );
  });

  it('have a one-line text without what is blank, of three street lines at most [ADDR-07] [ADDR-13]', () => {
    const { inline: _inline, ...bare } = savedAddress;
    expect(
      addressInline({
        ...bare,
        prefix: 'Dr.',
        firstname: ' ',
        suffix: 'Jr.',
        street: ['1 Sunset Blvd', ' ', 'Floor 2', 'Door 3'],
        city: '',
        region: null,
        postcode: ' ',
      }),
    ).toBe('Dr. Doe Jr., 1 Sunset Blvd Floor 2, US');
  });

  it.each([
    [{ value: 'left' }, 'left'],
    [{ value: 'x', label: 'Left' }, 'Left'],
    [{ value: 'x', label: '' }, ''],
    [{ value: true }, 'Yes'],
    [{ value: false }, 'No'],
    [{ value: 7 }, '7'],
    [{ value: null }, ''],
  ])('call the attribute %j %j [ADDR-05]', (attribute, expected) => {
    expect(attributeText({ attribute_code: 'dock', ...attribute })).toBe(expected);
  });

  it.each([
    ['an id where the country has regions', 'US', { regionId: null, region: 'Kent' }, ['region']],
    ['nothing more once it has one', 'US', { regionId: 12, region: null }, []],
    ['a text where the country has none', 'XR', { regionId: 12, region: '' }, ['region']],
    ['a text, not nothing', 'XR', { regionId: null, region: null }, ['region']],
    ['nothing more once it is typed', 'XR', { regionId: null, region: 'Kent' }, []],
  ])('lack as a region %s [REGN-01] [SHIP-16]', (_name, countryId, region, parts) => {
    const [states] = directory.countries;
    const countries = states === undefined ? [] : [states, { ...states, id: 'XR', regions: [] }];
    const address = { ...savedAddress, countryId, ...region };
    expect(missingAddressParts(address, { ...directory, countries })).toEqual(parts);
  });

  it('lack a street of which every line is blank', () => {
    const street = (...lines: string[]) =>
      missingAddressParts({ ...savedAddress, street: lines }, directory);
    expect(street('  ', '')).toEqual(['street']);
    expect(street('', '1 Main St')).toEqual([]);
    expect(street()).toEqual(['street']);
  });

  it('contain whether they are billing addresses [ADDR-08]', () => {
    expect(savedAddress.isDefaultBilling).toBe(true);
    expect(made().isDefaultBilling).toBe(false);
  });

  it.each([
    ['nothing', {}, []],
    ['a required region [REGN-01] [SHIP-16]', { region_id: '' }, ['region']],
    ['the postcode [FORM-03]', { postcode: ' ' }, ['postcode']],
    ['no postcode where it is optional [FORM-03]', { country_id: 'IE', postcode: '' }, []],
    [
      'the street, when all its lines are blank',
      { 'street.0': ' ', 'street.1': ' ', 'street.2': '' },
      ['street'],
    ],
    ['the city', { city: '' }, ['city']],
    [
      'the country, and with it the postcode',
      { country_id: '', postcode: '' },
      ['country_id', 'postcode'],
    ],
    [
      'a postcode of an unknown country',
      { country_id: '??', region_id: '', postcode: '' },
      ['postcode'],
    ],
    ['no region that the country does not need', { country_id: 'IE' }, []],
    [
      'names and phone',
      { firstname: '', lastname: '', telephone: '' },
      ['firstname', 'lastname', 'telephone'],
    ],
  ])('lack %s', (_name, changes, parts) => {
    const typed = Object.entries(changes).reduce(
      (all, [name, value]) => withDraftText(all, name, value),
      draft,
    );
    expect(missingAddressParts(draftToAddress(typed, context), directory)).toEqual(parts);
  });
});

it.each([
  ['once for the same address', {}, 0],
  ['once for one that says the same', { source: { type: 'new-customer-billing-address' } }, 0],
  ['twice for two addresses', { city: 'Cork' }, 1],
] as const)('goes into the address book %s [FORM-05, ADDR-03]', (_name, changes, flag) => {
  const shipping = { ...made({ save_in_address_book: '1' }), customerId: 7 };
  const billing = { ...shipping, ...changes } as Address;
  expect(billedAddress(billing, shipping).saveInAddressBook).toBe(flag);
  expect(billedAddress(billing, null).saveInAddressBook).toBe(1);
  expect(billedAddress(billing, { ...shipping, saveInAddressBook: 0 }).saveInAddressBook).toBe(1);
});
