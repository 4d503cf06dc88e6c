import type { FieldState } from './field.types';
import type { AdminForm, Row, Rows } from './form.types';
import type { RowsPart } from './part.types';
import { allParts } from './all-parts';
import { rowFields } from './row-fields';

/** The collection of a name; undefined when the form has none. */
const rowsNamed = ({ parts }: AdminForm, name: string): RowsPart | undefined =>
  allParts(parts).find((part): part is RowsPart => part.kind === 'rows' && part.name === name);

/** The keys of a collection that the server knows: they are numbers for a list. */
const lastKey = ({ rows, deleted }: Rows): number =>
  Math.max(-1, ...[...rows.map(({ key }) => key), ...deleted].map(Number).filter(Number.isInteger));

/**
 * The key of the next record, which no other has or had: `new_N` for an item (AFORM-20), the next number for a line of a table.
 *
 * @returns the key, and the count with which the one after it is looked for
 */
function nextKey(
  look: RowsPart['look'],
  rows: Rows,
): { readonly key: string; readonly added: number } {
  if (look === 'table') {
    const number = Math.max(lastKey(rows) + 1, rows.added);
    return { key: String(number), added: number + 1 };
  }
  const used = new Set(rows.rows.map(({ key }) => key));
  let number = rows.added;
  while (used.has(`new_${String(number)}`)) number += 1;
  return { key: `new_${String(number)}`, added: number + 1 };
}

const withRows = (form: AdminForm, rows: Rows, next: Rows): AdminForm => ({
  ...form,
  rows: form.rows.map((one) => (one === rows ? next : one)),
});

const rowsOf = ({ rows }: AdminForm, name: string): Rows | undefined =>
  rows.find((one) => one.name === name);

/** Adds a record with the defaults of its fields; an item becomes the active one. */
export function addRow(form: AdminForm, name: string): AdminForm {
  const [part, rows] = [rowsNamed(form, name), rowsOf(form, name)];
  if (part === undefined || rows === undefined || part.addLabel === undefined) return form;
  const { key, added } = nextKey(part.look, rows);
  const created = rowFields(part, key, {});
  const row: Row = { key, places: created.map((_, at) => form.fields.length + at) };
  const next: Rows = {
    ...rows,
    rows: [...rows.rows, row],
    added,
    active: part.look === 'items' ? key : null,
  };
  return withRows(
    {
      ...form,
      fields: [...form.fields, ...created.map(({ field }) => field)],
      states: [...form.states, ...created.map(({ state }) => state)],
    },
    rows,
    next,
  );
}

const withoutErrors = (states: readonly FieldState[], places: readonly number[]) =>
  states.map((state, place) =>
    state.error !== null && places.includes(place) ? { ...state, error: null } : state,
  );

/** Removes a record. Of the items that are left, the first becomes active if the removed one was (AFORM-19). */
export function removeRow(form: AdminForm, name: string, key: string): AdminForm {
  const [part, rows] = [rowsNamed(form, name), rowsOf(form, name)];
  const row = rows?.rows.find((one) => one.key === key);
  if (part === undefined || rows === undefined || row === undefined) return form;
  if (part.removeLabel === undefined) return form;
  const left = rows.rows.filter((one) => one !== row);
  const known = form.initialRows.find((one) => one.name === name)?.rows.includes(row) === true;
  const next: Rows = {
    ...rows,
    rows: left,
    deleted: known && part.removed !== null ? [...rows.deleted, key] : rows.deleted,
    active: rows.active === key ? (left[0]?.key ?? null) : rows.active,
  };
  return withRows({ ...form, states: withoutErrors(form.states, row.places) }, rows, next);
}

/** Moves a record to another place in the list, counted from 0. */
export function moveRow(form: AdminForm, name: string, key: string, to: number): AdminForm {
  const [part, rows] = [rowsNamed(form, name), rowsOf(form, name)];
  const from = rows?.rows.findIndex((one) => one.key === key) ?? -1;
  const row = rows?.rows[from];
  if (part === undefined || part.position === null || rows === undefined || row === undefined) {
    return form;
  }
  const place = Math.min(Math.max(to, 0), rows.rows.length - 1);
  if (place === from) return form;
  const moved = rows.rows.toSpliced(from, 1).toSpliced(place, 0, row);
  return withRows(form, rows, { ...rows, rows: moved });
}

/** Opens an item of a collection, in place of the one that was open. */
export function activateRow(form: AdminForm, name: string, key: string): AdminForm {
  const rows = rowsOf(form, name);
  const isItem = rows?.active != null && rows.rows.some((one) => one.key === key);
  return rows !== undefined && isItem ? withRows(form, rows, { ...rows, active: key }) : form;
}
