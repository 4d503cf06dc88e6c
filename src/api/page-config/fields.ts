import * as v from 'valibot';
import type { FieldConfig } from '../../domain/address.types';
import { textOf } from '../../platform/text/decode';
import { parsedOrNull, wireFlag, wireNumber, wireText } from '../wire/wire';
import { recordOf, type Json } from './config-values';

const text = v.fallback(v.nullish(wireText, ''), '');

/** A text, or a list of them, such as the chosen options. */
const texts = v.pipe(
  v.fallback(v.nullish(v.union([wireText, v.array(wireText)]), ''), ''),
  v.transform((value) => (typeof value === 'string' ? value : value.join(','))),
);

const option = v.object({ value: wireText, label: text });

const field = v.object({
  component: text,
  label: text,
  sortOrder: v.fallback(v.nullish(wireNumber, 0), 0),
  visible: v.fallback(v.nullish(wireFlag, true), true),
  multiple: v.fallback(v.nullish(wireFlag, false), false),
  validation: v.fallback(v.record(v.string(), v.unknown()), {}),
  options: v.fallback(v.array(v.unknown()), []),
  value: texts,
  default: texts,
  placeholder: text,
  notice: text,
});

/**
 * The fields below a fieldset of the old front end (`config-shapes.md` §1.3), in their sort order. A group of
 * lines, such as the street, becomes `street.0`, `street.1`; custom attributes are named by their own code.
 */
export function parseFields(children: Json): FieldConfig[] {
  return Object.entries(children)
    .flatMap(([key, entry]) => {
      const node = recordOf(entry);
      const name = nameOf(node, key);
      if (isGroup(node, name)) return groupLines(node, name);
      return isSetOfFields(node) ? parseFields(recordOf(node.children)) : oneField(node, name);
    })
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

/** `shippingAddress.custom_attributes.tax_code` is the field `tax_code`. */
const nameOf = (node: Json, key: string): string =>
  typeof node.dataScope === 'string' ? (node.dataScope.split('.').at(-1) ?? key) : key;

/** Whether this has fields of its own. */
const isSetOfFields = ({ component, children }: Json): boolean =>
  typeof component === 'string' && component.endsWith('/group') && Boolean(children);

/** A line of an attribute is named by its number: `street.0`, or 0. */
const isNumbered = (line: unknown): boolean =>
  /(?:^|\.)\d+$/.test(v.parse(text, recordOf(line).dataScope));

/** Whether these are the lines of one attribute: the street, and an attribute that the shop gave several. */
const isGroup = (node: Json, name: string): boolean =>
  name === 'street' ||
  (isSetOfFields(node) && Object.values(node.children as object).every(isNumbered));

function groupLines(group: Json, name: string): FieldConfig[] {
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
      `${name}.${String(index)}`,
    ),
  );
}

function oneField(node: Json, name: string): FieldConfig[] {
  const config = recordOf(node.config);
  const entry = parsedOrNull(field, node);
  if (entry === null || !isField(node)) return [];
  const template = v.parse(text, config.elementTmpl ?? node.elementTmpl);
  const control = isFile(entry.component, template) ? 'file' : controlOf(entry, template);
  const { dateFormat } = recordOf(config.options ?? node.options);
  return [
    {
      name,
      label: textOf(entry.label),
      control,
      rules: rulesOf(control, entry.validation, dateFormat),
      options: entry.options.flatMap(flatOptions),
      sortOrder: entry.sortOrder,
      visible: entry.visible && kindOf(template) !== 'hidden',
      defaultValue: entry.value === '' ? entry.default : entry.value,
      hint: textOf(hintOf(config.tooltip ?? node.tooltip) || entry.notice),
      placeholder: textOf(entry.placeholder),
    },
  ];
}

/** Nothing can be asked of a file, which cannot be sent. */
function rulesOf(control: FieldConfig['control'], validation: Json, dateFormat: unknown): Json {
  if (control === 'file') return {};
  return control === 'date' ? dateRules(validation, dateFormat) : validation;
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

const kindOf = (template: string): string => template.split('/').at(-1) ?? '';

/** The calls of the checkout have no place for a file: its field says so. */
const isFile = (component: string, template: string): boolean =>
  /^(?:media|file|image|uploader|file-uploader)$/.test(kindOf(template)) ||
  /\/(?:media|file-uploader|image-uploader)$/.test(component);

/** The control of a field, by its template, else by its component; a plain text for any other. */
function controlOf(
  { component, multiple, options }: v.InferOutput<typeof field>,
  template: string,
): FieldConfig['control'] {
  const kind = kindOf(template);
  const isSet = /^checkbox-?set$/.test(kind) || component.endsWith('/checkbox-set');
  if (kind === 'multiselect' || component.endsWith('/multiselect')) return 'multiselect';
  if (isSet && options.length > 0) return multiple ? 'multiselect' : 'select';
  if (kind.startsWith('radio')) return 'select';
  if (kind === 'select' || /\/(?:select|region|country)$/.test(component)) return 'select';
  if (kind === 'textarea' || kind === 'checkbox' || kind === 'date') return kind;
  if (component.endsWith('/textarea')) return 'textarea';
  if (kind.startsWith('checkbox') || /\/(?:boolean|single-checkbox)$/.test(component)) {
    return 'checkbox';
  }
  return component.endsWith('/date') ? 'date' : 'text';
}

/** Options may be grouped; the placeholder, which has no value, is left to the control. */
function flatOptions(raw: unknown): { value: string; label: string }[] {
  const { value } = recordOf(raw);
  if (Array.isArray(value)) return value.flatMap(flatOptions);
  const parsed = parsedOrNull(option, raw);
  if (parsed === null || parsed.value.trim() === '') return [];
  return [{ value: parsed.value, label: textOf(parsed.label) }];
}

const hintOf = (tooltip: unknown): string => {
  const { description } = recordOf(tooltip);
  return typeof description === 'string' ? description : '';
};
