import { sumOf } from './amounts';
import type { AddedPrice } from './catalog.types';
import { isFilled, valuesOf, type FormFields } from './form-fields';

/** What an answer to a custom option adds to a piece. `own` for one that is written, `values` by the value's id. */
export interface CustomOptionPrices {
  readonly own: AddedPrice | null;
  readonly values: Readonly<Record<string, AddedPrice>>;
}

/** By option id; the form's field is `options[<id>]`. */
export type CustomOptions = Readonly<Record<string, CustomOptionPrices>>;

/** What the answered custom options add to a piece. A text counts when it is written, a date when it is whole. */
export function customOptionsPrice(options: CustomOptions, fields: FormFields): AddedPrice {
  const answered = Object.entries(options).flatMap(([id, { own, values }]) => {
    const name = `options[${id}]`;
    if (own !== null) return isFilled(fields, name) ? [own] : [];
    return valuesOf(fields, name).flatMap((value) => values[value] ?? []);
  });
  return {
    final: sumOf(answered.map(({ final }) => final)),
    regular: sumOf(answered.map(({ regular }) => regular)),
  };
}
