import { readNumber } from './numbers';

/** What a typed quantity is, beside the line's quantity and the limits. `qty` is a number above 0. */
export type QuantityCheck =
  | { readonly status: 'changed'; readonly qty: number }
  | { readonly status: 'unchanged' | 'invalid' | 'unclear' | 'below-min' | 'above-max' };

/**
 * Tests a typed quantity (MINI-07, QTY-01 to QTY-03), read as the locale writes numbers. Only `changed` may be sent to
 * the server, which takes 0 and below for something else than it says. Without a digit it is `invalid`, with digits
 * that are no number of the locale `unclear`; a negative number is below the minimum.
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
