import { expect, it } from 'vitest';
import { classRules } from '../../../../src/domain/form/class-rules';

it.each([
  ['input-text required-entry', { 'required-entry': true }],
  ['region_id validate-select', { 'validate-select': true }],
  [
    'validate-length maximum-length-255 validate-alpha',
    {
      'validate-length': 'validate-length maximum-length-255 validate-alpha',
      'validate-alpha': true,
    },
  ],
  ['validate-digits-range digits-range-1-100', { 'validate-digits-range': true }],
  ['radio validate-rating', {}],
  ['datetime-picker validate-datetime-11', {}],
  ['', {}],
])('reads the rules in the class names "%s"', (names, rules) => {
  expect(classRules(names)).toEqual(rules);
});
