import { dataAt, isJson, jsonOf, textOf } from './data-path';
import { startStates } from './follow-links';
import type { Described, Json } from './field.types';
import type { AdminForm, Parsed, ReloadSource, Rows } from './form.types';
import type { Part, RowsPart, TabPart } from './part.types';
import { stateOf, type ParseOptions } from './parse-field';
import type { Found } from './parse-found';
import { parseLinks, type LinkScope } from './parse-links';
import { allParts } from './all-parts';
import { buttonWithoutModal } from './parse-modal';
import {
  firstOther,
  namesOf,
  nodeOf,
  pathOf,
  plain,
  unknown,
  Unknown,
  type Node,
} from './parse-node';
import { partsIn } from './parse-parts';
import { startRows } from './parse-rows';
import { parseSwitches } from './parse-switches';

const FORM = 'Magento_Ui/js/form/form';
const PROVIDER = 'Magento_Ui/js/form/provider';
/** What the configuration of the form itself, and of its data source, may have. */
const FORM_SETTINGS: ReadonlySet<string> = namesOf('component namespace ajaxSave reloadItem');
const SOURCE_SETTINGS: ReadonlySet<string> = namesOf(
  'component data params submit_url validate_url reloadUrl',
);

const TABS = 'Magento_Ui/js/form/components/tab_group';
const TAB = 'Magento_Ui/js/form/components/area';
const TAB_SETTINGS: ReadonlySet<string> = namesOf(
  'component label collapsible additionalClasses componentType sortOrder',
);
const NAV_SETTINGS: ReadonlySet<string> = namesOf('component label template');

/** The nodes of a configuration: the form, its data, and the list of its tabs if it has one. */
interface Nodes {
  /** The full name of the form. */
  readonly full: string;
  readonly root: Node;
  readonly source: Node;
  readonly tabs: string | null;
}

function nodesOf(top: Json, types: Json, namespace: string): Nodes {
  const all = Object.entries(top).map(([key, raw]) => [key, nodeOf(jsonOf(raw), types)] as const);
  const [key, root] = all.find(([, { component }]) => component === FORM) ?? [];
  const full = `${namespace}.${key ?? namespace}`;
  if (root === undefined) throw unknown('form', full);
  const source = all.find(([own]) => `${namespace}.${own}` === root.provider);
  if (source?.[1].component !== PROVIDER) throw unknown(source?.[1].component || 'provider', full);
  const tabs = all.find(([, { component }]) => component === TABS);
  const other = all.find((one) => one[1] !== root && one !== source && one !== tabs);
  if (other !== undefined) throw unknown(other[0], namespace);
  const setting =
    firstOther(root.config, FORM_SETTINGS) ??
    firstOther(source[1].config, SOURCE_SETTINGS) ??
    (tabs && firstOther(tabs[1].config, NAV_SETTINGS));
  if (setting !== undefined) throw unknown(setting, namespace);
  return { full, root, source: source[1], tabs: tabs ? `${namespace}.${tabs[0]}` : null };
}

/** The position that a tab asks for among the others. */
const positionOf = (raw: Json, tabs: string): number =>
  Number(textOf(jsonOf(dataAt(raw.insertTo, [tabs])).position, '0'));

/** A path of the data provider without its first part, which is `data`; content without fields may be anywhere. */
function dataScope(raw: Json, name: string, hasFields: boolean): readonly string[] {
  const [first, ...path] = pathOf([], raw.dataScope);
  if (hasFields && first !== 'data') throw unknown('dataScope', name);
  return path;
}

/** The tabs of a form in their order (AFORM-03). */
function tabsOf({ full, root, tabs }: Nodes, found: Found): readonly Part[] {
  const children = Object.entries(jsonOf(root.raw.children)).map(
    ([key, raw]) => [key, jsonOf(raw)] as const,
  );
  const sorted = children.toSorted(
    ([, one], [, other]) => positionOf(one, tabs ?? '') - positionOf(other, tabs ?? ''),
  );
  return sorted.map(([key, raw]): TabPart => {
    const name = `${full}.${key}`;
    const { component, config } = nodeOf(raw, found.types);
    if (component !== TAB) throw unknown(component || 'component', name);
    const other = firstOther(config, TAB_SETTINGS);
    if (other !== undefined) throw unknown(other, name);
    const before = found.fields.length;
    const parts = partsIn(raw, { name, path: dataScope(raw, name, false) }, found);
    const hasFields =
      found.fields.length > before || allParts(parts).some(({ kind }) => kind === 'rows');
    dataScope(raw, name, hasFields);
    return { kind: 'tab', name, label: plain(config.label), parts };
  });
}

function partsOf(nodes: Nodes, found: Found): readonly Part[] {
  if (nodes.tabs !== null) return tabsOf(nodes, found);
  const { full, root } = nodes;
  if (dataScope(root.raw, full, true).length > 0) throw unknown('dataScope', full);
  const parts = partsIn(root.raw, { name: full, path: [] }, found);
  const stray = parts.find(({ kind }) => kind !== 'set' && kind !== 'modal');
  if (stray !== undefined) throw unknown(stray.kind, full);
  return parts;
}

/** The change that reloads the form (AFORM-29); throws for one that is not understood. */
function reloadOf({ full, root, source }: Nodes, all: readonly Described[]): ReloadSource | null {
  const [item, url] = [textOf(root.config.reloadItem), textOf(source.config.reloadUrl)];
  if (item === '' || url === '') return null;
  const [name = '', property] = item.split(':');
  const field = `${full}.${name}`;
  if (property !== 'value' || !all.some((one) => one.field.name === field)) {
    throw unknown('reloadItem', full);
  }
  return { url, field };
}

/** The records of all collections, with the fields that they bring. */
function collectionsOf(parts: readonly Part[], data: Json, fixed: number) {
  const all = parts.filter((part): part is RowsPart => part.kind === 'rows');
  const rows: Rows[] = [];
  const created: ReturnType<typeof startRows>['created'] = [];
  for (const part of all) {
    const started = startRows(part, data, fixed + created.length);
    rows.push(started.state);
    created.push(...started.created);
  }
  return { rows, created };
}

function readForm(app: Json, namespace: string, options: ParseOptions): AdminForm {
  const types = jsonOf(app.types);
  const top = jsonOf(jsonOf(dataAt(app.components, [namespace])).children);
  const nodes = nodesOf(top, types, namespace);
  const { root, source, full } = nodes;
  const found: Found = { types, options, fields: [], open: [] };
  const parts = partsOf(nodes, found);
  const { data: sent, submit_url: submitUrl, validate_url: validateUrl } = source.config;
  const [data, all, every] = [jsonOf(sent), found.fields, allParts(parts)];
  if (textOf(submitUrl) === '') throw unknown('submit_url', full);
  const stray = buttonWithoutModal(every);
  if (stray !== undefined) throw unknown('actions', stray.name);
  const collections = every.flatMap((part) => (part.kind === 'rows' ? [part.path] : []));
  const isAjax = root.config.ajaxSave === true;
  // The keys of records that were added are not in the answer, and a second save would add them again.
  if (isAjax && collections.length > 0) throw unknown('ajaxSave', full);
  const linked = readLinks({ namespace, provider: root.provider, data, all, collections });
  const { rows, created } = collectionsOf(every, data, all.length);
  const fixed = startStates(
    all.map((one) => stateOf(one, data)),
    linked,
  );
  const states = [...fixed, ...created.map(({ state }) => state)];
  return {
    namespace,
    submitUrl: textOf(submitUrl),
    validateUrl: textOf(validateUrl) || null,
    isAjax,
    data,
    parts,
    fields: [...all, ...created].map(({ field }) => field),
    fixed: all.length,
    links: linked.links,
    switches: linked.switches,
    initial: states,
    states,
    initialRows: rows,
    rows,
    open: found.open,
    tab: parts.find(({ kind }) => kind === 'tab')?.name ?? null,
    modals: [],
    reload: reloadOf(nodes, all),
    before: null,
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
