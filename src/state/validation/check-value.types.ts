import type { RuleContext, RuleMap, RuleTable } from '../../domain/validation/rule.types';

/**
 * Validates a value by the rules of a page's markup, `own` being those of its kind of form. Returns the translated
 * message of the first that refuses it, or null.
 */
export type CheckValue = (
  value: string,
  rules: RuleMap,
  context: RuleContext,
  own: RuleTable,
) => string | null;
