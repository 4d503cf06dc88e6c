import type { RuleContext, RuleMap, RuleTable } from '../../../domain/validation/rule.types';
import { t } from '../../../platform/i18n/i18n';
import { checkValue } from '../../../state/validation/page-check';
import { factsOf, fieldRules, valueOf } from './field-rules';
import { controlsIn, isShown, type FormControl } from './form-controls';

/** An invalid field and the reason. */
export interface FieldError {
  readonly control: FormControl;
  readonly text: string;
}

/** What a kind of form has of its own; all optional. */
export interface FormKind {
  /** The group of choices that a field belongs to; by default those of its name. */
  readonly groupOf?: (control: FormControl) => string;
  /** The value that is checked; by default the one in the field. */
  readonly read?: (control: FormControl) => string;
  /** Rules that only this kind of form has. */
  readonly rules?: RuleTable;
  /** Checks of several fields together; called when each of them is valid. */
  readonly check?: (form: HTMLFormElement) => readonly FieldError[];
  /** Fields that are not shown are checked as well, as those of choices drawn by other elements. */
  readonly checksHidden?: boolean;
  /** Messages begin with the name of their field, for forms in which they are far from it. */
  readonly namesFields?: boolean;
}

const REQUIRED = 'This is a required field.';
const EMAIL = 'Please enter a valid email address (Ex: johndoe@domain.com).';
const TOO_LOW = 'Please enter a value greater than or equal to %1.';
const TOO_HIGH = 'Please enter a value less than or equal to %1.';

/** The browser's own constraints, in the shop's words; those of a quantity are in its rule. */
function constraintError(control: FormControl, rules: RuleMap): string | null {
  if ('validate-item-quantity' in rules) return null;
  if (control.validity.typeMismatch && control.type === 'email') return t(EMAIL);
  // Another element around the field, such as a counter, has found something.
  if (control.validity.customError) return control.validationMessage;
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.validity.rangeUnderflow) return t(TOO_LOW, [control.min]);
  if (control.validity.rangeOverflow) return t(TOO_HIGH, [control.max]);
  return control.validity.valid ? null : control.validationMessage;
}

const ownName = ({ name }: FormControl): string => name;
const ownValue = ({ value }: FormControl): string => value;

/** The field that a rule refers to by name or by a selector, such as `#password`. */
function fieldAt(form: HTMLFormElement, reference: string): FormControl | undefined {
  const all = controlsIn(form);
  const named = all.find(({ name, id }) => name === reference || `#${id}` === reference);
  if (named !== undefined) return named;
  try {
    return all.find((control) => control.matches(reference));
  } catch {
    return undefined;
  }
}

/**
 * The errors that prevent a server-rendered form from being submitted, one per field or group of choices, in page order:
 * the rules of the markup and the browser's constraints. Fields that are disabled, not shown, or without a name are not
 * checked.
 */
export function checkForm(form: HTMLFormElement, kind: FormKind = {}): readonly FieldError[] {
  const { groupOf = ownName, read = ownValue } = kind;
  const all = controlsIn(form).filter(
    (one) => one.name !== '' && !one.disabled && (kind.checksHidden === true || isShown(one)),
  );
  const context: RuleContext = {
    set: 'page',
    form: Object.fromEntries(all.map((one) => [one.name, one.value])),
    valueAt: (reference) => fieldAt(form, reference)?.value,
  };
  const groupAround = (control: FormControl) =>
    all.filter((one) => groupOf(one) === groupOf(control));
  const errorOf = (control: FormControl): string | null => {
    if (control.validity.valueMissing) return t(REQUIRED);
    const value = valueOf(control, groupAround, read);
    const rules = fieldRules(control);
    const facts = { ...context, field: factsOf(control) };
    return checkValue(value, rules, facts, kind.rules ?? {}) ?? constraintError(control, rules);
  };
  const seen = new Set<string>();
  const errors = all.flatMap((control): FieldError[] => {
    const group = groupOf(control);
    const text = seen.has(group) ? null : errorOf(control);
    if (text === null) return [];
    seen.add(group);
    return [{ control, text }];
  });
  return errors.length > 0 ? errors : (kind.check?.(form) ?? []);
}

/** The names of the rules in a form, without those that its kind brings. */
export const ruleNamesIn = (form: HTMLFormElement, { rules = {} }: FormKind): readonly string[] =>
  controlsIn(form)
    .flatMap((control) => Object.keys(fieldRules(control)))
    .filter((name) => !Object.hasOwn(rules, name));
