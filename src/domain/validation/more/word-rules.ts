import { isBlank, rule, ruleForAll, ruleUnlessBlank } from '../make';
import type { RuleTable } from '../rule.types';

/** The text without tags, entities of blanks, digits and punctuation. */
const stripped = (text: string): string =>
  text
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/[\d.(),;:!?%#$'"_+=/-]/g, '');

const wordsIn = (text: string): number => (stripped(text).match(/[\p{L}\p{M}]+/gu) ?? []).length;

/** One of two bounds in a rule's parameter. */
const bound = (param: unknown, index: number): number =>
  Number(Array.isArray(param) ? param[index] : param);

/** Rules about the number of words and of letters (RULE-05 to RULE-08). */
export const wordRules: RuleTable = {
  'max-words': ruleUnlessBlank(
    'Please enter {0} words or less.',
    (value, most) => wordsIn(value) <= Number(most),
  ),
  'min-words': ruleUnlessBlank(
    'Please enter at least {0} words.',
    (value, least) => wordsIn(value) >= Number(least),
  ),
  'range-words': ruleUnlessBlank(
    'Please enter between {0} and {1} words.',
    (value, bounds) => wordsIn(value) >= bound(bounds, 0) && wordsIn(value) <= bound(bounds, 1),
  ),
  'stripped-min-length': rule(
    'Please enter at least {0} characters',
    (value, least, { set }) =>
      (set === 'page' ? value : stripped(value).trim()).length >= Number(least),
  ),
  minlength: rule(
    'Please enter at least {0} characters.',
    (value, least) => value.length >= Number(least),
  ),
  maxlength: rule(
    'Please enter no more than {0} characters.',
    (value, most) => value.length <= Number(most),
  ),
  rangelength: rule(
    'Please enter a value between {0} and {1} characters long.',
    (value, bounds) => value.length >= bound(bounds, 0) && value.length <= bound(bounds, 1),
  ),
  'validate-no-empty': ruleForAll('Empty Value.', (value) => !isBlank(value)),
};
