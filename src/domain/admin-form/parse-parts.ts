import { jsonOf, textOf } from './data-path';
import type { Json } from './field.types';
import type { GroupPart, HtmlPart, Part, SetPart } from './part.types';
import { fieldOf } from './parse-field';
import { childrenOf, type Around, type Found } from './parse-found';
import { buttonOf, modalOf } from './parse-modal';
import { firstOther, namesOf, nodeOf, pathOf, plain, unknown, type Node } from './parse-node';
import { rowsOf } from './parse-rows';
import { isPlainHtml } from './plain-html';

const FIELDSET = 'Magento_Ui/js/form/components/fieldset';
const GROUP = 'Magento_Ui/js/form/components/group';
const HTML = 'Magento_Ui/js/form/components/html';
const MODAL = 'Magento_Ui/js/modal/modal-component';
const BUTTON = 'Magento_Ui/js/form/components/button';
const ROWS: ReadonlySet<string> = new Set([
  'Magento_Ui/js/dynamic-rows/dynamic-rows',
  'Magento_Ui/js/form/components/collection',
]);

/** What the configuration of each kind of container may have. */
const SET_SETTINGS = namesOf(
  'component label collapsible opened sortOrder visible additionalClasses level componentType displayArea is_collection',
);
const GROUP_SETTINGS = namesOf(
  'component label sortOrder additionalClasses componentType displayArea formElement breakLine required showLabel validateWholeGroup',
);
const HTML_SETTINGS = namesOf(
  'component content sortOrder additionalClasses componentType displayArea',
);

/** Throws for a setting that is not known, and for a container that starts hidden: only fields can be shown later. */
function allow(config: Json, known: ReadonlySet<string>, name: string): void {
  const other = firstOther(config, known);
  if (other !== undefined) throw unknown(other, name);
  if (config.visible === false || config.visible === 0) throw unknown('visible', name);
}

function setOf(name: string, { config, raw }: Node, around: Around, found: Found): SetPart {
  allow(config, SET_SETTINGS, name);
  const isCollapsible = config.collapsible === true;
  if (!isCollapsible || config.opened === true) found.open.push(name);
  const path = pathOf(around.path, raw.dataScope);
  const parts = partsIn(raw, { name, path }, found);
  return { kind: 'set', name, label: plain(config.label), isCollapsible, parts };
}

function groupOf(name: string, node: Node, around: Around, found: Found): GroupPart {
  const { config, raw, component } = node;
  allow(config, GROUP_SETTINGS, name);
  const isLine = component === GROUP;
  const hasLabel = isLine && config.showLabel !== false;
  const parts = partsIn(raw, { name, path: pathOf(around.path, raw.dataScope) }, found);
  const isWithin = parts.every(({ kind }) => kind !== 'set' && kind !== 'rows');
  if (isLine && !isWithin) throw unknown('children', name);
  return { kind: 'group', name, label: hasLabel ? plain(config.label) : '', isLine, parts };
}

function htmlOf(name: string, { config, raw }: Node): HtmlPart {
  allow(config, HTML_SETTINGS, name);
  const html = textOf(config.content);
  if (!isPlainHtml(html)) throw unknown('content', name);
  if (Object.keys(jsonOf(raw.children)).length > 0) throw unknown('children', name);
  return { kind: 'html', name, html };
}

function partOf(name: string, node: Node, around: Around, found: Found): Part {
  const { component, config, raw } = node;
  const isContainer = component === 'uiComponent' && config.template === undefined;
  if (component === FIELDSET) return setOf(name, node, around, found);
  if (component === GROUP || isContainer) return groupOf(name, node, around, found);
  if (component === HTML) return htmlOf(name, node);
  if (component === BUTTON) return buttonOf(name, node);
  if (component === MODAL) {
    const path = pathOf(around.path, raw.dataScope);
    return modalOf(name, node, partsIn(raw, { name, path }, found));
  }
  if (ROWS.has(component)) return rowsOf(name, node, around, found);
  const inside = { fieldset: around.name, path: around.path };
  found.fields.push({ field: fieldOf(name, node, inside, found.options), config });
  return { kind: 'field', name };
}

/** Reads what is inside of a container. Throws for a part that is not known. */
export const partsIn = (raw: Json, around: Around, found: Found): readonly Part[] =>
  childrenOf(raw).map(([key, child]) =>
    partOf(`${around.name}.${key}`, nodeOf(child, found.types), around, found),
  );
