import { quantityError, type QuantityRules } from '../../../domain/catalog/quantity-rules';
import { typedNumber } from '../../../domain/catalog/form-fields';
import { t } from '../../../platform/i18n/i18n';
import { controlsIn, plainNumber, type FormControl } from './product-form';

/** An invalid field and the reason. */
export interface FieldError {
  readonly control: FormControl;
  readonly text: string;
}

const REQUIRED = 'This is a required field.';
const ONE_OF = 'Please select one of the options.';
const EMAIL = 'Please enter a valid email address (Ex: johndoe@domain.com).';
const TOO_LOW = 'Please enter a value greater than or equal to %1.';
const TOO_HIGH = 'Please enter a value less than or equal to %1.';
const NOTHING_CHOSEN = 'Please specify the quantity of product(s).';

/** The platform's markers of a required field (decision C56: they are not JSON, so they are matched as text). */
const isMarkedRequired = (control: FormControl): boolean =>
  /required(?:['"]?\s*:\s*true|-by-name)/.test(control.dataset.validate ?? '') ||
  control.matches(
    '.required, .required-entry, .validate-one-required-by-name, [aria-required="true"]',
  ) ||
  (control.type === 'checkbox' && control.closest('.field.required, [data-required]') !== null);

const isChecked = (control: FormControl): boolean =>
  control instanceof HTMLInputElement && control.checked;

/** The checkboxes of an option have individual names where those contain the id of their value. */
const groupOf = ({ name }: FormControl): string =>
  /^bundle_option\[[^\]]*\]/.exec(name)?.[0] ?? name;

function isMissing(control: FormControl, all: readonly FormControl[]): boolean {
  if (control.validity.valueMissing) return true;
  if (!isMarkedRequired(control)) return false;
  if (control.type !== 'radio' && control.type !== 'checkbox') return control.value.trim() === '';
  return !all.some((other) => groupOf(other) === groupOf(control) && isChecked(other));
}

/** The limits of a quantity in the platform's markup (`config-shapes.md` §3.5). */
function quantityRules(control: FormControl): QuantityRules | null {
  const rules = control.dataset.validate ?? '';
  if (!rules.includes('validate-item-quantity')) return null;
  const read = (key: string): number | null => {
    const found = new RegExp(`${key}['"]?\\s*:\\s*['"]?([\\d.]+)`).exec(rules)?.[1];
    return found === undefined ? null : typedNumber(found);
  };
  return { min: read('minAllowed'), max: read('maxAllowed'), step: read('qtyIncrements') };
}

function errorOf(control: FormControl, all: readonly FormControl[]): string | null {
  if (isMissing(control, all)) {
    return t(control.dataset.validate?.includes('required-by-name') === true ? ONE_OF : REQUIRED);
  }
  const rules = quantityRules(control);
  if (rules !== null) {
    const error = quantityError(plainNumber(control), rules);
    return error === null ? null : t(error.phrase, error.values);
  }
  if (control.validity.typeMismatch && control.type === 'email') return t(EMAIL);
  // Another element around the field, such as a counter, has found something.
  if (control.validity.customError) return control.validationMessage;
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.validity.rangeUnderflow) return t(TOO_LOW, [control.min]);
  if (control.validity.rangeOverflow) return t(TOO_HIGH, [control.max]);
  return control.validity.valid ? null : control.validationMessage;
}

/**
 * The errors that prevent a product form from being submitted, one per field or group of choices, in page order: the
 * browser's constraints and the platform's own markers (PROD-04). Fields without a name are not submitted and not
 * checked.
 */
export function checkForm(form: HTMLFormElement): readonly FieldError[] {
  const all = controlsIn(form).filter(({ name, disabled }) => name !== '' && !disabled);
  const seen = new Set<string>();
  const errors = all.flatMap((control): FieldError[] => {
    const text = errorOf(control, all);
    const group = groupOf(control);
    if (text === null || seen.has(group)) return [];
    seen.add(group);
    return [{ control, text }];
  });
  const members = all.filter(({ name }) => name.startsWith('super_group['));
  const [member] = members;
  if (errors.length > 0 || member === undefined) return errors;
  const hasAny = members.some((one) => (typedNumber(plainNumber(one)) ?? 0) > 0);
  return hasAny ? [] : [{ control: member, text: t(NOTHING_CHOSEN) }];
}
