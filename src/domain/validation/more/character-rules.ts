import { rule, ruleForAll, ruleUnlessBlank } from '../make';
import type { Rule, RuleTable } from '../rule.types';

/** A rule whose test is a pattern; a blank field passes. */
const shape = (key: string, pattern: RegExp): Rule =>
  ruleUnlessBlank(key, (value) => pattern.test(value));
/** A rule whose test is a pattern; only the empty field passes. */
const strictShape = (key: string, pattern: RegExp): Rule =>
  rule(key, (value) => pattern.test(value));

const MARKUP_SCRIPT =
  'Please use tag SCRIPT with SRC attribute or with proper content to include JavaScript to the document.';

/** The pattern of a rule's parameter; null when it is not a regular expression. */
function patternOf(param: unknown): RegExp | null {
  try {
    return new RegExp(param instanceof RegExp ? param : String(param));
  } catch {
    return null;
  }
}

const EITHER_CASE =
  'Please use only letters (a-z or A-Z), numbers (0-9) or underscore (_) in this field, and the first character should be a letter.';
const inUi = strictShape(
  'Please use only lowercase letters (a-z), numbers (0-9) or underscore (_) in this field, and the first character should be a letter.',
  /^[a-z]+[a-z0-9_]+$/,
);
const inPage = strictShape(EITHER_CASE, /^[a-z]+[a-z0-9_]+$/i);

/** In a page either case is allowed. */
const code: Rule = (value, param, context) =>
  (context.set === 'page' ? inPage : inUi)(value, param, context);

/** Rules about which characters a text has (RULE-09 to RULE-15, RULE-41 to RULE-43, RULE-49 to RULE-59, RULE-89 to RULE-95). */
export const characterRules: RuleTable = {
  'letters-with-basic-punc': shape('Letters or punctuation only please', /^[a-z\-.,()'"\s]+$/i),
  alphanumeric: shape('Letters, numbers, spaces or underscores only please', /^[\w ]+$/),
  'letters-only': shape('Letters only please', /^[a-z]+$/i),
  'no-whitespace': shape('No white space please', /^\S+$/),
  'no-marginal-whitespace': ruleForAll(
    'No marginal white space please',
    (value) => value === value.trim(),
  ),
  'zip-range': shape(
    'Your ZIP-code must be in the range 902xx-xxxx to 905-xx-xxxx',
    /^90[2-5](?:\d{2}(?:-\d{4})?|-\d{2}-\d{4})$/,
  ),
  integer: shape('A positive or negative non-decimal number please', /^-?\d+$/),
  'blacklist-url': ruleForAll(
    'This link is not allowed.',
    (value, allowed) => patternOf(allowed)?.test(value) ?? true,
  ),
  'validate-identifier': strictShape(
    'Please enter a valid URL Key (Ex: "example-page", "example-page.html" or "anotherlevel/example-page").',
    /^[a-z0-9][a-z0-9_/-]+(?:\.[a-z0-9_-]+)?$/,
  ),
  'validate-trailing-hyphen': strictShape('Trailing hyphens are not allowed.', /^(?!-).*[^-]$/s),
  pattern: ruleUnlessBlank(
    'Invalid format.',
    (value, param) => patternOf(param)?.test(value) ?? true,
  ),
  'validate-data': strictShape(EITHER_CASE, /^[A-Za-z]+[A-Za-z0-9_]+$/),
  'validate-street': strictShape(
    'Please use only letters (a-z or A-Z), numbers (0-9), spaces and "#" in this field.',
    /^[ \w]{3,}(?:[A-Za-z]\.)?(?:[ \w]*#\d+)?(?:\r?\n| )[ \w]{3,}/,
  ),
  'validate-code': code,
  'validate-ssn': strictShape(
    'Please enter a valid social security number (Ex: 123-45-6789).',
    /^\d{3}-?\d{2}-?\d{4}$/,
  ),
  'validate-zip-us': strictShape(
    'Please enter a valid zip code (Ex: 90602 or 90602-1234).',
    /^\d{5}(?:-\d{4})?$/,
  ),
  'validate-zip-international': () => null,
  'validate-css-length': strictShape(
    'Please input a valid CSS-length (Ex: 100px, 77pt, 20em, .5ex or 50%).',
    /^\d*\.?\d+(?:px|pc|pt|ex|em|mm|cm|in|%)?$/,
  ),
  'validate-xml-identifier': strictShape(
    'Please enter a valid XML-identifier (Ex: something_1, block5, id-4).',
    /^[A-Z][A-Z0-9_/-]*$/i,
  ),
  'validate-per-page-value-list': shape(
    'Please enter a valid value, ex: 10,20,30',
    /^\d+(?:,\d+)*$/,
  ),
  'validate-if-tag-script-exist': strictShape(MARKUP_SCRIPT, /<script\b[^>]*>[\s\S]*?<\/script>$/i),
};
