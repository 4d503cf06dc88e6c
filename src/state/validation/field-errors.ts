import { validateAddress } from '../../domain/address-form';
import type { AddressDraft, Directory, FieldConfig } from '../../domain/address.types';
import type { Rule, ValidationError } from '../../domain/validation/rule.types';
import { validate } from '../../domain/validation/validate';
import { t } from '../../platform/i18n/i18n';
import { validators } from '../extensions/extensions';

/** Name of a form field to the message under it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A merchant's rule as a `Rule`; its message is already translated. */
function merchantRule(name: string): Rule | undefined {
  const test = validators.get(name);
  if (test === undefined) return undefined;
  return (value, param, form) => {
    const message = test(value, param, form as Readonly<Record<string, string>>);
    return message === null ? null : { key: message, params: [] };
  };
}

/** The translated message of an error: placeholders are `{0}` or `%1`, as in the shop's dictionary. */
const refusalText = ({ key, params }: ValidationError): string =>
  t(key, params).replace(/\{(\d)\}/g, (whole, index: string) => params[Number(index)] ?? whole);

/** What is wrong with a typed address: field name to message, in the order of the form. */
export function addressErrors(
  draft: AddressDraft,
  fields: readonly FieldConfig[],
  directory: Directory,
): FieldErrors {
  const errors = validateAddress(draft, fields, directory, { findRule: merchantRule });
  return Object.fromEntries([...errors].map(([name, error]) => [name, refusalText(error)]));
}

const EMAIL_RULES = { 'required-entry': true, 'validate-email': true };

/** What is wrong with a guest's e-mail, or null (MAIL-01, MAIL-02, MAIL-13). */
export function emailError(email: string): string | null {
  const error = validate(email.trim(), EMAIL_RULES);
  return error === null ? null : refusalText(error);
}
