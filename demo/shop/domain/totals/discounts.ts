import { shareOf } from './money';
import type { CartRule } from '../../data/cart-rules';

/** The discount of one rule on a row, in cents. */
export interface RowDiscount {
  readonly rule: CartRule;
  readonly amount: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Distributes an amount over rows in proportion; the last row gets the rounding difference. */
function split(total: number, parts: readonly number[]): readonly number[] {
  const whole = sum(parts);
  let left = total;
  return parts.map((part, index) => {
    if (index === parts.length - 1) return left;
    const share = whole === 0 ? 0 : Math.round((total * part) / whole);
    left -= share;
    return share;
  });
}

function amountsOf(rule: CartRule, rows: readonly number[]): readonly number[] {
  if (rule.fixed > 0) return split(Math.min(rule.fixed, sum(rows)), rows);
  return rows.map((row) => shareOf(row, rule.percent * 1000));
}

/** The discounts of the rules on each row: each applies to what the previous one left. */
export function rowDiscounts(
  rules: readonly CartRule[],
  rows: readonly number[],
): readonly (readonly RowDiscount[])[] {
  let left = rows;
  const byRule = rules.map((rule) => {
    const amounts = amountsOf(rule, left);
    left = left.map((row, index) => row - (amounts[index] ?? 0));
    return { rule, amounts };
  });
  return rows.map((_, index) =>
    byRule.flatMap(({ rule, amounts }) => {
      const amount = amounts[index] ?? 0;
      return amount > 0 ? [{ rule, amount }] : [];
    }),
  );
}

/** The discounts of the rules on shipping. */
export function shippingDiscount(rules: readonly CartRule[], shipping: number): number {
  const percent = sum(rules.filter((rule) => rule.onShipping).map((rule) => rule.percent));
  return shareOf(shipping, Math.min(percent, 100) * 1000);
}
