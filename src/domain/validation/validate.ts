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

/** A rule given as an object may carry its own words. */
function ownMessage(param: unknown): string | null {
  if (typeof param !== 'object' || param === null || !('message' in param)) return null;
  return typeof param.message === 'string' && param.message !== '' ? param.message : null;
}

/** What surrounds the value: the form it is in, and rules of the merchant's that come before ours. */
export interface ValidationContext {
  readonly form?: FormValues;
  readonly findRule?: (name: string) => Rule | undefined;
}

/**
 * Tests a value by a field's rules in their order. Returns the first refusal, or null (RULE). A rule
 * whose parameter is `false` is off; one that nobody knows lets everything pass.
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
