import type { Context, Hono } from 'hono';

import { addToCart } from '../../domain/carts/add-to-cart';
import { cartItems, getCart, removeItem } from '../../domain/carts/cart-store';
import { findArticle, findProduct } from '../../domain/catalogue/catalogue';
import { isExpressOn } from '../../domain/orders/payment-methods';
import { chooseRate, keepWhere, ratesOfCart } from '../../domain/payments/express';
import { partialAddress } from '../../domain/payments/express-address';
import { inTransaction } from '../../db/database';
import { ensureSessionCart } from '../../domain/session/session-cart';
import type { Shop, ShopEnv } from '../../domain/shop';
import { optionalText, required, toFields } from '../../support/fields';
import { RestError } from '../../support/rest-error';
import { readBody } from '../request';
import { wishOf, type FormFields } from '../../domain/carts/wish-of-form';
import { inText, requireCart } from './responses';
import { cartParams, changedParams, productParams } from './express-response';
import { placeExpress } from './express-order';

type Call = Context<ShopEnv>;

const CART_LOCATIONS = new Set(['checkout', 'cart', 'minicart']);

function refuseWhereOff(): void {
  if (!isExpressOn()) throw new RestError(400, 'The requested Payment Method is not available.');
}

/** Adds the product of a wallet's press to the cart, replacing any line it has there (EXPR-21). */
function putProduct(shop: Shop, c: Call, params: FormFields, shippingId: string | null): void {
  const { db } = shop;
  const product = findProduct(Number(params.product));
  if (!product) {
    throw new RestError(
      400,
      "The product that was requested doesn't exist. Verify the product and try again.",
    );
  }
  const cart = ensureSessionCart(shop, c.get('session'));
  inTransaction(db, () => {
    for (const item of cartItems(db, cart.id)) {
      const isSame =
        findArticle(item.sku)?.product.id === product.id || item.choice.group === product.id;
      if (isSame) removeItem(db, item.id);
    }
    const result = addToCart(db, cart.id, wishOf(params, product));
    if (!result.ok) throw new RestError(400, result.message);
    if (shippingId !== null) chooseRate(shop, cart, shippingId);
  });
}

/** The wallets' sheets: initial data, changes, and the order (`endpoints.md` §8, EXPR-18 to EXPR-26). */
export function addExpressCalls(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/ece_params', async (c) => {
    const body = await readBody(c);
    const location = String(required(body, 'location', 'location'));
    refuseWhereOff();
    const session = c.get('session');
    if (CART_LOCATIONS.has(location)) return inText(c, cartParams(shop, session, location));
    const id = optionalText(body, 'product_id') ?? '';
    if (!/^\d+$/.test(id)) throw new RestError(400, 'Invalid product ID');
    return inText(c, productParams(shop, session, Number(id)));
  });

  app.post('/addtocart', async (c) => {
    const body = await readBody(c);
    const params = required(body, 'params', 'params');
    refuseWhereOff();
    const fields = typeof params === 'object' ? (params as FormFields) : {};
    putProduct(shop, c, fields, optionalText(body, 'shipping_id'));
    return inText(c, []);
  });

  app.post('/ece_shipping_address_changed', async (c) => {
    const body = await readBody(c);
    const address = partialAddress(required(body, 'new_address', 'newAddress'), 'shipping');
    refuseWhereOff();
    const cart = requireCart(shop, c);
    keepWhere(shop, cart, address);
    const [cheapest] = ratesOfCart(shop, cart);
    const changed = chooseRate(shop, getCart(shop.db, cart.id), cheapest?.id ?? null);
    return inText(c, changedParams(shop, changed));
  });

  app.post('/ece_shipping_rate_changed', async (c) => {
    const body = await readBody(c);
    const address = partialAddress(toFields(body.address), 'shipping');
    refuseWhereOff();
    const cart = requireCart(shop, c);
    keepWhere(shop, cart, address);
    const id = optionalText(body, 'shipping_id');
    const isOffered = ratesOfCart(shop, cart).some((rate) => rate.id === id);
    if (id !== null && !isOffered) {
      throw new RestError(400, 'Carrier with such method not found: %1, %2', id.split('_'));
    }
    return inText(c, changedParams(shop, id === null ? cart : chooseRate(shop, cart, id)));
  });

  app.post('/place_order', async (c) => {
    const body = await readBody(c);
    const result = toFields(required(body, 'result', 'result'));
    refuseWhereOff();
    return inText(c, await placeExpress(shop, c, result));
  });
}
