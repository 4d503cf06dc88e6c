import type { FieldConfig } from '../../domain/address.types';
import { ruleIn } from '../../domain/validation/apply-rules';
import { checkoutRules } from '../../domain/validation/checkout-rules';
import type { FindRule, RuleTable } from '../../domain/validation/rule.types';
import { merchantRule } from './merchant-rule';

let late: RuleTable = {};

/** Finds a rule for a field from configuration, beyond those of the checkout: a merchant's, or one that was loaded. */
export const findFieldRule: FindRule = (name) => merchantRule(name) ?? ruleIn(late)(name);

const isKnown = (name: string): boolean =>
  Object.hasOwn(checkoutRules, name) || findFieldRule(name) !== undefined;

/**
 * Loads the rarer rules when a field names one of them (RULE). Until then, and when loading fails, such a rule accepts
 * everything: the server has the last word.
 */
export async function loadFieldRules(fields: readonly FieldConfig[]): Promise<void> {
  const names = fields.flatMap(({ rules }) => Object.keys(rules));
  if (names.every(isKnown)) return;
  const loaded = await import('../../domain/validation/all-rules').catch(() => null);
  late = loaded?.allRules ?? late;
}
