import { dataAt, isJson, jsonOf, textOf } from './data-path';
import { startStates } from './follow-links';
import type { AdminForm, Fieldset, Json, Parsed } from './form.types';
import { fieldOf, stateOf, type ParseOptions } from './parse-field';
import { parseLinks, type Described, type LinkScope } from './parse-links';
import { firstOther, nodeOf, pathOf, plain, unknown, Unknown, type Node } from './parse-node';
import { parseSwitches } from './parse-switches';

const FORM = 'Magento_Ui/js/form/form';
const FIELDSET = 'Magento_Ui/js/form/components/fieldset';
const PROVIDER = 'Magento_Ui/js/form/provider';
/** What the configuration of the form itself, and of its data source, may have. */
const FORM_SETTINGS: ReadonlySet<string> = new Set(['component', 'namespace', 'ajaxSave']);
const SOURCE_SETTINGS: ReadonlySet<string> = new Set(
  'component data params submit_url validate_url'.split(' '),
);

/** What a fieldset's configuration may have. */
const GROUP_SETTINGS: ReadonlySet<string> = new Set(
  'component label collapsible opened sortOrder visible additionalClasses level'.split(' '),
);

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

function readForm(app: Json, namespace: string, options: ParseOptions): AdminForm {
  const types = jsonOf(app.types);
  const top = jsonOf(jsonOf(dataAt(app.components, [namespace])).children);
  const root = nodeOf(jsonOf(dataAt(top, [namespace])), types);
  const sourceKey = root.provider.slice(namespace.length + 1);
  const source = nodeOf(jsonOf(dataAt(top, [sourceKey])), types);
  const full = `${namespace}.${namespace}`;
  if (root.component !== FORM) throw unknown(root.component || 'form', full);
  if (source.component !== PROVIDER) throw unknown(source.component || 'provider', full);
  const other =
    Object.keys(top).find((key) => key !== namespace && key !== sourceKey) ??
    firstOther(root.config, FORM_SETTINGS) ??
    firstOther(source.config, SOURCE_SETTINGS);
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
