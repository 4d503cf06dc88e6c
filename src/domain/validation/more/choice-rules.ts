import { isBlank, ruleForAll, ruleForBlank } from '../make';
import type { Rule, RuleTable } from '../rule.types';
import { otherValue } from './other-field';

const REQUIRED = 'This is a required field.';

const isGiven = (value: string | undefined): boolean => value !== undefined && !isBlank(value);

/** Required when another field is filled, or when it is not. */
const requiredIf = (key: string, isFilled: boolean): Rule =>
  ruleForAll(key, (value, other, context) =>
    isGiven(otherValue(other, context)) === isFilled ? !isBlank(value) : true,
  );

/** Rules about choices, and about fields that depend on others (RULE-02, RULE-46, RULE-51, RULE-93). */
export const choiceRules: RuleTable = {
  checked: ruleForAll(REQUIRED, (value) => value !== ''),
  'validate-cc-ukss': ruleForAll(
    'Please enter issue number or start date for switch/solo card type.',
    (value) => value !== '',
  ),
  'validate-select': ruleForAll(
    'Please select an option.',
    (value) => value !== 'none' && !isBlank(value),
  ),
  'validate-state': ruleForAll('Please select State/Province.', (value) => value !== '0'),
  'rating-required': ruleForBlank('Please select one of each of the ratings above.'),
  'required-if-specified': requiredIf(REQUIRED, true),
  'required-if-not-specified': requiredIf(REQUIRED, false),
  'required-number-if-specified': requiredIf('Please enter a valid number.', true),
};
