import { describe, expect, it } from 'vitest';
import {
  addressCacheKey,
  addressInline,
  addressKey,
  addressToDraft,
  attributeText,
  draftText,
  draftToAddress,
  isSameAddress,
  missingAddressParts,
  draftFields,
  withDraftText,
} from '../../../src/domain/address';
import type { AddressDraft, FieldConfig } from '../../../src/domain/address.types';
import { directory, savedAddress } from '../state/support/shop';

const draft: AddressDraft = {
  street: ['1 Main St', '', ' Floor 2 '],
  country_id: 'US',
  region_id: '12',
  postcode: '90210',
  city: 'Beverly Hills',
  firstname: ' Gus ',
  lastname: 'Guest',
  telephone: '555',
  loading_dock: 'left',
};
const source = { type: 'new-customer-address', createdAt: 5 } as const;
const made = (changes: Readonly<Record<string, string>> = {}) =>
  draftToAddress(
    { ...draft, ...changes },
    { source, directory, email: 'g@x.co', customerId: null },
  );

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

  it('come from what was typed, trimmed, with the region looked up [ADDR-01] [ADDR-02] [ADDR-04] [ADDR-09]', () => {
    expect(made()).toMatchObject({
      firstname: 'Gus',
      street: ['1 Main St', 'Floor 2'],
      regionId: 12,
      regionCode: 'CA',
      region: 'California',
      saveInAddressBook: 0,
      customAttributes: [{ attribute_code: 'loading_dock', value: 'left' }],
    });
  });

  it('say of themselves whether they are billed to [ADDR-08]', () => {
    expect(savedAddress.isDefaultBilling).toBe(true);
    expect(made().isDefaultBilling).toBe(false);
  });

  it('call a box Yes or No and a choice by its label [ADDR-05]', () => {
    const field = (name: string, control: FieldConfig['control']): FieldConfig => ({
      name,
      control,
      label: name,
      rules: {},
      options: [{ value: '5', label: 'Morning' }],
      sortOrder: 1,
      visible: true,
      defaultValue: '',
      hint: '',
      placeholder: '',
    });
    const fields = [
      field('has_dog', 'checkbox'),
      field('has_lift', 'checkbox'),
      field('hour', 'select'),
    ];
    const given = { ...draft, has_dog: '1', has_lift: '0', hour: '5' };
    const context = { source, directory, email: null, customerId: null, fields };
    const address = draftToAddress(given, context);
    expect(address.customAttributes).toEqual([
      { attribute_code: 'loading_dock', value: 'left' },
      { attribute_code: 'has_dog', value: true, label: 'Yes' },
      { attribute_code: 'has_lift', value: false, label: 'No' },
      { attribute_code: 'hour', value: '5', label: 'Morning' },
    ]);
    expect(address.customAttributes.map(attributeText)).toEqual(['left', 'Yes', 'No', 'Morning']);
    expect(attributeText({ attribute_code: 'has_dog', value: true })).toBe('Yes');
    expect(addressToDraft(address)).toMatchObject({ has_dog: '1', has_lift: '0', hour: '5' });
  });

  it('can be edited again without loss [ADDR-09]', () => {
    const again = draftToAddress(addressToDraft(made()), {
      source,
      directory,
      email: 'g@x.co',
      customerId: null,
    });
    expect(again).toEqual(made());
  });

  it('keep a typed region where no id is chosen, and drop the one of another country [REGN-04]', () => {
    expect(made({ region_id: '', region: 'Kent' })).toMatchObject({
      regionId: null,
      region: 'Kent',
    });
    const moved = withDraftText({ ...draft, region: 'Kent' }, 'country_id', 'IE');
    expect(moved).toMatchObject({ country_id: 'IE', region_id: '', region: 'Kent' });
  });

  it('have the region again that was selected for a country to which they return [REGN-03]', () => {
    const inState: AddressDraft = { street: [''], country_id: 'US', region_id: '12' };
    const abroad = withDraftText(inState, 'country_id', 'CA');
    expect(draftText(abroad, 'region_id')).toBe('');
    const chosen = withDraftText(abroad, 'region_id', '66');
    const home = withDraftText(chosen, 'country_id', 'US');
    expect(draftText(home, 'region_id')).toBe('12');
    expect(draftText(withDraftText(home, 'country_id', 'CA'), 'region_id')).toBe('66');
    const cleared = withDraftText(home, 'region_id', '');
    const again = withDraftText(withDraftText(cleared, 'country_id', 'IE'), 'country_id', 'US');
    expect(draftText(again, 'region_id')).toBe('');
    expect(draftFields(home)).toEqual({ street: [''], country_id: 'US', region_id: '12' });
    const context = { source, directory, email: 'g@x.co', customerId: null };
    expect(draftToAddress(home, context).customAttributes).toEqual([]);
  });

  it('take street lines by their number [ADDR-02]', () => {
    const typed = withDraftText({ street: ['a'] }, 'street.2', 'c');
    expect(typed.street).toEqual(['a', '', 'c']);
    expect(draftText(typed, 'street.2')).toBe('c');
    expect(draftText(typed, 'city')).toBe('');
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
