import { allRules } from '../../domain/validation/all-rules';
import { applyRules, ruleIn } from '../../domain/validation/apply-rules';
import { merchantRule, refusalText } from './merchant-rule';
import type { CheckValue } from './check-value.types';

/** Validates by every rule there is: a merchant's, a form's own, the platform's. */
export const fullCheck: CheckValue = (value, rules, context, own) => {
  const find = ruleIn({ ...allRules, ...own });
  const error = applyRules(value, rules, (name) => merchantRule(name) ?? find(name), context);
  return error === null ? null : refusalText(error);
};
