import { classRules } from '../../../domain/form/class-rules';
import { readRules } from '../../../domain/form/rule-literal';
import type { RuleMap } from '../../../domain/validation/rule.types';
import { isChecked, isChoice, type FormControl } from './form-controls';

const MARKED = '.required, .required-entry, [aria-required="true"]';

/** The platform's markers of a required field, besides its rules. */
const isMarkedRequired = (control: FormControl): boolean =>
  control.matches(MARKED) ||
  (control.type === 'checkbox' && control.closest('.field.required, [data-required]') !== null);

/** The rules of a server-rendered field: its markers, class names and `data-validate`, in this order (decision C56). */
export function fieldRules(control: FormControl): RuleMap {
  const rules = { ...classRules(control.className), ...readRules(control.dataset.validate ?? '') };
  const isOneOf = Object.keys(rules).some((name) => name.endsWith('required-by-name'));
  const isRequired = isMarkedRequired(control) && !isOneOf;
  return isRequired ? { required: true, ...rules } : rules;
}

/** The value of a field; of a group of choices, that of the chosen one. */
export function valueOf(
  control: FormControl,
  groupAround: (control: FormControl) => readonly FormControl[],
  read: (control: FormControl) => string,
): string {
  if (!isChoice(control)) return read(control);
  const chosen = groupAround(control).find(isChecked);
  return chosen === undefined ? '' : chosen.value || 'on';
}
