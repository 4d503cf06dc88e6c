import type { RuleMap } from '../validation/rule.types';

/** Class names of other widgets that begin as a rule's name does. */
const NO_RULE = /^validate-(?:rating|datetime-\d+)$/;

/** Class names that are rules under the same name. */
const RULE =
  /^(?:required-entry|validate-[\w-]+|(?:not-negative|less-than|greater-than)[\w-]+|zip-range|letters-only|no-whitespace)$/;

/**
 * The rules among a field's class names: `required-entry validate-digits-range digits-range-1-100`. The rules find their
 * parameters among the class names themselves.
 */
export const classRules = (names: string): RuleMap =>
  Object.fromEntries(
    names
      .split(/\s+/)
      .filter((name) => RULE.test(name) && !NO_RULE.test(name))
      .map((name) => [name, name === 'validate-length' ? names : true]),
  );
