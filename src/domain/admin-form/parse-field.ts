import { allRules } from '../validation/all-rules';
import { dataAt, jsonOf, textOf } from './data-path';
import { valueOfKind } from './field-value';
import type { Described, FieldState, FormField, Json } from './field.types';
import { hasStockLook, kindOf } from './parse-kind';
import { firstOther, pathOf, plain, unknown, type Node } from './parse-node';

const DEFAULT_SWITCH = 'ui/form/element/helper/service';

/** What a field's configuration may have; with any other setting, the form would behave differently from the stock one. */
const SETTINGS: ReadonlySet<string> = new Set(
  (
    'component template elementTmpl formElement dataType source label visible disabled required sortOrder default value ' +
    'validation notice tooltip placeholder additionalClasses options caption size cols rows valueMap prefer toggleLabels ' +
    'imports exports links switcherConfig service inputName outputDateFormat storeTimeZone wysiwyg wysiwygId ' +
    'wysiwygConfigData content'
  ).split(' '),
);

/** How a form is read. */
export interface ParseOptions {
  /** Whether the source of what the shop's own editor writes may be edited as text. */
  readonly isSourceEdited: boolean;
}

function tooltipOf(raw: unknown): FormField['tooltip'] {
  const { description, link } = jsonOf(raw);
  const text = plain(description).replace(/\s+/g, ' ');
  const url = textOf(link);
  return text === '' ? null : { text, url: /^https?:\/\//.test(url) ? url : null };
}

/** The first rule that is on and not known: without it, the form would send what the stock one refuses. */
const otherRule = (raw: unknown): string | undefined =>
  Object.entries(Object(raw) as Json).find(
    ([name, param]) => param !== false && !Object.hasOwn(allRules, name),
  )?.[0];

/** Reads a field; throws for one that is not known. */
export function fieldOf(
  name: string,
  { component, config, raw }: Node,
  around: { readonly fieldset: string; readonly path: readonly string[] },
  { isSourceEdited }: ParseOptions,
): FormField {
  const kind = kindOf(component, config, isSourceEdited);
  if (kind === null) throw unknown(component || textOf(config.formElement, 'component'), name);
  const other = firstOther(config, SETTINGS) ?? otherRule(config.validation);
  if (other !== undefined) throw unknown(other, name);
  if (!hasStockLook(config)) throw unknown('template', name);
  if (textOf(raw.dataScope) === '' || Object.keys(jsonOf(raw.children)).length > 0) {
    throw unknown('dataScope', name);
  }
  const template = textOf(jsonOf(config.service).template);
  if (config.service !== undefined && template !== DEFAULT_SWITCH) throw unknown('service', name);
  const rules = jsonOf(config.validation);
  return {
    name,
    index: name.slice(name.lastIndexOf('.') + 1),
    path: pathOf(around.path, raw.dataScope),
    fieldset: around.fieldset,
    kind,
    label: plain(config.label),
    notice: plain(config.notice),
    tooltip: tooltipOf(config.tooltip),
    placeholder: plain(config.placeholder),
    rules,
    isRequired: Boolean(dataAt(rules, ['required-entry'])) || config.required === true,
    default: config.default === undefined ? null : valueOfKind(kind, config.default),
    hasDefaultSwitch: template === DEFAULT_SWITCH,
  };
}

/** The state of a field before the links of the form were followed. */
export function stateOf({ field, config }: Described, data: Json): FieldState {
  const known = [dataAt(data, field.path), config.default, config.value].find(
    (value) => value !== undefined && value !== null,
  );
  const isDisabled = config.disabled === true;
  return {
    value: valueOfKind(field.kind, known),
    isVisible: config.visible !== false && field.kind.kind !== 'hidden',
    isDisabled,
    usesDefault: field.hasDefaultSwitch && isDisabled,
    error: null,
  };
}
