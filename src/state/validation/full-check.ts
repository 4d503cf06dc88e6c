import { allRules } from '../../domain/validation/all-rules';
import { applyRules, ruleIn } from '../../domain/validation/apply-rules';
import type { RuleContext, RuleMap, RuleTable } from '../../domain/validation/rule.types';
import { merchantRule, refusalText } from './merchant-rule';

/**
 * Validates a value by every rule there is: a merchant's, those of a kind of form, the platform's. Returns the translated
 * message of the first that refuses it, or null.
 */
export function fullCheck(
  value: string,
  rules: RuleMap,
  context: RuleContext,
  own: RuleTable,
): string | null {
  const find = ruleIn({ ...allRules, ...own });
  const error = applyRules(value, rules, (name) => merchantRule(name) ?? find(name), context);
  return error === null ? null : refusalText(error);
}
