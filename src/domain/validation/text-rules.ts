import { rule, ruleForBlank } from './make';
import type { Rule, RuleTable } from './rule.types';

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

/** Characters as a shopper counts them: an emoji is one. */
const lengthOf = (value: string): number => Array.from(value).length;

/** Limits written as class names: `minimum-length-2 maximum-length-10`. The minimum does not apply to a blank field. */
const byClassNames: Rule = (value, param) => {
  const names = String(param);
  const limit = (kind: string): number | null => {
    const found = new RegExp(`(?:^|\\s)${kind}-length-(\\d+)(?:\\s|$)`).exec(names)?.[1];
    return found === undefined ? null : Number(found);
  };
  const maximum = limit('maximum');
  const minimum = limit('minimum');
  if (maximum !== null && lengthOf(value) > maximum) {
    return { key: 'Please enter less or equal than %1 symbols.', params: [String(maximum)] };
  }
  if (minimum !== null && value.trim() !== '' && lengthOf(value) < minimum) {
    return { key: 'Please enter more or equal than %1 symbols.', params: [String(minimum)] };
  }
  return null;
};

/** Rules about the characters and the length of a text (RULE). */
export const textRules: RuleTable = {
  'required-entry': ruleForBlank('This is a required field.'),
  min_text_length: rule(
    'Please enter more or equal than {0} symbols.',
    (value, least) => lengthOf(value) >= Number(least),
  ),
  max_text_length: rule(
    'Please enter less or equal than {0} symbols.',
    (value, most) => lengthOf(value) <= Number(most),
  ),
  'validate-length': byClassNames,
  'validate-alpha': rule(
    'Please use letters only (a-z or A-Z) in this field.',
    matches(/^[a-zA-Z]+$/),
  ),
  'validate-alphanum': rule(
    'Please use only letters (a-z or A-Z) or numbers (0-9) in this field. No spaces or other characters are allowed.',
    matches(/^[a-zA-Z0-9]+$/),
  ),
  'validate-alphanum-with-spaces': rule(
    'Please use only letters (a-z or A-Z), numbers (0-9) or spaces only in this field.',
    matches(/^[a-zA-Z0-9 ]+$/),
  ),
  'validate-not-number-first': rule(
    'First character must be letter.',
    (value) => !/^[\d.-]/.test(value.trim()),
  ),
  'validate-no-html-tags': rule('HTML tags are not allowed.', (value) => !/<\/?\w/.test(value)),
  'validate-no-utf8mb4-characters': (value) => {
    const offenders = value.match(/[\u{10000}-\u{10FFFF}]/gu);
    return offenders === null
      ? null
      : { key: 'Please remove invalid characters: {0}.', params: [offenders.join()] };
  },
};
