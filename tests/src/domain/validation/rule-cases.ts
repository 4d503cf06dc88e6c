import { expect, it } from 'vitest';
import { allRules } from '../../../../src/domain/validation/all-rules';
import { applyRules, ruleIn } from '../../../../src/domain/validation/apply-rules';
import type { RuleContext } from '../../../../src/domain/validation/rule.types';

/** What a rule does. */
export interface RuleCase {
  /** The clause, as a test cites it; none for rules that only the platform has. */
  readonly clause?: string;
  readonly rule: string;
  /** By default `true`, which means none. */
  readonly param?: unknown;
  readonly context?: Partial<RuleContext>;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** The message of every invalid value, with its placeholders filled. */
  readonly message: string;
}

/** The message for a value with its placeholders filled; null when the value is valid. */
export function messageOf(
  { rule, param = true, context }: Pick<RuleCase, 'rule' | 'param' | 'context'>,
  value: string,
): string | null {
  const error = applyRules(value, { [rule]: param }, ruleIn(allRules), { form: {}, ...context });
  if (error === null) return null;
  return error.key
    .replace(/\{(\d)\}/g, (_, index: string) => error.params[Number(index)] ?? '')
    .replace(/%(\d)/g, (_, number: string) => error.params[Number(number) - 1] ?? '')
    .replace('%s', () => error.params[0] ?? '');
}

/** Tests each rule with its values; the titles have the clauses. */
export function testRules(cases: readonly RuleCase[]): void {
  it.each(cases)('$rule with $param, $context $clause', (one) => {
    expect(one.valid.filter((value) => messageOf(one, value) !== null)).toEqual([]);
    expect(one.invalid.map((value) => [value, messageOf(one, value)])).toEqual(
      one.invalid.map((value) => [value, one.message]),
    );
  });
}
