import { ownValue } from '../own-value';
import { sumOf } from './amounts';
import type { AddedPrice } from './catalog.types';
import { isFilled, valuesOf, type FormFields } from './form-fields';

/** What a custom option adds to the unit price: `own` for a typed one, `values` by the id of the chosen value. */
export interface CustomOptionPrices {
  readonly own: AddedPrice | null;
  readonly values: Readonly<Record<string, AddedPrice>>;
}

/** By option id; the form's field is `options[<id>]`. */
export type CustomOptions = Readonly<Record<string, CustomOptionPrices>>;

/**
 * What the filled custom options add to the unit price. A text counts when it is not empty, a date when it is complete.
 */
export function customOptionsPrice(options: CustomOptions, fields: FormFields): AddedPrice {
  const filled = Object.entries(options).flatMap(([id, { own, values }]) => {
    const name = `options[${id}]`;
    if (own !== null) return isFilled(fields, name) ? [own] : [];
    return valuesOf(fields, name).flatMap((value) => ownValue(values, value) ?? []);
  });
  return {
    final: sumOf(filled.map(({ final }) => final)),
    regular: sumOf(filled.map(({ regular }) => regular)),
  };
}
