import * as v from 'valibot';
import type { FieldConfig } from '../../domain/address.types';
import { textOf } from '../../platform/text/decode';
import { wireFlag, wireNumber, wireText } from '../wire/wire';
import { recordOf, type Json } from './config-values';

const text = v.fallback(v.nullish(wireText, ''), '');

const option = v.object({ value: wireText, label: text });

const field = v.object({
  component: text,
  label: text,
  sortOrder: v.fallback(v.nullish(wireNumber, 0), 0),
  visible: v.fallback(v.nullish(wireFlag, true), true),
  validation: v.fallback(v.record(v.string(), v.unknown()), {}),
  options: v.fallback(v.array(v.unknown()), []),
  value: text,
  default: text,
  placeholder: text,
  notice: text,
});

/**
 * The fields below a fieldset of the old front end (`config-shapes.md` §1.3), in their sort order. The street group
 * becomes `street.0`, `street.1`; custom attributes are named by their own code.
 */
export function parseFields(children: Json): FieldConfig[] {
  return Object.entries(children)
    .flatMap(([key, entry]) => {
      const node = recordOf(entry);
      const name = nameOf(node, key);
      return name === 'street' ? streetLines(node) : oneField(node, name);
    })
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

/** `shippingAddress.custom_attributes.tax_code` is the field `tax_code`. */
const nameOf = (node: Json, key: string): string =>
  typeof node.dataScope === 'string' ? (node.dataScope.split('.').at(-1) ?? key) : key;

function streetLines(group: Json): FieldConfig[] {
  const { children } = group;
  const lines = Array.isArray(children)
    ? (children as unknown[])
    : Object.values(recordOf(children));
  return lines.flatMap((line, index) =>
    oneField(
      {
        ...recordOf(line),
        label: group.label,
        sortOrder: group.sortOrder,
      },
      `street.${String(index)}`,
    ),
  );
}

function oneField(node: Json, name: string): FieldConfig[] {
  const config = recordOf(node.config);
  const parsed = v.safeParse(field, node);
  if (!parsed.success || !isField(node)) return [];
  const entry = parsed.output;
  const template = v.parse(text, config.elementTmpl ?? node.elementTmpl);
  const control = controlOf(entry.component, template);
  const { dateFormat } = recordOf(config.options ?? node.options);
  return [
    {
      name,
      label: textOf(entry.label),
      control,
      rules: control === 'date' ? dateRules(entry.validation, dateFormat) : entry.validation,
      options: entry.options.flatMap(flatOptions),
      sortOrder: entry.sortOrder,
      visible: entry.visible,
      defaultValue: entry.value === '' ? entry.default : entry.value,
      hint: textOf(hintOf(config.tooltip ?? node.tooltip) || entry.notice),
      placeholder: textOf(entry.placeholder),
    },
  ];
}

/** A date field has its own message for an invalid date, and passes its format to each of its rules (FORM-07). */
function dateRules(validation: Json, raw: unknown): Json {
  const format = typeof raw === 'string' ? { dateFormat: raw } : {};
  return {
    ...validation,
    ...('validate-dob' in validation && { 'validate-dob': format }),
    'validate-date': { ...format, message: 'Invalid date' },
  };
}

/** Whether a part of a fieldset is a field, which binds a value, and not for example an extension's notice. */
const isField = (node: Json): boolean => 'dataScope' in node;

function controlOf(component: string, template: string): FieldConfig['control'] {
  const kind = template.split('/').at(-1) ?? '';
  if (kind === 'select' || /\/(?:select|region|country)$/.test(component)) return 'select';
  if (kind === 'textarea' || kind === 'checkbox' || kind === 'date') return kind;
  if (kind.startsWith('checkbox') || component.endsWith('/boolean')) return 'checkbox';
  return component.endsWith('/date') ? 'date' : 'text';
}

/** Options may be grouped; the placeholder, which has no value, is left to the control. */
function flatOptions(raw: unknown): { value: string; label: string }[] {
  const { value } = recordOf(raw);
  if (Array.isArray(value)) return value.flatMap(flatOptions);
  const parsed = v.safeParse(option, raw);
  if (!parsed.success || parsed.output.value.trim() === '') return [];
  return [{ value: parsed.output.value, label: textOf(parsed.output.label) }];
}

const hintOf = (tooltip: unknown): string => {
  const { description } = recordOf(tooltip);
  return typeof description === 'string' ? description : '';
};
