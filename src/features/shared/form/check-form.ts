import type { RuleMap } from '../../../domain/validation/rule.types';
import { t } from '../../../platform/i18n/i18n';
import { checkControl } from './control-check';
import { fieldRules, valueOf } from './field-rules';
import { controlsIn, isShown, type FormControl } from './form-controls';
import type { FieldError, FormKind } from './form-kind.types';

export type { FieldError, FormKind } from './form-kind.types';

const REQUIRED = 'This is a required field.';
const EMAIL = 'Please enter a valid email address (Ex: johndoe@domain.com).';
const TOO_LOW = 'Please enter a value greater than or equal to {0}.';
const TOO_HIGH = 'Please enter a value less than or equal to {0}.';

/**
 * The browser's own constraints, in the shop's words; those of a quantity are in its rule. A step that the server has not
 * written is the browser's default and no rule of the shop, whose forms the browser does not validate.
 */
function constraintError(control: FormControl, rules: RuleMap): string | null {
  if ('validate-item-quantity' in rules) return null;
  if (control.validity.typeMismatch && control.type === 'email') return t(EMAIL);
  // Another element around the field, such as a counter, has found something.
  if (control.validity.customError) return control.validationMessage;
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.validity.rangeUnderflow) return t(TOO_LOW).replace('{0}', () => control.min);
  if (control.validity.rangeOverflow) return t(TOO_HIGH).replace('{0}', () => control.max);
  const isOffDefaultStep = control.validity.stepMismatch && control.step === '';
  return control.validity.valid || isOffDefaultStep ? null : control.validationMessage;
}

const ownName = ({ name }: FormControl): string => name;
const ownValue = ({ value }: FormControl): string => value;

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
  const groupAround = (control: FormControl) =>
    all.filter((one) => groupOf(one) === groupOf(control));
  const errorOf = (control: FormControl): string | null => {
    if (control.validity.valueMissing) return t(REQUIRED);
    const value = valueOf(control, groupAround, read);
    const rules = fieldRules(control);
    return checkControl(control, value, rules, kind) ?? constraintError(control, rules);
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
