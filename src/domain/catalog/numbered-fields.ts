import type { FormFields } from './form-fields';

/**
 * Fields with a name of their own for each, as an object needs them: the lists `options[9][]` and `links[]` are numbered,
 * `options[9][0]`, which the server reads as the same list.
 */
export function numberedFields(fields: FormFields): FormFields {
  const seen = new Map<string, number>();
  return fields.map(([name, value]) => {
    if (!name.endsWith('[]')) return [name, value];
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return [`${name.slice(0, -1)}${String(place)}]`, value];
  });
}
