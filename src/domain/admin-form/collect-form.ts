import { dataAt, scalarText, withDataAt } from './data-path';
import type { AdminForm } from './form.types';
import { writtenValue } from './field-value';
import { withRecords } from './collect-rows';
import { livePlaces } from './live-fields';

/** A field of a posted form. */
export type Pair = readonly [name: string, value: string];

const nameIn = (around: string, key: string): string => (around === '' ? key : `${around}[${key}]`);

/** Data as fields of a form: `store_id[0]`, `stock[qty]`; null is empty text, an empty list or object is nothing. */
function flatten(data: unknown, around: string): readonly Pair[] {
  if (typeof data !== 'object' || data === null) {
    return around === '' ? [] : [[around, scalarText(data)]];
  }
  return Object.entries(data).flatMap(([key, value]) => flatten(value, nameIn(around, key)));
}

/**
 * The form as it is posted (`contract/endpoints.md` §11): all data of the server with the values of the fields, also of
 * hidden and disabled ones; a flag for each field that uses the value of a wider scope, or has stopped to (AFORM-21); the
 * form key; and what the pressed button adds. What no field shows is sent as it came.
 */
export function collect(
  form: AdminForm,
  formKey: string,
  extra: Readonly<Record<string, string>> = {},
): readonly Pair[] {
  let data: unknown = form.data;
  const live = livePlaces(form);
  form.fields.forEach(({ path, index }, place) => {
    if (!live.has(place)) return;
    const { value = '', usesDefault = false } = form.states[place] ?? {};
    const known = dataAt(data, path);
    const next = writtenValue(known, value);
    if (next !== known) data = withDataAt(data, path, next);
    if (usesDefault || form.initial[place]?.usesDefault === true) {
      data = withDataAt(data, ['use_default', index], usesDefault ? '1' : '0');
    }
  });
  data = withRecords(form, data);
  return [...flatten(data, ''), ...Object.entries(extra), ['form_key', formKey]];
}

/** What the stock front end's editors name a value that replaces the one that is shown. */
const PREPARED = '-prepared-for-send';

/** The fields for the check before saving: what was prepared for sending replaces what is shown (AFORM-24). */
export function filtered(pairs: readonly Pair[]): readonly Pair[] {
  const prepared = new Set(
    pairs.flatMap(([name]) => (name.includes(PREPARED) ? name.replace(PREPARED, '') : [])),
  );
  return pairs
    .filter(([name]) => !prepared.has(name))
    .map(([name, value]) => [name.replace(PREPARED, ''), value] as const);
}
