import { typedNumber } from '../../../domain/catalog/form-fields';
import { t } from '../../../platform/i18n/i18n';
import { checkForm, type FieldError, type FormKind } from '../../shared/form/check-form';
import { controlsIn, type FormControl } from '../../shared/form/form-controls';
import { showErrors } from '../../shared/form/field-errors';
import { plainNumber } from './product-form';

const NOTHING_CHOSEN = 'Please specify the quantity of product(s).';

/** The checkboxes of an option have individual names where those contain the id of their value. */
const groupOf = ({ name }: FormControl): string =>
  /^bundle_option\[[^\]]*\]/.exec(name)?.[0] ?? name;

/** A group of products needs a quantity of some of them (GRPD-03). */
function checkMembers(form: HTMLFormElement): readonly FieldError[] {
  const members = controlsIn(form).filter(
    ({ name, disabled }) => name.startsWith('super_group[') && !disabled,
  );
  const [member] = members;
  if (member === undefined) return [];
  const hasAny = members.some((one) => (typedNumber(plainNumber(one)) ?? 0) > 0);
  return hasAny ? [] : [{ control: member, text: t(NOTHING_CHOSEN) }];
}

/** The form that buys a product (PROD-04). */
export const productKind: FormKind = {
  groupOf,
  read: plainNumber,
  check: checkMembers,
  ignores: [
    'validate-grouped-qty',
    'validate-optional-datetime',
    'validate-required-datetime',
    'datetime-validation',
  ],
  checksHidden: true,
  namesFields: true,
};

/** The errors that prevent a product form from being submitted (PROD-04). */
export const checkProductForm = (form: HTMLFormElement): readonly FieldError[] =>
  checkForm(form, productKind);

/** Validates a product form and shows its errors, with the focus on the first. Returns whether it is valid. */
export function validateProductForm(form: HTMLFormElement): boolean {
  const errors = checkProductForm(form);
  showErrors(form, errors, productKind);
  return errors.length === 0;
}
