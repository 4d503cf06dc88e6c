import { currentSettings } from '../settings/visitor';
import { price } from '../totals/money';
import type { CartTotals } from '../totals/totals';

/** Why a cart is too small for the visitor's shop, in the platform's words, or null. Discounts count, tax does not. */
export function minimumProblem(totals: CartTotals): string | null {
  const { minimumOrder } = currentSettings();
  const amount = totals.subtotal - totals.discount + totals.shippingDiscount;
  return amount < minimumOrder ? `Minimum order amount is ${price(minimumOrder)}` : null;
}
