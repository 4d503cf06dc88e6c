import { typedNumber } from './form-fields';

/** The quantities in which a product can be ordered; null where there is no limit. */
export interface QuantityRules {
  readonly min: number | null;
  readonly max: number | null;
  /** Only multiples of it can be ordered. */
  readonly step: number | null;
  /** 0 can be chosen too, and orders nothing, as for a product of a group. */
  readonly allowsNone?: boolean | undefined;
}

/** Why a quantity cannot be ordered: the platform's phrase and the values of its placeholders. */
export interface QuantityFault {
  readonly phrase: string;
  readonly values: readonly string[];
}

/** Multiples of a step like 0.05 are not exact in binary. */
const isMultiple = (qty: number, step: number): boolean =>
  Number((qty / step).toFixed(6)) % 1 === 0;

/** Validates a typed quantity against the product's rules; null when it can be ordered. */
export function quantityError(
  typed: string,
  { min, max, step }: QuantityRules,
): QuantityFault | null {
  const qty = typedNumber(typed);
  if (qty === null) return { phrase: 'Please enter a valid number in this field.', values: [] };
  if (qty <= 0) return { phrase: 'Please enter a quantity greater than 0.', values: [] };
  if (min !== null && qty < min) {
    return { phrase: 'The fewest you may purchase is %1.', values: [String(min)] };
  }
  if (max !== null && qty > max) {
    return { phrase: 'The maximum you may purchase is %1.', values: [String(max)] };
  }
  if (step !== null && step > 0 && !isMultiple(qty, step)) {
    return {
      phrase: 'You can buy this product only in quantities of %1 at a time.',
      values: [String(step)],
    };
  }
  return null;
}
