import { dataAt, isJson, jsonOf, textOf } from './data-path';
import type { Described, Json } from './field.types';
import type { Row, Rows } from './form.types';
import type { RowsPart } from './part.types';
import { fieldOf } from './parse-field';
import { childrenOf, type Around, type Found } from './parse-found';
import { firstOther, namesOf, nodeOf, pathOf, plain, unknown, type Node } from './parse-node';
import { rowFields } from './row-fields';

const RECORD = 'Magento_Ui/js/dynamic-rows/record';
const ITEM = 'Magento_Ui/js/form/components/collection/item';
const REMOVE = 'Magento_Ui/js/dynamic-rows/action-delete';
const COLLECTION = 'Magento_Ui/js/form/components/collection';

const ROWS_SETTINGS = namesOf(
  'component template fallbackResetTpl componentType recordTemplate itemTemplate deleteButtonLabel addButtonLabel ' +
    'addButton deleteProperty deleteValue dndConfig default showFallbackReset label sortOrder additionalClasses ' +
    'columnsHeader renderDefaultRecord positionProvider removeMessage displayArea',
);
const RECORD_SETTINGS = namesOf(
  'component label isTemplate is_collection showFallbackReset componentType positionProvider',
);
const REMOVE_SETTINGS = namesOf(
  'component template label dataType additionalClasses componentType fit sortOrder',
);
const TEMPLATES: readonly unknown[] = [
  undefined,
  'ui/dynamic-rows/templates/default',
  'ui/dynamic-rows/templates/grid',
  'Magento_Backend/dynamic-rows/grid',
  'ui/form/components/collection',
];

/** Settings with which the fields of a record would follow others: each record would need links of its own. */
const LINKS = ['imports', 'exports', 'links', 'switcherConfig', 'service'] as const;

interface Template {
  readonly fields: readonly Described[];
  readonly hasRemove: boolean;
}

function templateOf(name: string, record: Node, found: Found): Template {
  const fields: Described[] = [];
  let hasRemove = false;
  for (const [key, child] of childrenOf(record.raw)) {
    const inner = nodeOf(child, found.types);
    const full = `${name}.${key}`;
    if (inner.component === REMOVE) {
      const other = firstOther(inner.config, REMOVE_SETTINGS);
      if (other !== undefined) throw unknown(other, full);
      hasRemove = true;
      continue;
    }
    const linked = LINKS.find((setting) => inner.config[setting] !== undefined);
    if (linked !== undefined) throw unknown(linked, full);
    const around = { fieldset: name, path: [] };
    fields.push({ field: fieldOf(full, inner, around, found.options), config: inner.config });
  }
  return { fields, hasRemove };
}

/** The label of a button; undefined where there is none. */
const labelOf = (hasButton: boolean, label: unknown): string | null | undefined =>
  hasButton ? plain(label) || null : undefined;

const isSorted = ({ dndConfig }: Json): boolean => jsonOf(dndConfig).enabled !== false;

const removedOf = ({ deleteProperty, deleteValue }: Json): RowsPart['removed'] => {
  if (deleteProperty === false) return null;
  const value = deleteValue === undefined ? '1' : textOf(deleteValue, '1');
  return { property: textOf(deleteProperty, 'delete'), value };
};

/** A collection: lines of a table, or items that are opened one by one. Throws for a part that is not known. */
export function rowsOf(name: string, node: Node, around: Around, found: Found): RowsPart {
  const { config, raw, component } = node;
  const isItems = component === COLLECTION;
  const other = firstOther(config, ROWS_SETTINGS);
  if (other !== undefined) throw unknown(other, name);
  if (!TEMPLATES.includes(config.template)) throw unknown('template', name);
  if (config.renderDefaultRecord === true) throw unknown('renderDefaultRecord', name);
  const key = textOf(
    isItems ? config.itemTemplate : (config.recordTemplate ?? config.itemTemplate),
  );
  const [[own, child] = ['', {}], another] = childrenOf(raw);
  const record = nodeOf(child, found.types);
  const isRecord = record.component === (isItems ? ITEM : RECORD);
  if (another !== undefined || !isRecord || (key !== '' && own !== key)) {
    throw unknown('recordTemplate', name);
  }
  const stray = firstOther(record.config, RECORD_SETTINGS);
  if (stray !== undefined) throw unknown(stray, `${name}.${own}`);
  const { fields, hasRemove } = templateOf(`${name}.${own}`, record, found);
  // The stock front end keeps the records of lists below the list's own name.
  const scope = [textOf(raw.dataScope), isItems ? '' : name.slice(name.lastIndexOf('.') + 1)];
  return {
    kind: 'rows',
    name,
    label: plain(config.label) || plain(record.config.label),
    path: pathOf(around.path, scope.filter(Boolean).join('.')),
    look: isItems ? 'items' : 'table',
    addLabel: labelOf(config.addButton !== false, config.addButtonLabel),
    removeLabel: labelOf(isItems || hasRemove, config.deleteButtonLabel),
    question: plain(config.removeMessage) || null,
    position: !isItems && isSorted(config) ? textOf(config.positionProvider, 'position') : null,
    removed: isItems ? null : removedOf(config),
    template: fields,
  };
}

/** The records that the data has for a collection; throws when there is something else in its place. */
function keysIn(part: RowsPart, data: Json): readonly string[] {
  const records = dataAt(data, part.path);
  const entries = typeof records === 'object' && records !== null ? Object.entries(records) : [];
  if (!entries.every(([, record]) => isJson(record))) throw unknown('data', part.name);
  const placed = entries.map(([key, record]) => {
    const place =
      part.position === null ? NaN : Number(textOf(dataAt(record, [part.position]), 'x'));
    return { key, place };
  });
  const isPlaced = placed.every(({ place }) => !Number.isNaN(place));
  return (isPlaced ? placed.sort((one, other) => one.place - other.place) : placed).map(
    ({ key }) => key,
  );
}

/**
 * The records that a collection starts with, and their fields, which come after those before `start`.
 *
 * @returns the fields with their states, in the order of the places of the rows
 */
export function startRows(part: RowsPart, data: Json, start: number) {
  let next = start;
  const created: ReturnType<typeof rowFields>[number][] = [];
  const rows = keysIn(part, data).map((key): Row => {
    const fields = rowFields(part, key, data);
    created.push(...fields);
    const places = fields.map(() => next++);
    return { key, places };
  });
  const active = part.look === 'items' ? (rows[0]?.key ?? null) : null;
  const state: Rows = { name: part.name, rows, deleted: [], added: 0, active };
  return { state, created };
}
