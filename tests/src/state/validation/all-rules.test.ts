import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Directory, FieldConfig } from '../../../../src/domain/address.types';
import type { RuleMap, RuleTable } from '../../../../src/domain/validation/rule.types';
import { validators } from '../../../../src/state/extensions/extensions';
import type { ValidatorFunction } from '../../../../src/state/extensions/extensions.types';
import {
  addressErrors,
  emailError,
  pickErrors,
} from '../../../../src/state/validation/field-errors';
import { fullCheck } from '../../../../src/state/validation/full-check';
import { refusalText } from '../../../../src/state/validation/merchant-rule';

const REQUIRED = 'This is a required field.';
const EMAIL = 'Please enter a valid email address (Ex: johndoe@domain.com).';

const stops: (() => void)[] = [];
const register = (name: string, validate: ValidatorFunction): void => {
  stops.push(validators.register(name, validate));
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a guest’s e-mail', () => {
  it('is required and has to be one, whatever surrounds it [MAIL-01, MAIL-13]', () => {
    expect(emailError('')).toBe(REQUIRED);
    expect(emailError('  ')).toBe(REQUIRED);
    expect(emailError('jane@')).toBe(EMAIL);
    expect(emailError('jane@example.com')).toBeNull();
    expect(emailError(' jane@example.com\n')).toBeNull();
  });
});

describe('errors of fields', () => {
  it('are picked by the fields that may show them', () => {
    const errors = { city: REQUIRED, postcode: REQUIRED };
    expect(pickErrors(errors, (name) => name === 'city')).toEqual({ city: REQUIRED });
    expect(pickErrors(errors, () => false)).toEqual({});
  });
});

describe('the check of a value', () => {
  const check = (value: string, rules: RuleMap, own: RuleTable = {}) =>
    fullCheck(value, rules, { form: { colour: 'red' } }, own);

  it('applies the platform’s rules in their order [RULE-01]', () => {
    const rules = { 'required-entry': true, 'min-words': 2 };
    expect(check('', rules)).toBe(REQUIRED);
    expect(check('one', rules)).toBe('Please enter at least 2 words.');
    expect(check('one two', rules)).toBeNull();
    expect(check('', { 'no-such-rule': true })).toBeNull();
  });

  it('prefers the rules of a kind of form to the platform’s', () => {
    const own: RuleTable = {
      'required-entry': (value) => (value === 'x' ? { key: 'Not %1.', params: [value] } : null),
    };
    expect(check('', { 'required-entry': true }, own)).toBeNull();
    expect(check('x', { 'required-entry': true }, own)).toBe('Not x.');
  });

  it('prefers a merchant’s rule to both, and gives it the parameter and the form', () => {
    const validate = vi.fn<ValidatorFunction>((value) => (value === '' ? 'Tell us, 100 %.' : null));
    register('required-entry', validate);
    const own: RuleTable = { 'required-entry': () => ({ key: 'never', params: [] }) };
    expect(check('', { 'required-entry': 'now' }, own)).toBe('Tell us, 100 %.');
    expect(check('x', { 'required-entry': 'now' }, own)).toBeNull();
    expect(validate).toHaveBeenLastCalledWith('x', 'now', { colour: 'red' });
  });
});

describe('a merchant’s rule', () => {
  const field: FieldConfig = {
    name: 'city',
    label: 'City',
    control: 'text',
    rules: { 'no-digits': true },
    options: [],
    sortOrder: 1,
    visible: true,
    defaultValue: '',
    hint: '',
    placeholder: '',
  };
  const directory: Directory = { defaultCountryId: 'US', countries: [] };
  const errors = (city: string) => addressErrors({ street: [], city }, [field], directory);

  it('applies to fields of addresses as long as it is registered', () => {
    register('no-digits', (value) => (/\d/.test(value) ? 'No digits, please.' : null));
    expect(errors('Area 51')).toEqual({ city: 'No digits, please.' });
    expect(errors('Paris')).toEqual({});
    for (const stop of stops.splice(0)) stop();
    expect(errors('Area 51')).toEqual({});
  });
});

describe('the text of a refusal', () => {
  it.each([
    ['Between {0} and {1}.', ['2', '7'], 'Between 2 and 7.'],
    ['Between %1 and %2.', ['2', '7'], 'Between 2 and 7.'],
    ['At least %s.', ['2'], 'At least 2.'],
    ['At least {0} of {1}.', ['2'], 'At least 2 of {1}.'],
    ['At least {0}.', [''], 'At least .'],
    ['At least %s.', [], 'At least %s.'],
  ])('has its values filled in: %s', (key, params, text) => {
    expect(refusalText({ key, params })).toBe(text);
  });
});
