import type { Context, Hono } from 'hono';

import {
  cartItems,
  emptyCart,
  removeItem,
  setItemQty,
  updateCart,
  type CartItem,
} from '../domain/carts/cart-store';
import { INCORRECT_CAPTCHA, isGuarded, isSolved } from '../domain/captcha/guard';
import { cartLines } from '../domain/carts/cart-lines';
import { quantityProblem } from '../domain/catalogue/stock';
import { inTransaction } from '../db/database';
import { translateHtml } from '../domain/language/translate';
import { sessionCart, settleSessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { couponRule } from '../domain/totals/rules';
import { escapeHtml } from '../support/html';
import { findLine } from './sidebar';
import {
  field,
  type Form,
  hasFormKey,
  onForm,
  readForm,
  redirect,
  redirectBack,
  flash,
} from './visit';

const BROKEN_PAGE =
  'Something went wrong while saving the page. Please refresh the page and try again.';

/** Lines of the cart with a quantity in the form, `cart[<id>][qty]`. */
function wishedQuantities(
  items: readonly CartItem[],
  form: Form,
): readonly { readonly item: CartItem; readonly qty: number }[] {
  return items.flatMap((item) => {
    const text = field(form, `cart[${String(item.id)}][qty]`);
    const qty = Number(text);
    return text === '' || !Number.isFinite(qty) ? [] : [{ item, qty }];
  });
}

/** Saves the quantities even if the stock is too low, with a message, like the platform. */
function saveQuantities(shop: Shop, c: Context<ShopEnv>, form: Form): void {
  const { db } = shop;
  const cart = sessionCart(shop, c.get('session'));
  if (!cart) return;
  inTransaction(db, () => {
    if (field(form, 'update_cart_action') === 'empty_cart') {
      emptyCart(db, cart.id);
      return;
    }
    for (const { item, qty } of wishedQuantities(cartItems(db, cart.id), form)) {
      if (qty <= 0) {
        removeItem(db, item.id);
        continue;
      }
      setItemQty(db, item.id, qty);
      const problem = quantityProblem(db, item, qty);
      if (problem !== null) flash(c, 'error', problem);
    }
  });
}

function saveCoupon(shop: Shop, c: Context<ShopEnv>, form: Form): void {
  const cart = sessionCart(shop, c.get('session'));
  if (!cart) return;
  const code = field(form, 'coupon_code').trim();
  if (field(form, 'remove') === '1') {
    if (cart.coupon_code === null) return;
    updateCart(shop.db, cart.id, { coupon_code: null });
    flash(c, 'success', 'You canceled the coupon code.');
    return;
  }
  const guard = 'sales_rule_coupon_request';
  if (isGuarded(guard)) {
    const typed = field(form, `captcha[${guard}]`);
    if (!isSolved(shop, c.get('session'), guard, typed)) {
      flash(c, 'error', INCORRECT_CAPTCHA);
      return;
    }
  }
  const isGood = couponRule({ ...cart, coupon_code: code }, cartLines(shop.db, cart.id)) !== null;
  updateCart(shop.db, cart.id, { coupon_code: isGood ? code : null });
  const quoted = `&quot;${escapeHtml(code)}&quot;`;
  if (isGood) flash(c, 'success', translateHtml('You used coupon code %1.', quoted));
  else flash(c, 'error', translateHtml('The coupon code %1 is not valid.', quoted));
}

/** The forms of the cart page (`endpoints.md` §3). */
export function addCartFormRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/checkout/cart/updateItemQty', async (c) => {
    const form = await readForm(c);
    const cart = sessionCart(shop, c.get('session'));
    const wishes = cart ? wishedQuantities(cartItems(shop.db, cart.id), form) : [];
    if (!hasFormKey(c, form) || wishes.length === 0) {
      return c.json({ success: false, error_message: BROKEN_PAGE });
    }
    const errors = wishes.flatMap(({ item, qty }) => {
      const error = quantityProblem(shop.db, item, qty);
      return error === null ? [] : [{ error, itemId: item.id }];
    });
    if (errors.length === 0) return c.json({ success: true });
    return c.json({ success: false, error_message: JSON.stringify(errors) });
  });

  onForm(app, '/checkout/cart/updatePost', (c, form) => {
    if (hasFormKey(c, form)) saveQuantities(shop, c, form);
    settleSessionCart(shop, c.get('session'));
    return redirectBack(c);
  });

  // The redirect of the platform's own front end after a gift message is saved.
  app.get('/checkout/cart/updatePost', (c) => redirect(c, '/checkout/cart/'));

  onForm(app, '/checkout/cart/couponPost', (c, form) => {
    saveCoupon(shop, c, form);
    return redirectBack(c);
  });

  onForm(app, '/checkout/cart/delete', (c, form) => {
    const item = hasFormKey(c, form) ? findLine(shop, c.get('session'), form, 'id') : null;
    if (item) removeItem(shop.db, item.id);
    settleSessionCart(shop, c.get('session'));
    return redirectBack(c);
  });
}
