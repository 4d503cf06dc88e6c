import { applyRules, ruleIn } from './apply-rules';
import { checkoutRules } from './checkout-rules';
import type { FindRule, FormValues, RuleMap, ValidationError } from './rule.types';

/** Finds a rule among those that are bundled with the checkout. */
export const checkoutRule = ruleIn(checkoutRules);

/** The context of the value: its form, and further rules, which take precedence. */
export interface ValidationContext {
  readonly form?: FormValues;
  readonly findRule?: FindRule;
}

/** Validates a value by a field's rules, as bundled with the checkout (RULE). Returns the first error, or null. */
export const validate = (
  value: string,
  fieldRules: RuleMap,
  { form = {}, findRule = () => undefined }: ValidationContext = {},
): ValidationError | null =>
  applyRules(value, fieldRules, (name) => findRule(name) ?? checkoutRule(name), { form });
