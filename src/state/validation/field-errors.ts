import { validateAddress } from '../../domain/address-form';
import type { AddressDraft, Directory, FieldConfig } from '../../domain/address.types';
import { validate } from '../../domain/validation/validate';
import { findFieldRule } from './field-rules';
import { refusalText } from './merchant-rule';

/** Name of a form field to the message under it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is wrong with a typed address: field name to message, in the order of the form. */
export function addressErrors(
  draft: AddressDraft,
  fields: readonly FieldConfig[],
  directory: Directory,
): FieldErrors {
  const errors = validateAddress(draft, fields, directory, { findRule: findFieldRule });
  return Object.fromEntries([...errors].map(([name, error]) => [name, refusalText(error)]));
}

/** Those errors whose fields may show them. */
export const pickErrors = (errors: FieldErrors, isShown: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isShown(name)));

const EMAIL_RULES = { 'required-entry': true, 'validate-email': true };

/** What is wrong with a guest's e-mail, or null (MAIL-01, MAIL-02, MAIL-13). */
export function emailError(email: string): string | null {
  const error = validate(email.trim(), EMAIL_RULES);
  return error === null ? null : refusalText(error);
}
