import { typedNumber } from '../../../domain/catalog/form-fields';
import type { Rule } from '../../../domain/validation/rule.types';
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

/** Tested by `checkMembers`, or by the element that draws the field. */
const elsewhere: Rule = () => null;

/** The form that buys a product (PROD-04). */
export const productKind: FormKind = {
  groupOf,
  read: plainNumber,
  check: checkMembers,
  rules: {
    'validate-grouped-qty': elsewhere,
    'validate-optional-datetime': elsewhere,
    'validate-required-datetime': elsewhere,
    'datetime-validation': elsewhere,
  },
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
