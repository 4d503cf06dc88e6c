import { cartRules, type CartRule } from '../../data/cart-rules';
import type { CartLine } from '../carts/cart-lines';
import { itemsQty } from '../carts/cart-lines';
import type { Cart } from '../carts/cart-store';
import { currentSettings } from '../settings/visitor';

/** Rules that a coupon code asks for. */
export const coupons = cartRules.filter(({ code }) => code !== null);

/** Rules without a coupon; only where the visitor has switched them on. */
const automatic = cartRules.filter(({ code }) => code === null);

/** What rules look at. */
export type RuledCart = Pick<Cart, 'coupon_code' | 'customer_id'>;

/** What rows come to before any rule, in cents. */
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

/** The rule of the cart's coupon code, in any case, while the cart may use it; else null. */
export function couponRule(cart: RuledCart, lines: readonly CartLine[]): CartRule | null {
  const code = cart.coupon_code?.toUpperCase();
  const rule = coupons.find((candidate) => candidate.code === code);
  return rule && isMet(rule, cart, lines) ? rule : null;
}

/** Every rule that holds for a cart, in the order they come off; the coupon's is last. */
export function rulesFor(cart: RuledCart, lines: readonly CartLine[]): readonly CartRule[] {
  if (lines.length === 0) return [];
  const free = currentSettings().automaticRules
    ? automatic.filter((rule) => isMet(rule, cart, lines))
    : [];
  const coupon = couponRule(cart, lines);
  return coupon ? [...free, coupon] : free;
}
