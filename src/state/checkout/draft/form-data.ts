import { draftFields } from '../../../domain/address-draft';
import type { AddressDraft } from '../../../domain/address.types';
import { isOwnField } from '../../../domain/address-texts';
import { isRecord } from '../../../platform/record';

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * A stored value as a form field's: flags are `1` and `0`, chosen options or lines a list, which may be stored by number.
 * Empty when it is not a field's value.
 */
function formValue(name: string, value: unknown): [string, string | readonly string[]][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'number') return [[name, String(value)]];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  const entries = isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];
  const isList =
    entries.length > 0 && entries.every(([key, text]) => /^\d+$/.test(key) && isText(text));
  return isList && !isOwnField(name) ? [[name, entries.map(([, text]) => String(text))]] : [];
}

/**
 * Custom attributes as the old front end stores them: values by code in its forms; entries of `attribute_code` and
 * `value`, in a list or by code, in addresses (ADDR-04, ADDR-09).
 */
function customAttributes(stored: unknown): [string, string | readonly string[]][] {
  const entries: [string, unknown][] = isRecord(stored) ? Object.entries(stored) : [];
  if (Array.isArray(stored)) entries.push(...stored.map((entry): [string, unknown] => ['', entry]));
  return entries.flatMap(([key, entry]) => {
    const isEntry = isRecord(entry) && ('value' in entry || 'attribute_code' in entry);
    const code = isEntry ? (entry.attribute_code ?? key) : key;
    if (typeof code !== 'string' || code === '' || isOwnField(code)) return [];
    return formValue(code, isEntry ? entry.value : entry);
  });
}

/**
 * Reads form data as the old front end stores it: street lines as a map or a list, flags as booleans, ids as numbers.
 */
export function draftFrom(value: unknown): AddressDraft | null {
  if (!isRecord(value)) return null;
  const lines = isRecord(value.street) ? Object.values(value.street) : value.street;
  const street = Array.isArray(lines)
    ? lines.map((line) => (typeof line === 'string' ? line : ''))
    : [''];
  const { street: _street, custom_attributes: custom, ...flat } = value;
  const fields = [
    ...Object.entries(flat).flatMap(([name, field]) => formValue(name, field)),
    ...customAttributes(custom),
  ];
  return { ...Object.fromEntries(fields), street: street.length === 0 ? [''] : street };
}

/** A draft in the format of the old front end's forms: street lines and custom attributes in maps of their own. */
export function formData(draft: AddressDraft): Readonly<Record<string, unknown>> {
  const fields = Object.entries(draftFields(draft)).filter(([name]) => name !== 'street');
  const custom = fields.filter(([name]) => !isOwnField(name));
  return {
    ...Object.fromEntries(fields.filter(([name]) => isOwnField(name))),
    street: Object.fromEntries(draft.street.map((line, index) => [String(index), line])),
    ...(custom.length > 0 && { custom_attributes: Object.fromEntries(custom) }),
  };
}
