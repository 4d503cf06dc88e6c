import { rule, ruleUnlessBlank } from '../make';
import type { Rule, RuleTable } from '../rule.types';

const EXAMPLE = 'Please enter a valid phone number. For example (123) 456-7890 or 123-456-7890.';
const STRICT = /^\(?\d{3}\)?[-\s]?\d{3}[-\s]\d{4}$/;
const LAX = /^(?:(?:\d[-. ]?)?(?:\(\d{3}\)|\d{3}))?[-. ]?\d{3}[-. ]?\d{4}$/;

/** Numbers of one country have more than nine characters. */
const national = (key: string, pattern: RegExp, read = (value: string) => value): Rule =>
  ruleUnlessBlank(key, (value) => read(value).length > 9 && pattern.test(read(value)));

/** Rules about telephone numbers (RULE-27 to RULE-33). */
export const phoneRules: RuleTable = {
  phoneUS: national(
    'Please specify a valid phone number',
    /^(?:1-?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})-?[2-9]\d{2}-?\d{4}$/,
    (value) => value.replace(/\s/g, ''),
  ),
  phoneUK: national(
    'Please specify a valid phone number',
    /^\(?(?:0|\+44)[1-9]\d{1,4}\)?\s?\d{3,4}\s?\d{3,4}$/,
  ),
  mobileUK: national('Please specify a valid mobile number', /^(?:0|\+44)7\d{3}\s?\d{6}$/),
  'validate-phoneStrict': rule(EXAMPLE, (value) => STRICT.test(value)),
  'validate-phoneLax': rule(EXAMPLE, (value) => LAX.test(value)),
  'validate-fax': rule('Please enter a valid fax number (Ex: 123-456-7890).', (value) =>
    STRICT.test(value),
  ),
};
