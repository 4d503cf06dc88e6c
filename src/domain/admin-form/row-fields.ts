import type { FieldState, FormField, Json } from './field.types';
import type { RowsPart } from './part.types';
import { stateOf } from './parse-field';

/** The fields of one record of a collection, with what they start with. */
export const rowFields = (
  { name, path, template }: RowsPart,
  key: string,
  data: Json,
): readonly { readonly field: FormField; readonly state: FieldState }[] =>
  template.map(({ field, config }) => {
    const own: FormField = {
      ...field,
      name: `${name}.${key}.${field.index}`,
      path: [...path, key, ...field.path],
      fieldset: `${name}.${key}`,
    };
    return { field: own, state: stateOf({ field: own, config }, data) };
  });
