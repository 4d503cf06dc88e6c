import type { Context, Hono } from 'hono';

import { addToCart } from '../domain/carts/add-to-cart';
import { findProduct } from '../domain/catalogue/catalogue';
import { productPath } from '../domain/catalogue/paths';
import { translateHtml } from '../domain/language/translate';
import { isXhr } from '../rest/request';
import { ensureSessionCart } from '../domain/session/session-cart';
import type { Shop, ShopEnv } from '../domain/shop';
import { escapeHtml } from '../support/html';
import { wishOf } from '../domain/carts/wish-of-form';
import { baseUrlOf } from '../domain/base-url';
import { field, hasFormKey, readForm, redirect, redirectBack, flash } from './visit';

/** A script gets a `backUrl` to follow, a form a redirect. */
function sendTo(c: Context<ShopEnv>, path: string): Response {
  const backUrl = new URL(path, baseUrlOf(c)).href;
  return isXhr(c) ? c.json({ backUrl }) : redirect(c, path);
}

async function add(shop: Shop, c: Context<ShopEnv>): Promise<Response> {
  const form = await readForm(c);
  if (!hasFormKey(c, form)) {
    flash(c, 'error', 'Your session has expired');
    return redirect(c, '/checkout/cart/');
  }
  const product = findProduct(Number(field(form, 'product')));
  if (!product) return isXhr(c) ? c.json([]) : redirectBack(c);
  const cart = ensureSessionCart(shop, c.get('session'));
  const result = addToCart(shop.db, cart.id, wishOf(form, product));
  if (!result.ok) {
    flash(c, result.needsOptions ? 'notice' : 'error', result.message);
    return sendTo(
      c,
      `${productPath(product)}${result.isCustomisation ? '?startcustomization=1' : ''}`,
    );
  }
  const cartUrl = `${baseUrlOf(c)}checkout/cart/`;
  flash(
    c,
    'success',
    `\n${translateHtml('You added %1 to your <a href="%2">shopping cart</a>.', escapeHtml(product.name), cartUrl)}`,
  );
  return isXhr(c) ? c.json([]) : redirect(c, productPath(product));
}

/** The product form's action, with and without the platform's path parameters. */
export function addAddToCartRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/checkout/cart/add', (c) => add(shop, c));
  app.post('/checkout/cart/add/*', (c) => add(shop, c));
}
