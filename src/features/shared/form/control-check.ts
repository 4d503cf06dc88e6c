import { quickRules } from '../../../domain/validation/quick-rules';
import { t } from '../../../platform/i18n/i18n';
import { fieldRules } from './field-rules';
import { controlsIn } from './form-controls';
import type { CheckControl, FormKind } from './form-kind.types';

const known = new Map(Object.entries(quickRules));

/** Knows the rules that every form brings; all others accept everything. */
const quickCheck: CheckControl = (_control, value, rules) => {
  for (const [name, param] of Object.entries(rules)) {
    const error = param === false ? null : known.get(name)?.(value, param, { form: {} });
    if (error != null) return t(error.key, error.params);
  }
  return null;
};

let check = quickCheck;
let loading: Promise<void> | null = null;

/** Validates a value of a field by all rules that are loaded. */
export const checkControl: CheckControl = (...given) => check(...given);

/**
 * Loads the platform's other rules, and those of the merchant and of the kind of form, when a field of the form names one
 * of them (RULE).
 *
 * @returns null when nothing has to be loaded; otherwise a promise that is kept also when loading fails, after which
 *   unknown rules accept everything, and the next call tries again
 */
export function loadRules(form: HTMLFormElement, { ignores = [] }: FormKind): Promise<void> | null {
  if (check !== quickCheck) return null;
  const names = controlsIn(form).flatMap((control) => Object.keys(fieldRules(control)));
  if (names.every((name) => known.has(name) || ignores.includes(name))) return null;
  loading ??= import('./full-check')
    .then(
      ({ fullControlCheck }) => {
        check = fullControlCheck;
      },
      () => undefined,
    )
    .finally(() => {
      loading = null;
    });
  return loading;
}
