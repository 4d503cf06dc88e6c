/** What a typed quantity is, beside the line's quantity and the limits. `qty` is a number above 0. */
export type QuantityCheck =
  | { readonly status: 'changed'; readonly qty: number }
  | { readonly status: 'unchanged' | 'invalid' | 'below-min' | 'above-max' };

/** Digits with at most one decimal sign; a comma counts as one, as shoppers in many countries type it. */
const NUMBER = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;

/**
 * Tests a typed quantity (MINI-07, QTY-01 to QTY-03). Only `changed` may be sent to the server, which takes 0 and
 * below for something else than it says. Nothing typed, or no number, is `invalid`; a negative number is below the
 * minimum.
 */
export function checkQuantity(
  text: string,
  limits: { readonly original: number; readonly min?: number; readonly max?: number },
): QuantityCheck {
  const { original, min = 1, max = 99 } = limits;
  const value = text.trim();
  const isNegative = value.startsWith('-');
  if (!NUMBER.test(isNegative ? value.slice(1) : value)) return { status: 'invalid' };
  const qty = Number(value.replace(',', '.'));
  if (!Number.isFinite(qty)) return { status: 'invalid' };
  if (qty === original && qty > 0) return { status: 'unchanged' };
  if (qty <= 0 || qty < min) return { status: 'below-min' };
  if (qty > max) return { status: 'above-max' };
  return { status: 'changed', qty };
}
