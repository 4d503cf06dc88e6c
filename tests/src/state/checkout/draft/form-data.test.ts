import { describe, expect, it } from 'vitest';
import { draftFrom, formData } from '../../../../../src/state/checkout/draft/form-data';

const fromCustom = (stored: unknown) => draftFrom({ custom_attributes: stored });

describe('form data that the old front end has stored', () => {
  it.each([
    ['a text', 'Ghent', { city: 'Ghent', street: [''] }],
    ['a number', 12, { city: '12', street: [''] }],
    ['a ticked flag', true, { city: '1', street: [''] }],
    ['a cleared flag', false, { city: '0', street: [''] }],
    ['nothing', null, { street: [''] }],
    ['a list', ['Ghent'], { street: [''] }],
    ['a map', { 0: 'Ghent' }, { street: [''] }],
  ])('gives a field that holds %s its text [ADDR-09]', (_name, value, draft) => {
    expect(draftFrom({ city: value })).toEqual(draft);
  });

  it.each([
    ['a map', { 0: '1 Main St', 1: 'Apt 2' }, ['1 Main St', 'Apt 2']],
    ['a list', ['1 Main St', 'Apt 2'], ['1 Main St', 'Apt 2']],
    ['a list with gaps', [null, 'Apt 2', 3], ['', 'Apt 2', '']],
    ['an empty map', {}, ['']],
    ['an empty list', [], ['']],
    ['a text', '1 Main St', ['']],
    ['nothing', undefined, ['']],
  ])('has at least one street line where the street is %s', (_name, street, lines) => {
    expect(draftFrom({ street })).toEqual({ street: lines });
  });

  it.each([
    ['values by code', { gift: 'ribbon', floor: 3, lift: true }],
    [
      'a list of entries',
      [
        { attribute_code: 'gift', value: 'ribbon' },
        { attribute_code: 'floor', value: 3 },
        { attribute_code: 'lift', value: true },
      ],
    ],
    [
      'entries by code',
      {
        gift: { value: 'ribbon' },
        floor: { attribute_code: 'floor', value: 3 },
        other: { attribute_code: 'lift', value: true },
      },
    ],
  ])('may store custom attributes as %s [ADDR-04] [ADDR-09]', (_name, stored) => {
    expect(fromCustom(stored)).toEqual({ gift: 'ribbon', floor: '3', lift: '1', street: [''] });
  });

  it.each<[string, unknown, unknown]>([
    ['a list', ['4', 5], ['4', '5']],
    ['a map by number', { 0: 'Left gate', 1: 'Ring twice' }, ['Left gate', 'Ring twice']],
    ['a list in an entry', { attribute_code: 'extra', value: ['4', '5'] }, ['4', '5']],
    ['an empty list', [], undefined],
    ['a list of something else', [{}], undefined],
    ['another map', { file: 'a' }, undefined],
  ])('keeps chosen options and lines that are stored as %s [ADDR-09]', (_name, stored, kept) => {
    const draft = fromCustom({ extra: stored });
    expect(draft?.['extra']).toEqual(kept);
    const again = JSON.parse(JSON.stringify(formData(draft ?? { street: [''] }))) as unknown;
    expect(draftFrom(again)).toEqual(draft);
  });

  it.each([
    ['under the name of a built-in field', { city: 'Ghent' }],
    ['without a code', [{ value: 'ribbon' }]],
    ['with an empty code', { '': 'ribbon' }],
    ['with a code that is a number', [{ attribute_code: 5, value: 'ribbon' }]],
    ['that are plain texts in a list', ['ribbon']],
    ['without a value', [{ attribute_code: 'gift' }]],
    ['that are a text', 'ribbon'],
    ['that are missing', undefined],
  ])('loses custom attributes %s', (_name, stored) => {
    expect(fromCustom(stored)).toEqual({ street: [''] });
  });

  it.each([[null], [undefined], ['Ghent'], [12], [[]]])('is missing when it is %j', (value) => {
    expect(draftFrom(value)).toBeNull();
  });
});

describe('form data that are stored', () => {
  it('hold street lines and custom attributes in maps of their own [ADDR-09]', () => {
    const draft = { street: ['1 Main St', 'Apt 2'], city: 'Ghent', gift: 'ribbon' };
    expect(formData(draft)).toEqual({
      city: 'Ghent',
      street: { 0: '1 Main St', 1: 'Apt 2' },
      custom_attributes: { gift: 'ribbon' },
    });
    expect(draftFrom(formData(draft)), 'as it is read again').toEqual(draft);
  });

  it('have no map of custom attributes where there are none', () => {
    expect(formData({ street: [''], city: 'Ghent' })).toEqual({ city: 'Ghent', street: { 0: '' } });
  });

  it('do not hold the regions left in other countries', () => {
    const draft = { street: [''], country_id: 'IE', regions_left: ['US:12'] };
    expect(formData(draft)).toEqual({ country_id: 'IE', street: { 0: '' } });
  });
});
