import type { Hono } from 'hono';

import { cartLines } from '../carts/cart-lines';
import { updateCart } from '../carts/cart-store';
import type { Shop, ShopEnv } from '../shop';
import { couponRule } from '../totals/rules';
import { computeTotals } from '../totals/totals';
import type { CartAccess } from './cart-access';
import { RestError } from './rest-error';

/** The coupon of a cart: read, apply, cancel (`endpoints.md` §2). A bad code takes a good one with it. */
export function addCouponRoutes(app: Hono<ShopEnv>, shop: Shop, access: CartAccess): void {
  const { db } = shop;

  app.get('/coupons', (c) => c.json(computeTotals(db, access.active(c)).couponCode ?? []));

  app.put('/coupons/:code', (c) => {
    const cart = access.active(c);
    const lines = cartLines(db, cart.id);
    if (lines.length === 0) {
      throw new RestError(404, 'The "%1" Cart doesn\'t contain products.', [String(cart.id)]);
    }
    const code = c.req.param('code').trim();
    const isGood = couponRule({ ...cart, coupon_code: code }, lines) !== null;
    updateCart(db, cart.id, { coupon_code: isGood ? code : null });
    if (isGood) return c.json(true);
    throw new RestError(404, "The coupon code isn't valid. Verify the code and try again.");
  });

  app.delete('/coupons', (c) => {
    updateCart(db, access.active(c).id, { coupon_code: null });
    return c.json(true);
  });
}
