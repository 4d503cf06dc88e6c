import { dateRules } from './date-rules';
import { numberRules } from './number-rules';
import type { FormValues, Rule, ValidationError } from './rule.types';
import { textRules } from './text-rules';
import { webRules } from './web-rules';

const rules: Readonly<Record<string, Rule>> = {
  ...textRules,
  ...numberRules,
  ...webRules,
  ...dateRules,
};

/** A rule given as an object may have a message of its own. */
function ownMessage(param: unknown): string | null {
  if (typeof param !== 'object' || param === null || !('message' in param)) return null;
  return typeof param.message === 'string' && param.message !== '' ? param.message : null;
}

/** The context of the value: its form, and the merchant's rules, which take precedence. */
export interface ValidationContext {
  readonly form?: FormValues;
  readonly findRule?: (name: string) => Rule | undefined;
}

/**
 * Validates a value by a field's rules in their order. Returns the first error, or null (RULE). A rule whose parameter
 * is `false` is off; an unknown one accepts everything.
 */
export function validate(
  value: string,
  fieldRules: Readonly<Record<string, unknown>>,
  { form = {}, findRule = () => undefined }: ValidationContext = {},
): ValidationError | null {
  for (const [name, param] of Object.entries(fieldRules)) {
    if (param === false) continue;
    const test = findRule(name) ?? (Object.hasOwn(rules, name) ? rules[name] : undefined);
    const error = test?.(value, param, form) ?? null;
    if (error !== null) return { ...error, key: ownMessage(param) ?? error.key };
  }
  return null;
}
