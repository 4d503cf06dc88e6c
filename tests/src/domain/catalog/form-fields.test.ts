import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  isFilled,
  valuesOf,
  type FormFields,
} from '../../../../src/domain/catalog/form-fields';

const fields: FormFields = [
  ['qty', '2'],
  ['qtyother', '9'],
  ['links[]', '4'],
  ['links[]', ''],
  ['links[]', '5'],
  ['options[6][day]', '7'],
  ['options[6][month]', ' '],
  ['options[7]', ''],
  ['super_group[61]', '1'],
  ['super_group[62]', ''],
  ['super_group[]', '3'],
  ['super_group[63', '4'],
  ['group]', '5'],
];

describe('the fields of a product form', () => {
  it.each([
    ['qty', ['2']],
    ['links', ['4', '5']],
    ['options[6]', ['7', ' ']],
    ['options[7]', []],
    ['none', []],
  ])('hold under %s the values that are not empty', (name, expected) => {
    expect(valuesOf(fields, name)).toEqual(expected);
  });

  it.each([
    ['qty', true],
    ['options[6]', false],
    ['options[7]', false],
    ['none', false],
  ])('are filled under %s: %s', (name, expected) => {
    expect(isFilled(fields, name)).toBe(expected);
  });

  it('parse bracketed names as map entries, including empty values', () => {
    expect(entriesOf(fields, 'super_group')).toEqual([
      ['61', '1'],
      ['62', ''],
    ]);
  });
});
