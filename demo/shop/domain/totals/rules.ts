import { cartRules, type CartRule } from '../../data/cart-rules';
import type { CartLine } from '../carts/cart-lines';
import { itemsQty } from '../carts/cart-lines';
import type { Cart } from '../carts/cart-store';
import { currentSettings } from '../settings/visitor';

/** Rules with a coupon code. */
export const coupons = cartRules.filter(({ code }) => code !== null);

/** Rules without a coupon; only if the visitor has enabled them. */
const automatic = cartRules.filter(({ code }) => code === null);

/** The input of rules. */
export type RuledCart = Pick<Cart, 'coupon_code' | 'customer_id'>;

/** The sum of the rows before discounts, in cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.rowTotal, 0);
}

function isMet(rule: CartRule, cart: RuledCart, lines: readonly CartLine[]): boolean {
  return (
    !rule.expired &&
    (!rule.forCustomers || cart.customer_id !== null) &&
    subtotalOf(lines) >= rule.minSubtotal &&
    itemsQty(lines) >= rule.minPieces
  );
}

/** The rule of the cart's coupon code, ignoring case, while it applies; otherwise null. */
export function couponRule(cart: RuledCart, lines: readonly CartLine[]): CartRule | null {
  const code = cart.coupon_code?.toUpperCase();
  const rule = coupons.find((candidate) => candidate.code === code);
  return rule && isMet(rule, cart, lines) ? rule : null;
}

/** Every rule that applies to a cart, in order; the coupon's is last. */
export function rulesFor(cart: RuledCart, lines: readonly CartLine[]): readonly CartRule[] {
  if (lines.length === 0) return [];
  const free = currentSettings().automaticRules
    ? automatic.filter((rule) => isMet(rule, cart, lines))
    : [];
  const coupon = couponRule(cart, lines);
  return coupon ? [...free, coupon] : free;
}
