import type { Context, Hono } from 'hono';

import { INCORRECT_CAPTCHA, isGuarded, isSolved } from '../domain/captcha/guard';
import { cartLines } from '../domain/carts/cart-lines';
import { updateCart } from '../domain/carts/cart-store';
import { requireToken } from '../domain/recaptcha/guard';
import type { Shop, ShopEnv } from '../domain/shop';
import { couponRule } from '../domain/totals/rules';
import { computeTotals } from '../domain/totals/totals';
import type { CartAccess } from './cart-access';
import { RestError } from '../support/rest-error';

/** Refuses a coupon without a valid captcha, with the recorded message. */
function refuseUnsolvedCoupon(shop: Shop, c: Context<ShopEnv>): void {
  const form = 'sales_rule_coupon_request';
  if (!isGuarded(form)) return;
  const typed = c.req.header('x-captcha') ?? '';
  if (typed === '') {
    throw new RestError(
      400,
      "The coupon code couldn't be applied: Too many coupon code requests, please try again later.",
    );
  }
  if (isSolved(shop, c.get('session'), form, typed)) return;
  throw new RestError(400, `The coupon code couldn't be applied: ${INCORRECT_CAPTCHA}`);
}

/** The coupon of a cart: read, apply, cancel (`endpoints.md` §2). An invalid code also removes a valid one. */
export function addCouponRoutes(app: Hono<ShopEnv>, shop: Shop, access: CartAccess): void {
  const { db } = shop;

  app.get('/coupons', (c) => c.json(computeTotals(db, access.active(c)).couponCode ?? []));

  app.put('/coupons/:code', async (c) => {
    await requireToken(shop, 'coupon_code', c.req.header('x-recaptcha'));
    const cart = access.active(c);
    refuseUnsolvedCoupon(shop, c);
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
