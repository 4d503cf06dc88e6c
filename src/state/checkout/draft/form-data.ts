import { draftFields } from '../../../domain/address-draft';
import type { AddressDraft } from '../../../domain/address.types';
import { isOwnField } from '../../../domain/draft-to-address';
import { isRecord } from '../../../platform/record';

/** One kept value as a form's text: flags are `1` and `0`. Nothing when it is not one. */
function formText(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'number') return [[name, String(value)]];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  return [];
}

/**
 * Custom attributes as the old front end keeps them: values by code in its forms, and entries of `attribute_code` and
 * `value`, in a list or by code, in the addresses made of them (ADDR-04, ADDR-09).
 */
function customAttributes(kept: unknown): [string, string][] {
  const entries: [string, unknown][] = isRecord(kept) ? Object.entries(kept) : [];
  if (Array.isArray(kept)) entries.push(...kept.map((entry): [string, unknown] => ['', entry]));
  return entries.flatMap(([key, entry]) => {
    const code = isRecord(entry) ? (entry.attribute_code ?? key) : key;
    if (typeof code !== 'string' || code === '' || isOwnField(code)) return [];
    return formText(code, isRecord(entry) ? entry.value : entry);
  });
}

/** Form data as the old front end keeps it: street lines as a map or a list, flags as booleans, ids as numbers. */
export function draftFrom(value: unknown): AddressDraft | null {
  if (!isRecord(value)) return null;
  const lines = isRecord(value.street) ? Object.values(value.street) : value.street;
  const street = Array.isArray(lines)
    ? lines.map((line) => (typeof line === 'string' ? line : ''))
    : [''];
  const { street: _street, custom_attributes: custom, ...flat } = value;
  const fields = [
    ...Object.entries(flat).flatMap(([name, field]) => formText(name, field)),
    ...customAttributes(custom),
  ];
  return { ...Object.fromEntries(fields), street: street.length === 0 ? [''] : street };
}

/** A draft as the old front end's form keeps it: street lines and custom attributes in maps of their own. */
export function formData(draft: AddressDraft): Readonly<Record<string, unknown>> {
  const fields = Object.entries(draftFields(draft)).filter(([name]) => name !== 'street');
  const custom = fields.filter(([name]) => !isOwnField(name));
  return {
    ...Object.fromEntries(fields.filter(([name]) => isOwnField(name))),
    street: Object.fromEntries(draft.street.map((line, index) => [String(index), line])),
    ...(custom.length > 0 && { custom_attributes: Object.fromEntries(custom) }),
  };
}
