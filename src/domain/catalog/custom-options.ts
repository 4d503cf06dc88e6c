import { ownValue } from '../own-value';
import { sumOf } from './amounts';
import type { AddedPrice } from './catalog.types';
import { isFilled, valuesOf, type FormFields } from './form-fields';

/** What a custom option adds to the unit price: `own` for a typed one, `values` by the id of the chosen value. */
export interface CustomOptionPrices {
  readonly own: AddedPrice | null;
  readonly values: Readonly<Record<string, AddedPrice>>;
}

/** By option id; the form's field is `options[<id>]`, that of a file `options_<id>_file`. */
export type CustomOptions = Readonly<Record<string, CustomOptionPrices>>;

/** What the form of an edited line sends for a file that stays as it was; its field is disabled then. */
const KEPT_FILE = 'save_old';

/** Whether a file is chosen for an option, or kept from before (`config-shapes.md` §3.5). */
const hasFile = (fields: FormFields, id: string): boolean =>
  valuesOf(fields, `options_${id}_file`).length > 0 ||
  valuesOf(fields, `options_${id}_file_action`).includes(KEPT_FILE);

/**
 * What the filled custom options add to the unit price. A text counts when it is not empty, a date when it is complete, a
 * file when it is chosen or kept.
 */
export function customOptionsPrice(options: CustomOptions, fields: FormFields): AddedPrice {
  const filled = Object.entries(options).flatMap(([id, { own, values }]) => {
    const name = `options[${id}]`;
    if (own !== null) return isFilled(fields, name) || hasFile(fields, id) ? [own] : [];
    return valuesOf(fields, name).flatMap((value) => ownValue(values, value) ?? []);
  });
  return {
    final: sumOf(filled.map(({ final }) => final)),
    regular: sumOf(filled.map(({ regular }) => regular)),
  };
}
