import { readNumber } from './numbers';

/** The result of checking a typed quantity against the line's quantity and the limits. `qty` is above 0. */
export type QuantityCheck =
  | { readonly status: 'changed'; readonly qty: number }
  | { readonly status: 'unchanged' | 'invalid' | 'unclear' | 'below-min' | 'above-max' };

/**
 * Checks a typed quantity (MINI-07, QTY-01 to QTY-03), parsed in the locale's notation. Only `changed` may be sent to
 * the server, which misinterprets 0 and negative numbers. Text without digits is `invalid`; digits that are no number
 * in the locale are `unclear`; a negative number is below the minimum.
 */
export function checkQuantity(
  text: string,
  limits: {
    readonly original: number;
    readonly locale: string;
    readonly min?: number;
    readonly max?: number;
  },
): QuantityCheck {
  const { original, locale, min = 1, max = 99 } = limits;
  const qty = text === String(original) ? original : readNumber(text, locale);
  if (qty === null) return { status: /\d/.test(text) ? 'unclear' : 'invalid' };
  if (qty === original && qty > 0) return { status: 'unchanged' };
  if (qty <= 0 || qty < min) return { status: 'below-min' };
  if (qty > max) return { status: 'above-max' };
  return { status: 'changed', qty };
}
