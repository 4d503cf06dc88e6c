import type { FieldConfig } from '../../domain/address.types';
import { ruleIn } from '../../domain/validation/apply-rules';
import type { FindRule } from '../../domain/validation/rule.types';
import { checkoutRule } from '../../domain/validation/validate';
import { merchantRule } from './merchant-rule';

let lateRule: FindRule = () => undefined;

/** Finds a rule for a field from configuration, beyond those of the checkout: a merchant's, or one that was loaded. */
export const findFieldRule: FindRule = (name) => merchantRule(name) ?? lateRule(name);

/**
 * Loads the rarer rules when a field names one of them (RULE). Until then, and when loading fails, such a rule accepts
 * everything: the server has the last word.
 */
export async function loadFieldRules(fields: readonly FieldConfig[]): Promise<void> {
  const names = fields.flatMap(({ rules }) => Object.keys(rules));
  if (names.every((name) => checkoutRule(name) ?? findFieldRule(name))) return;
  const loaded = await import('../../domain/validation/all-rules').catch(() => null);
  if (loaded !== null) lateRule = ruleIn(loaded.allRules);
}
