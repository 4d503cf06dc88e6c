import type { QuantityRules } from './catalog/quantity-rules';
import { readNumber } from './numbers';

/**
 * The result of checking a typed quantity against the line's quantity and the limits. `qty` is above 0, or 0 where the
 * limits allow none; `limit` is the one that the quantity breaks.
 */
export type QuantityCheck =
  | { readonly status: 'changed'; readonly qty: number }
  | { readonly status: 'below-min' | 'above-max' | 'off-step'; readonly limit: number }
  | { readonly status: 'unchanged' | 'invalid' | 'unclear' };

/** What a stepper keeps to; `max` may be infinite, and `step` is null where any quantity may be typed. */
interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number | null;
}

/** Without the error of binary fractions: 0.1 + 0.2. */
const rounded = (qty: number): number => Number(qty.toFixed(6));

/**
 * The limits of a stepper: the shop's own, and 1 to 99 only where it is told nothing (QTY-01). A quantity held beyond
 * these shows that they are not the shop's: there is no limit on that side, and the server decides.
 */
function limitsOf(
  { min = null, max = null, step = null }: Partial<QuantityRules>,
  ...held: readonly number[]
): Limits {
  const isTold = (min ?? max ?? step) !== null;
  const isWhole = held.every((qty) => Number.isInteger(qty) && qty >= 1);
  const isMany = held.some((qty) => qty > 99);
  return {
    min: min ?? step ?? (isTold || isWhole ? 1 : 0),
    max: max !== null && max > 0 ? max : isTold || isMany ? Infinity : 99,
    step: step !== null && step > 0 ? step : null,
  };
}

/** The limits of a line: what the shop says of it, otherwise those of what the line has held. */
export const heldLimits = (
  held: readonly number[],
  told: Partial<QuantityRules> | null,
): Partial<QuantityRules> => limitsOf(told ?? {}, ...held);

/**
 * The quantity that a press of plus or minus gives, a multiple of the shop's step; null at the limit. A held quantity is
 * never clamped: minus at 150 gives 149, whatever the maximum. Below the least there is only 0, where none is allowed.
 */
export function steppedQuantity(
  held: number,
  by: 1 | -1,
  told: Partial<QuantityRules>,
): number | null {
  const { min, max, step } = limitsOf(told, held);
  /** A quantity that is no multiple of the shop's step goes to the next one. */
  const fitted = (qty: number, round: (count: number) => number): number =>
    step === null ? qty : rounded(round(rounded(qty / step)) * step);
  const next = rounded(fitted(held, by > 0 ? Math.floor : Math.ceil) + by * (step ?? 1));
  const least = fitted(min, Math.ceil);
  const most = fitted(max, Math.floor);
  if (by > 0) return held >= most ? null : Math.max(least, Math.min(most, next));
  if (held <= least || (next <= 0 && least <= 0)) return told.allowsNone && held > 0 ? 0 : null;
  return Math.max(least, next);
}

/**
 * Checks a typed quantity (MINI-07, QTY-01 to QTY-03), parsed in the locale's notation. Only `changed` may be sent to
 * the server, which misinterprets 0 and negative numbers. Text without digits is `invalid`; digits that are no number
 * in the locale are `unclear`; a negative number is below the minimum.
 */
export function checkQuantity(
  text: string,
  {
    original,
    locale,
    ...told
  }: Partial<QuantityRules> & {
    readonly original: number;
    readonly locale: string;
  },
): QuantityCheck {
  const { min, max, step } = limitsOf(told, original);
  const qty = text === String(original) ? original : readNumber(text, locale);
  if (qty === null) return { status: /\d/.test(text) ? 'unclear' : 'invalid' };
  const isNone = qty === 0 && told.allowsNone === true;
  if (qty === original && (qty > 0 || isNone)) return { status: 'unchanged' };
  if (isNone) return { status: 'changed', qty };
  if (qty <= 0 || qty < min) return { status: 'below-min', limit: min };
  if (qty > max) return { status: 'above-max', limit: max };
  if (step !== null && rounded(qty / step) % 1 !== 0) return { status: 'off-step', limit: step };
  return { status: 'changed', qty };
}
