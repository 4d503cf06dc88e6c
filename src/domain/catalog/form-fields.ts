/**
 * The values of a product form: name and value of each field, in the order of the form. Files are given by their name.
 */
export type FormFields = readonly (readonly [name: string, value: string])[];

/**
 * The values of the field `name` and of its parts: `links[]`, `bundle_option[3][7]`, `options[6][day]`
 * (`config-shapes.md` §3.5). Empty values are skipped.
 */
export const valuesOf = (fields: FormFields, name: string): readonly string[] =>
  fields.flatMap(([key, value]) =>
    (key === name || key.startsWith(`${name}[`)) && value !== '' ? [value] : [],
  );

/** Whether every field under `name` is filled, as the three parts of a date must be. */
export function isFilled(fields: FormFields, name: string): boolean {
  const own = fields.filter(([key]) => key === name || key.startsWith(`${name}[`));
  return own.length > 0 && own.every(([, value]) => value.trim() !== '');
}

/** Parses a number of a form's field, which has a decimal point; null for everything else (GRPD-03). */
export function typedNumber(text: string): number | null {
  const value = text.trim();
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(value)) return null;
  return Number(value);
}

/** Entries of a map of fields by the id in brackets: `super_group[61]` is `['61', value]`. */
export const entriesOf = (fields: FormFields, name: string): FormFields =>
  fields.flatMap(([key, value]) => {
    const id =
      key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : '';
    return id === '' ? [] : [[id, value] as const];
  });
