import { cartLines } from '../carts/cart-lines';
import { getCart, updateCart } from '../carts/cart-store';
import type { Database } from '../../db/database';
import { couponRule } from './rules';

/** Takes a coupon off a cart that may no longer use it, as the platform does when it sums up a changed cart. */
export function dropLostCoupon(db: Database, cartId: number): void {
  const cart = getCart(db, cartId);
  if (cart.coupon_code === null || couponRule(cart, cartLines(db, cartId))) return;
  updateCart(db, cartId, { coupon_code: null });
}
