import { ownValue } from '../../own-value';
import type { RuleContext } from '../rule.types';

/**
 * The value of the field that a rule's parameter names: by a selector such as `#password`, or by its name. Undefined
 * when there is none.
 */
export function otherValue(param: unknown, { valueAt, form }: RuleContext): string | undefined {
  if (typeof param !== 'string') return undefined;
  const found = valueAt?.(param);
  if (found !== undefined) return found;
  const name = param.replace(/^[#.]/, '');
  const value = ownValue(form, name);
  return typeof value === 'string' ? value : undefined;
}

/** What follows a prefix in one of the class names of a field: `1-100` in `digits-range-1-100`; null when none has it. */
export const afterClass = ({ field }: RuleContext, prefix: string): string | null =>
  (field?.classes ?? '')
    .split(/\s+/)
    .find((name) => name.startsWith(prefix) && name !== prefix)
    ?.slice(prefix.length) ?? null;
