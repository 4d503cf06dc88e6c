import { sumOf } from './amounts';
import type { Amount } from './catalog.types';
import { isFilled, valuesOf, type FormFields } from './form-fields';

/** What an answer to a custom option adds to a piece. `own` for one that is written, `values` by the value's id. */
export interface CustomOptionPrices {
  readonly own: Amount | null;
  readonly values: Readonly<Record<string, Amount>>;
}

/** By option id; the form's field is `options[<id>]`. */
export type CustomOptions = Readonly<Record<string, CustomOptionPrices>>;

/** What the answered custom options add to a piece. A text counts when it is written, a date when it is whole. */
export const customOptionsAmount = (options: CustomOptions, fields: FormFields): Amount =>
  sumOf(
    Object.entries(options).flatMap(([id, { own, values }]) => {
      const name = `options[${id}]`;
      if (own !== null) return isFilled(fields, name) ? [own] : [];
      return valuesOf(fields, name).flatMap((value) => values[value] ?? []);
    }),
  );
