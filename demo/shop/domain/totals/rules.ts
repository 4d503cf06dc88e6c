import type { CartLine } from '../carts/cart-lines';
import { itemsQty } from '../carts/cart-lines';
import type { Cart } from '../carts/cart-store';
import { currentSettings } from '../settings/visitor';

/** Groups of customers, numbered as the platform does. */
const LOGGED_IN = 1;
const GUEST = 0;

/** A cart price rule. `percent` as a whole number, money in cents. */
export interface CartRule {
  readonly id: number;
  /** Null for a rule that needs no coupon. */
  readonly code: string | null;
  readonly label: string;
  readonly percent: number;
  /** Off the whole cart. */
  readonly fixed: number;
  readonly freeShipping: boolean;
  /** Whether the percentage also comes off shipping. */
  readonly onShipping: boolean;
  readonly minSubtotal: number;
  readonly minPieces: number;
  /** The only customer group that has it; null for everybody. */
  readonly group: number | null;
  readonly expired: boolean;
}

const plain = {
  code: null,
  percent: 0,
  fixed: 0,
  freeShipping: false,
  onShipping: false,
  minSubtotal: 0,
  minPieces: 0,
  group: null,
  expired: false,
};

/** Rules that a coupon code asks for. */
export const coupons: readonly CartRule[] = [
  { ...plain, id: 1, code: 'TENOFF', label: 'Ten percent off', percent: 10 },
  { ...plain, id: 2, code: 'FIVER', label: 'Five dollars off', fixed: 500 },
  { ...plain, id: 3, code: 'SHIPFREE', label: 'Free shipping', freeShipping: true },
  { ...plain, id: 4, code: 'EXPIRED1', label: 'Last summer', percent: 20, expired: true },
  {
    ...plain,
    id: 5,
    code: 'BIG100',
    label: 'Fifteen percent off',
    percent: 15,
    minSubtotal: 10_000,
  },
  { ...plain, id: 6, code: 'FREEALL', label: 'Everything free', percent: 100, onShipping: true },
  { ...plain, id: 7, code: 'READERS', label: 'For our readers', percent: 20, group: LOGGED_IN },
];

/** Rules without a coupon, in the order they come off; only where the visitor has switched them on. */
const automatic: readonly CartRule[] = [
  { ...plain, id: 11, label: 'Three for the shelf', percent: 5, minPieces: 3 },
  { ...plain, id: 12, label: 'Welcome back', fixed: 200, group: LOGGED_IN },
];

/** What rules look at. */
export type RuledCart = Pick<Cart, 'coupon_code' | 'customer_id'>;

/** What rows come to before any rule, in cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.rowTotal, 0);
}

function isMet(rule: CartRule, cart: RuledCart, lines: readonly CartLine[]): boolean {
  const group = cart.customer_id === null ? GUEST : LOGGED_IN;
  return (
    !rule.expired &&
    (rule.group === null || rule.group === group) &&
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
