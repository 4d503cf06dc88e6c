import { dataAt, isJson, jsonOf, textOf } from './data-path';
import { valueOfKind } from './field-value';
import type {
  AdminForm,
  FieldState,
  Fieldset,
  FormField,
  Json,
  Parsed,
  UnknownPart,
} from './form.types';
import { kindOf } from './parse-kind';
import { parseLinks, parseSwitches, type Described, type LinkScope } from './parse-links';
import { startStates } from './follow-links';

const FORM = 'Magento_Ui/js/form/form';
const FIELDSET = 'Magento_Ui/js/form/components/fieldset';
const PROVIDER = 'Magento_Ui/js/form/provider';
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

/** What a fieldset's configuration may have. */
const GROUP_SETTINGS: ReadonlySet<string> = new Set(
  'component label collapsible opened sortOrder visible additionalClasses level'.split(' '),
);

/** How a form is read. */
export interface ParseOptions {
  /** Whether the source of what the shop's own editor writes may be edited as text. */
  readonly isSourceEdited: boolean;
}

class Unknown extends Error {
  constructor(readonly part: UnknownPart) {
    super(part.what);
  }
}

const unknown = (what: string, where: string): Unknown => new Unknown({ what, where });

/** A node with what its types give it. */
interface Node {
  readonly component: string;
  readonly provider: string;
  readonly config: Json;
  readonly raw: Json;
}

function nodeOf(raw: Json, types: Json): Node {
  const config = jsonOf(raw.config);
  let [component, provider] = [textOf(config.component, textOf(raw.component)), ''];
  const seen = new Set<string>();
  for (let type = textOf(raw.type); type !== '' && !seen.has(type);) {
    seen.add(type);
    const described = jsonOf(dataAt(types, [type]));
    component ||= textOf(described.component);
    provider ||= textOf(described.provider);
    type = textOf(described.extends);
  }
  return { component, provider, config, raw };
}

const pathOf = (around: readonly string[], scope: unknown): readonly string[] => [
  ...around,
  ...textOf(scope).split('.').filter(Boolean),
];

const firstOther = (config: Json, known: ReadonlySet<string>): string | undefined =>
  Object.keys(config).find((key) => !known.has(key) && !key.startsWith('__'));

/** A text of the configuration without markup, which the fields do not show. */
const plain = (value: unknown): string =>
  textOf(value)
    .replace(/<[^>]*>/g, ' ')
    .trim();

function tooltipOf(raw: unknown): FormField['tooltip'] {
  const { description, link } = jsonOf(raw);
  const text = plain(description).replace(/\s+/g, ' ');
  const url = textOf(link);
  return text === '' ? null : { text, url: /^https?:\/\//.test(url) ? url : null };
}

function fieldOf(
  name: string,
  { component, config, raw }: Node,
  around: { readonly fieldset: string; readonly path: readonly string[] },
  { isSourceEdited }: ParseOptions,
): FormField {
  const kind = kindOf(component, config, isSourceEdited);
  if (kind === null) throw unknown(component || textOf(config.formElement, 'component'), name);
  const other = firstOther(config, SETTINGS);
  if (other !== undefined) throw unknown(other, name);
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

interface Found {
  readonly fieldsets: (Fieldset & { readonly isOpen: boolean })[];
  readonly fields: Described[];
}

function readFieldset(
  name: string,
  node: Node,
  around: { readonly path: readonly string[]; readonly types: Json; readonly found: Found },
  options: ParseOptions,
): void {
  const { config, raw } = node;
  const { found, types } = around;
  const other = firstOther(config, GROUP_SETTINGS);
  if (node.component !== FIELDSET) throw unknown(node.component || 'component', name);
  if (other !== undefined || config.visible === false) throw unknown(other ?? 'visible', name);
  const isCollapsible = config.collapsible === true;
  found.fieldsets.push({
    name,
    label: plain(config.label),
    isCollapsible,
    isOpen: !isCollapsible || config.opened === true,
  });
  const path = pathOf(around.path, raw.dataScope);
  for (const [key, child] of Object.entries(jsonOf(raw.children))) {
    const inner = nodeOf(jsonOf(child), types);
    const field = fieldOf(`${name}.${key}`, inner, { fieldset: name, path }, options);
    found.fields.push({ field, config: inner.config });
  }
}

/** The state of a field before the links of the form were followed. */
function stateOf({ field, config }: Described, data: Json): FieldState {
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

function readForm(app: Json, namespace: string, options: ParseOptions): AdminForm {
  const types = jsonOf(app.types);
  const top = jsonOf(jsonOf(dataAt(app.components, [namespace])).children);
  const root = nodeOf(jsonOf(dataAt(top, [namespace])), types);
  const sourceKey = root.provider.slice(namespace.length + 1);
  const source = nodeOf(jsonOf(dataAt(top, [sourceKey])), types);
  const full = `${namespace}.${namespace}`;
  if (root.component !== FORM) throw unknown(root.component || 'form', full);
  if (source.component !== PROVIDER) throw unknown(source.component || 'provider', full);
  const other = Object.keys(top).find((key) => key !== namespace && key !== sourceKey);
  if (other !== undefined) throw unknown(other, namespace);
  const [scope, ...rest] = pathOf([], root.raw.dataScope);
  if (scope !== 'data' || rest.length > 0) throw unknown('dataScope', full);
  const found: Found = { fieldsets: [], fields: [] };
  for (const [key, child] of Object.entries(jsonOf(root.raw.children))) {
    const around = { path: [], types, found };
    readFieldset(`${full}.${key}`, nodeOf(jsonOf(child), types), around, options);
  }
  const { data: sent, submit_url: submitUrl, validate_url: validateUrl } = source.config;
  const data = jsonOf(sent);
  const all = found.fields;
  if (textOf(submitUrl) === '') throw unknown('submit_url', full);
  const linked = readLinks({ namespace, provider: root.provider, data, all });
  const states = startStates(
    all.map((one) => stateOf(one, data)),
    linked,
  );
  return {
    namespace,
    submitUrl: textOf(submitUrl),
    validateUrl: textOf(validateUrl) || null,
    isAjax: root.config.ajaxSave === true,
    data,
    fields: all.map(({ field }) => field),
    fieldsets: found.fieldsets.map(({ isOpen: _, ...fieldset }) => fieldset),
    links: linked.links,
    switches: linked.switches,
    initial: states,
    states,
    open: found.fieldsets.flatMap(({ name, isOpen }) => (isOpen ? name : [])),
  };
}

function readLinks(scope: LinkScope) {
  const [links, switches] = [parseLinks(scope), parseSwitches(scope)];
  if (!links.isKnown) throw new Unknown(links.unknown);
  if (!switches.isKnown) throw new Unknown(switches.unknown);
  return {
    constants: links.value.filter((link) => 'constant' in link),
    links: links.value.filter((link) => 'from' in link),
    switches: switches.value,
  };
}

/**
 * Reads the form of a namespace from the configuration of `Magento_Ui/js/core/app`. A form with any part that is not
 * known (a component, a setting, a link) is not read at all: the stock front end has it, whole.
 */
export function parseForm(
  app: unknown,
  namespace: string,
  options: ParseOptions,
): Parsed<AdminForm> {
  if (!isJson(app)) return { isKnown: false, unknown: { what: 'form', where: namespace } };
  try {
    return { isKnown: true, value: readForm(app, namespace, options) };
  } catch (error) {
    if (error instanceof Unknown) return { isKnown: false, unknown: error.part };
    throw error;
  }
}
