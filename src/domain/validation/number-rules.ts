import { rule } from './make';
import type { RuleTable } from './rule.types';

/** Groups of digits separated by `.`, `,`, an apostrophe, a bar or one blank; a leading or trailing sign (RULE). */
const NUMBER = /^\s*[+-]?(?:\d+(?:[.,'|\s]\d+)*|\d*[.,]\d+)-?\s*$/;

/** Rules about numbers that address and payment forms use. */
export const numberRules: RuleTable = {
  'validate-number': rule('Please enter a valid number in this field.', (value) =>
    NUMBER.test(value),
  ),
  'validate-digits': rule('Please enter a valid number in this field.', (value) =>
    /^\d+$/.test(value),
  ),
  'validate-integer': rule('Please enter a valid integer in this field.', (value) =>
    /^\s*-?\d+\s*$/.test(value),
  ),
};
