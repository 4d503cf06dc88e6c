import { ownValue } from './own-value';
import { draftText } from './address-draft';
import { isOwnField } from './address-texts';
import type { AddressDraft, CustomAttribute, FieldConfig } from './address.types';

/** The label of a choice, or of several; undefined where one of them is not among the field's options. */
function labelOf({ control, options }: FieldConfig, value: string): string | undefined {
  const ids = control === 'multiselect' ? value.split(',') : [value];
  const labels = ids.map((id) => options.find((option) => option.value === id)?.label);
  return labels.includes(undefined) ? undefined : labels.join(', ');
}

const fieldOf = (code: string, fields: readonly FieldConfig[]): FieldConfig | undefined =>
  fields.find(({ name }) => name === code || name.startsWith(`${code}.`));

/**
 * The attribute with the label of its choice, from the form's options where it has none (ADDR-04): a page may have the
 * ids of options alone.
 */
export function labelled(
  attribute: CustomAttribute,
  fields: readonly FieldConfig[],
): CustomAttribute {
  const field = fieldOf(attribute.attribute_code, fields);
  if (field === undefined || attribute.label !== undefined || attribute.value === null) {
    return attribute;
  }
  const label = labelOf(field, String(attribute.value));
  return label === undefined ? attribute : { ...attribute, label };
}

/** The text of a field, of all its lines, or of the ids that were chosen; trimmed. */
function textOf(draft: AddressDraft, code: string, { name }: FieldConfig): string {
  const value = ownValue(draft, code);
  if (typeof value !== 'object') return draftText(draft, code).trim();
  const lines = value.map((line) => line.trim()).filter((line) => line !== '');
  return lines.join(name === code ? ',' : '\n');
}

/**
 * The custom attributes among a form's fields, as the server stores them: option ids and not labels, several joined by
 * commas, lines by line breaks, a checkbox as a boolean (ADDR-04, ADDR-05). Nothing for what was left empty.
 */
export function customAttributesOf(
  draft: AddressDraft,
  fields: readonly FieldConfig[],
): CustomAttribute[] {
  const codes = new Set(fields.map(({ name }) => name.split('.')[0] ?? ''));
  return [...codes].flatMap((code): CustomAttribute[] => {
    const field = fieldOf(code, fields);
    if (field === undefined || field.control === 'file' || isOwnField(code)) return [];
    const value = textOf(draft, code, field);
    if (value === '') return [];
    if (field.control !== 'checkbox') return [labelled({ attribute_code: code, value }, fields)];
    const isTicked = value === '1';
    return [{ attribute_code: code, value: isTicked, label: isTicked ? 'Yes' : 'No' }];
  });
}
