import { expect, it } from 'vitest';
import type { Directory, FieldConfig } from '../../../../src/domain/address.types';
import { addressErrors } from '../../../../src/state/validation/field-errors';
import { loadFieldRules } from '../../../../src/state/validation/field-rules';

const directory: Directory = { defaultCountryId: 'US', countries: [] };
const fax: FieldConfig = {
  name: 'fax',
  label: 'Fax',
  control: 'text',
  rules: { 'required-entry': true, 'validate-fax': true },
  options: [],
  sortOrder: 1,
  visible: true,
  defaultValue: '',
  hint: '',
  placeholder: '',
};
const errors = (value: string) => addressErrors({ street: [], fax: value }, [fax], directory);

it('validates a field from configuration by a rule outside the checkout, when it is loaded', async () => {
  expect(errors('')).toEqual({ fax: 'This is a required field.' });
  expect(errors('none')).toEqual({});
  await loadFieldRules([fax]);
  expect(errors('none')).toEqual({
    fax: 'Please enter a valid fax number (Ex: 123-456-7890).',
  });
  expect(errors('123-456-7890')).toEqual({});
});
