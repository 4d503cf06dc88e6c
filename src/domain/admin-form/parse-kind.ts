import { isJson, jsonOf, textOf } from './data-path';
import { firstOther } from './parse-node';
import type { FieldKind, FieldOption, Json } from './field.types';

const ABSTRACT = 'Magento_Ui/js/form/element/abstract';

/** The stock components that are known, each with the form elements that it is known for. */
const COMPONENTS: ReadonlyMap<string, readonly string[]> = new Map([
  [ABSTRACT, ['input', 'email', 'number', 'password', 'hidden']],
  ['Magento_Ui/js/form/element/textarea', ['textarea']],
  ['Magento_Ui/js/form/element/select', ['select']],
  ['Magento_Ui/js/form/element/multiselect', ['multiselect']],
  ['Magento_Ui/js/form/element/single-checkbox', ['checkbox']],
  ['Magento_Ui/js/form/element/date', ['date']],
  ['Magento_Ui/js/form/element/wysiwyg', ['wysiwyg']],
]);

/** The platform's sizes of a text area (AFLD-09) and of a list for several choices (AFLD-08). */
const AREA = { cols: 15, rows: 2 };
const LIST_SIZE = 5;

/** The pattern that the stock front end sends dates in (AFLD-10). */
const SENT_DATE = 'MM/dd/y';

/** What is known of a date's options: the browser's control needs neither. */
const DATE_OPTIONS: ReadonlySet<string> = new Set(['dateFormat', 'storeLocale', 'showsTime']);

const FIELD_TEMPLATES: readonly unknown[] = [
  undefined,
  'ui/form/field',
  'ui/form/components/single/field',
];

/** Whether a field is drawn by the platform's own templates; another one may show anything. */
export function hasStockLook({ template, elementTmpl, formElement }: Json): boolean {
  const usual = [
    undefined,
    formElement === 'wysiwyg'
      ? 'ui/content/content'
      : `ui/form/element/${textOf(formElement, 'input')}`,
  ];
  return FIELD_TEMPLATES.includes(template) && usual.includes(elementTmpl as string | undefined);
}

/** Whether a date has no time, and no limits that the control would have to keep. */
const isPlainDate = (options: Json): boolean =>
  !options.showsTime && firstOther(options, DATE_OPTIONS) === undefined;

const sizeOf = (value: unknown, fallback: number): number => {
  const size = Number(textOf(value));
  return Number.isInteger(size) && size > 0 ? size : fallback;
};

/** The options of a list in their order; a group's heading comes before its options (AFLD-07). */
function optionsIn(raw: unknown, level = 0): readonly FieldOption[] {
  const list = Array.isArray(raw) ? raw : Object.values(jsonOf(raw));
  return list.flatMap((option: unknown) => {
    const { value, label } = jsonOf(option);
    const shown = { label: textOf(label).trim(), level };
    if (typeof value !== 'object' || value === null) {
      const text = typeof value === 'boolean' ? String(Number(value)) : textOf(value);
      return [{ ...shown, value: text, isHeading: false }];
    }
    return [{ ...shown, value: '', isHeading: true }, ...optionsIn(value, level + 1)];
  });
}

function checkboxOf({ valueMap, prefer, toggleLabels }: Json): FieldKind {
  const { true: on = '1', false: off = '0' } = jsonOf(valueMap);
  const labels = jsonOf(toggleLabels);
  return {
    kind: 'checkbox',
    look: prefer === 'toggle' || prefer === 'radio' ? prefer : 'checkbox',
    on: String(on),
    off: String(off),
    labels: { on: textOf(labels.on) || null, off: textOf(labels.off) || null },
  };
}

/** Text, but the browser's own kinds of it where the server names one. */
const KINDS = ['email', 'number', 'password', 'hidden'] as const;

/**
 * The kind of a field (AFLD); null for one that is not known. A field with the shop's own editor is known only where its
 * source may be edited instead, `isSourceEdited`.
 */
export function kindOf(component: string, config: Json, isSourceEdited: boolean): FieldKind | null {
  const element = textOf(config.formElement, 'input');
  if (COMPONENTS.get(component)?.includes(element) !== true) return null;
  const { options, caption, size, cols, rows } = config;
  switch (element) {
    case 'textarea':
      return { kind: 'textarea', cols: sizeOf(cols, AREA.cols), rows: sizeOf(rows, AREA.rows) };
    case 'wysiwyg':
      return isSourceEdited ? { kind: 'textarea', cols: AREA.cols, rows: sizeOf(rows, 20) } : null;
    case 'select':
      return {
        kind: 'select',
        options: optionsIn(options),
        caption: typeof caption === 'string' ? caption.trim() : null,
      };
    case 'multiselect':
      return { kind: 'multiselect', options: optionsIn(options), size: sizeOf(size, LIST_SIZE) };
    case 'checkbox':
      return isJson(config.valueMap) ? checkboxOf(config) : null;
    case 'date':
      return isPlainDate(jsonOf(options))
        ? { kind: 'date', format: textOf(config.outputDateFormat, SENT_DATE) }
        : null;
    default:
      return { kind: KINDS.find((kind) => kind === element) ?? 'text' };
  }
}
