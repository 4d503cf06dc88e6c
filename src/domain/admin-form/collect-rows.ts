import { dataAt, isJson, jsonOf, textOf, withDataAt } from './data-path';
import type { Json } from './field.types';
import type { AdminForm, Rows } from './form.types';
import type { RowsPart } from './part.types';
import { allParts } from './all-parts';

const keysOf = ({ rows }: Rows): readonly string[] => rows.map(({ key }) => key);

/** Whether no record was added, removed or moved. */
function areSame(now: Rows, before: Rows | undefined): boolean {
  const [keys, first] = [keysOf(now), before === undefined ? [] : keysOf(before)];
  return keys.length === first.length && keys.every((key, place) => key === first[place]);
}

/** The records of a collection as they are sent, in their order; the deleted ones last, with a mark. */
function recordsOf(part: RowsPart, { rows, deleted }: Rows, sent: Json) {
  const left = rows.map(({ key }, place) => {
    const record = jsonOf(dataAt(sent, [key]));
    const numbered =
      part.look === 'items' || Object.hasOwn(record, 'record_id')
        ? record
        : { record_id: key, ...record };
    const placed =
      part.position === null ? numbered : { ...numbered, [part.position]: String(place) };
    return [key, placed] as const;
  });
  const marked = deleted.map((key) => {
    const { property, value } = part.removed ?? { property: '', value: '' };
    return [key, { ...jsonOf(dataAt(sent, [key])), [property]: value }] as const;
  });
  return [...left, ...marked];
}

/**
 * The data with the records that a form has now. A collection with the same records in the same order is left as it is: only the
 * values of its fields differ.
 *
 * @param data the form's data, with the values of its fields
 */
export function withRecords(form: AdminForm, data: unknown): unknown {
  let next = data;
  for (const part of allParts(form.parts)) {
    if (part.kind !== 'rows') continue;
    const rows = form.rows.find(({ name }) => name === part.name);
    const before = form.initialRows.find(({ name }) => name === part.name);
    if (rows === undefined || areSame(rows, before)) continue;
    const known = dataAt(data, part.path);
    const sent: Json = isJson(known)
      ? known
      : Object.fromEntries(Object.entries(Object(known) as Json));
    const records = recordsOf(part, rows, sent);
    // A list stays one: its records are renumbered.
    const isList = part.look === 'table' && !isJson(dataAt(form.data, part.path));
    const value = isList
      ? records.map(([, record]) => record)
      : Object.fromEntries(records.map(([key, record]) => [key, record]));
    next = withDataAt(next, part.path, value);
  }
  return next;
}

/** The text of the first fields of an item, by which it is known in the list; empty for a new one. */
export const titleOfRow = (form: AdminForm, places: readonly number[]): string =>
  places
    .flatMap((place) => {
      const isText = form.fields[place]?.kind.kind === 'text';
      return isText ? textOf(form.states[place]?.value).trim() : '';
    })
    .filter(Boolean)
    .slice(0, 3)
    .join(', ');
