import { ownValue } from '../own-value';
import type { FindRule, RuleContext, RuleMap, RuleTable, ValidationError } from './rule.types';

/** Finds a rule of a table. */
export const ruleIn =
  (table: RuleTable): FindRule =>
  (name) =>
    ownValue(table, name);

/** A rule given as an object may have a message of its own. */
function ownMessage(param: unknown): string | null {
  if (typeof param !== 'object' || param === null || !('message' in param)) return null;
  return typeof param.message === 'string' && param.message !== '' ? param.message : null;
}

/**
 * Validates a value by rules in their order. Returns the first error, or null. A rule whose parameter is `false` is off;
 * one that `find` does not know accepts everything.
 */
export function applyRules(
  value: string,
  rules: RuleMap,
  find: FindRule,
  context: RuleContext,
): ValidationError | null {
  for (const [name, param] of Object.entries(rules)) {
    if (param === false) continue;
    const error = find(name)?.(value, param, context) ?? null;
    if (error !== null) return { ...error, key: ownMessage(param) ?? error.key };
  }
  return null;
}
