import { currentSettings } from '../settings/visitor';
import { price } from '../totals/money';
import type { CartTotals } from '../totals/totals';

/** The platform's message for a cart below the minimum amount, or null. Discounts count, tax does not. */
export function minimumProblem(totals: CartTotals): string | null {
  const { minimumOrder } = currentSettings();
  const amount = totals.subtotal - totals.discount + totals.shippingDiscount;
  return amount < minimumOrder ? `Minimum order amount is ${price(minimumOrder)}` : null;
}
