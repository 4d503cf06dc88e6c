import { quickRules } from '../../domain/validation/quick-rules';
import { t } from '../../platform/i18n/i18n';
import type { CheckValue } from './check-value.types';

/** Knows the rules that every form brings; all others accept everything. */
const quickCheck: CheckValue = (value, rules, context, own) => {
  const known = new Map(Object.entries({ ...quickRules, ...own }));
  for (const [name, param] of Object.entries(rules)) {
    const error = param === false ? null : known.get(name)?.(value, param, context);
    if (error != null) return t(error.key, error.params);
  }
  return null;
};

let check = quickCheck;
let loading: Promise<void> | null = null;

/** Validates a value by all rules that are loaded. */
export const checkValue: CheckValue = (...given) => check(...given);

/**
 * Loads the platform's other rules, and the merchant's, when one of the names asks for them (RULE).
 *
 * @returns null when nothing has to be loaded; otherwise a promise that is kept also when loading fails, after which
 *   unknown rules accept everything, and the next call tries again
 */
export function loadRules(names: readonly string[]): Promise<void> | null {
  if (check !== quickCheck || names.every((name) => Object.hasOwn(quickRules, name))) return null;
  loading ??= import('./full-check')
    .then(
      ({ fullCheck }) => {
        check = fullCheck;
      },
      () => undefined,
    )
    .finally(() => {
      loading = null;
    });
  return loading;
}
