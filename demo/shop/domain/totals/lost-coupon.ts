import { cartLines } from '../carts/cart-lines';
import { getCart, updateCart } from '../carts/cart-store';
import type { Database } from '../../db/database';
import { couponRule } from './rules';

/** Removes a coupon that no longer applies, as the platform does when it collects the totals of a changed cart. */
export function dropLostCoupon(db: Database, cartId: number): void {
  const cart = getCart(db, cartId);
  if (cart.coupon_code === null || couponRule(cart, cartLines(db, cartId))) return;
  updateCart(db, cartId, { coupon_code: null });
}
