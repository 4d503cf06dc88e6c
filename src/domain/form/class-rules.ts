import type { RuleMap } from '../validation/rule.types';

/** Class names that are rules under the same name; ratings and dates are other widgets'. */
const RULE = /^(?:required-entry|validate-(?!rating$|datetime-).+)$/;

/**
 * The rules among a field's class names: `required-entry validate-digits-range digits-range-1-100`. The rules find their
 * parameters among the class names themselves.
 */
export const classRules = (names: string): RuleMap =>
  Object.fromEntries(
    names
      .split(/\s+/)
      .filter((name) => RULE.test(name))
      .map((name) => [name, name === 'validate-length' ? names : true]),
  );
