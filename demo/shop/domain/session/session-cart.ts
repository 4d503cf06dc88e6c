import { createCart, findActiveCart, findCustomerCart, type Cart } from '../carts/cart-store';
import type { Shop } from '../shop';
import { dropLostCoupon } from '../totals/lost-coupon';
import type { Session } from './session';

/** The active cart of a visitor, or null without one. */
export function sessionCart({ db }: Shop, session: Session): Cart | null {
  const owner = session.customerId ?? session.rememberedId;
  return owner === null ? findActiveCart(db, session.cartId) : findCustomerCart(db, owner);
}

/** After a change of a visitor's cart: removes a coupon that no longer applies, like the platform. */
export function settleSessionCart(shop: Shop, session: Session): void {
  const cart = sessionCart(shop, session);
  if (cart) dropLostCoupon(shop.db, cart.id);
}

/** The active cart of a visitor, created on first use. */
export function ensureSessionCart(shop: Shop, session: Session): Cart {
  const owner = session.customerId ?? session.rememberedId;
  const cart = sessionCart(shop, session) ?? createCart(shop.db, shop.clock(), owner);
  if (owner === null) session.cartId = cart.id;
  return cart;
}
