import { describe, expect, it } from 'vitest';
import { attributeText } from '../../../src/domain/address';
import { draftText, withDraftText } from '../../../src/domain/address-draft';
import type { AddressDraft } from '../../../src/domain/address.types';
import { addressToDraft, draftToAddress } from '../../../src/domain/draft-to-address';
import { addressField } from '../state/support/shop';
import { context, draft, made } from './typed-address';

describe('addresses and what was typed', () => {
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

  it('call a box Yes or No and a choice by its label [ADDR-05]', () => {
    const options = [{ value: '5', label: 'Morning' }];
    const fields = [
      ...context.fields,
      addressField('has_dog', 20, {}, { control: 'checkbox' }),
      addressField('has_lift', 21, {}, { control: 'checkbox' }),
      addressField('hour', 22, {}, { control: 'select', options }),
    ];
    const given = { ...draft, has_dog: '1', has_lift: '0', hour: '5' };
    const address = draftToAddress(given, { ...context, fields });
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

  it('call nothing by a label that is not one of the choices [ADDR-05]', () => {
    const options = [
      { value: '5', label: 'Morning' },
      { value: '6', label: 'Evening' },
    ];
    const hour = addressField('hour', 1, {}, { control: 'select', options });
    const of = (value: string) =>
      draftToAddress({ ...draft, hour: value }, { ...context, fields: [hour] }).customAttributes;
    expect(of('6')).toEqual([{ attribute_code: 'hour', value: '6', label: 'Evening' }]);
    expect(of('7')).toEqual([{ attribute_code: 'hour', value: '7' }]);
  });

  it('have nothing of a file, whose field shows no value [ADDR-04]', () => {
    const fields = [addressField('proof', 1, {}, { control: 'file' })];
    const typed = { ...draft, proof: String.raw`C:\fakepath\proof.pdf` };
    expect(draftToAddress(typed, { ...context, fields }).customAttributes).toEqual([]);
  });

  it('have the ids of several choices, and lines by line breaks, and can be edited again [ADDR-04]', () => {
    const options = [
      { value: '4', label: 'Monday' },
      { value: '5', label: 'Friday' },
    ];
    const fields = [
      addressField('days', 1, {}, { control: 'multiselect', options }),
      addressField('directions.0', 2),
      addressField('directions.1', 3),
      addressField('none', 4, {}, { control: 'multiselect', options }),
    ];
    const of = (typed: AddressDraft) => draftToAddress(typed, { ...context, fields });
    const wanted = [
      { attribute_code: 'days', value: '4,5', label: 'Monday, Friday' },
      { attribute_code: 'directions', value: 'Left gate\nRing twice' },
    ];
    const lines = ['Left gate', ' Ring twice '];
    const typed = of({ ...draft, days: '4,5', directions: lines, none: '' });
    expect(typed.customAttributes).toEqual(wanted);
    expect(of({ ...draft, days: ['4', '5'], directions: lines }).customAttributes).toEqual(wanted);
    expect(typed.customAttributes.map(attributeText)).toEqual([
      'Monday, Friday',
      'Left gate, Ring twice',
    ]);
    const again = withDraftText(addressToDraft(typed), 'directions.1', 'Knock');
    expect(draftText(again, 'directions.0')).toBe('Left gate');
    expect(of(again).customAttributes).toEqual([
      wanted[0],
      { attribute_code: 'directions', value: 'Left gate\nKnock' },
    ]);
  });

  it('have nothing that no field of the form shows: hidden fields have the shop’s default [ADDR-09]', () => {
    const fields = [
      addressField('firstname', 1),
      addressField('street.0', 2),
      addressField('fax', 3, {}, { visible: false, defaultValue: 'none' }),
      addressField('dock', 4, {}, { visible: false }),
    ];
    const typed = { ...draft, fax: '1', dock: '2', company: 'Past Inc.', old_code: '9' };
    expect(draftToAddress(typed, { ...context, fields })).toMatchObject({
      firstname: 'Gus',
      lastname: '',
      company: '',
      fax: 'none',
      street: ['1 Main St'],
      countryId: 'US',
      regionId: null,
      region: null,
      customAttributes: [],
    });
  });

  it('go into the address book where the box is ticked [FORM-04]', () => {
    expect(made({ save_in_address_book: '1' }).saveInAddressBook).toBe(1);
    expect(made({ save_in_address_book: '0' }).saveInAddressBook).toBe(0);
    expect(made()).toMatchObject({ isDefaultShipping: false, isDefaultBilling: false });
  });

  it('of a country that is not listed are written with its code', () => {
    const abroad = made({ country_id: 'XX', region_id: '', region: 'Far' });
    expect(abroad).toMatchObject({ countryId: 'XX', regionId: null, region: 'Far' });
    expect(abroad.inline).toContain('Far 90210, XX');
  });

  it('without a region have none to edit', () => {
    const none = { ...made(), regionId: null, region: null };
    expect(addressToDraft(none)).toMatchObject({ region_id: '', region: '' });
    expect(addressToDraft(made())).toMatchObject({ region_id: '12', region: '' });
  });

  it('can be edited again without loss [ADDR-09]', () => {
    expect(draftToAddress(addressToDraft(made()), context)).toEqual(made());
  });

  it('have a typed region only in a country whose region is typed [REGN-04]', () => {
    expect(made({ country_id: 'IE', region: 'Kent' })).toMatchObject({
      regionId: null,
      region: 'Kent',
    });
    expect(made({ region_id: '', region: 'Kent' })).toMatchObject({
      regionId: null,
      region: null,
    });
  });

  it('send nothing of the regions that were put by [REGN-03]', () => {
    const home: AddressDraft = { ...draft, loading_dock: '', regions_left: ['IE:region:Kent'] };
    expect(draftToAddress(home, context).customAttributes).toEqual([]);
  });
});
