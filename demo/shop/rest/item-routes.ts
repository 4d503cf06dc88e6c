import type { Hono } from 'hono';

import { addToCart } from '../domain/carts/add-to-cart';
import { cartLines } from '../domain/carts/cart-lines';
import { cartItems, removeItem, setItemQty, type Cart } from '../domain/carts/cart-store';
import { findArticle } from '../domain/catalogue/catalogue';
import { quantityProblem } from '../domain/catalogue/stock';
import type { Shop, ShopEnv } from '../domain/shop';
import { dropLostCoupon } from '../domain/totals/lost-coupon';
import { changedItemResponse, itemResponse } from './cart-response';
import type { CartAccess } from './cart-access';
import { dataObject, optionalText, required, toFields, type Fields } from '../support/fields';
import { attributesOf, choiceOf, membersOf } from './product-option';
import { readBody } from './request';
import { RestError, wrongType } from '../support/rest-error';

const ITEM_FIELDS = [
  'item_id',
  'sku',
  'qty',
  'name',
  'price',
  'product_type',
  'quote_id',
  'product_option',
  'extension_attributes',
];

function qtyOf(item: Fields): number {
  const text = optionalText(item, 'qty');
  if (text === null) {
    throw new RestError(400, 'Invalid value of "%value" provided for the %fieldName field.', {
      fieldName: 'qty',
      value: null,
    });
  }
  const qty = Number(text);
  if (text.trim() === '' || !Number.isFinite(qty)) throw wrongType('qty', text, 'float');
  return qty;
}

/** The cart's line of this path, or the recorded refusal. */
function findItem(shop: Shop, cart: Cart, itemId: number) {
  const item = cartItems(shop.db, cart.id).find(({ id }) => id === itemId);
  if (item) return item;
  throw new RestError(404, "The %1 Cart doesn't contain the %2 item.", [String(cart.id), itemId]);
}

/** Lines of a cart: list, add, change, remove (`endpoints.md` §2). */
export function addItemRoutes(app: Hono<ShopEnv>, shop: Shop, access: CartAccess): void {
  const { db } = shop;

  app.get('/items', (c) => {
    const cart = access.active(c);
    const quoteId = access.quoteId(cart);
    return c.json(cartLines(db, cart.id).map((line) => itemResponse(line, quoteId)));
  });

  app.post('/items', async (c) => {
    const body = await readBody(c);
    const item = dataObject(required(body, 'cart_item', 'cartItem'), ITEM_FIELDS);
    const cart = access.forAdding(c);
    const qty = qtyOf(item);
    const article = findArticle(optionalText(item, 'sku') ?? '');
    if (!article) {
      throw new RestError(
        404,
        "The product that was requested doesn't exist. Verify the product and try again.",
      );
    }
    const option = toFields(toFields(item.product_option).extension_attributes);
    const result = addToCart(db, cart.id, {
      product: article.product,
      qty,
      attributes: article.variant?.choice ?? attributesOf(option),
      choice: choiceOf(option),
      members: membersOf(option),
    });
    if (!result.ok) throw new RestError(400, result.message);
    return c.json(changedItemResponse(db, cart, result.itemId));
  });

  app.put('/items/:itemId', async (c) => {
    const body = await readBody(c);
    const fields = dataObject(required(body, 'cart_item', 'cartItem'), ITEM_FIELDS);
    const cart = access.active(c);
    const item = findItem(shop, cart, Number(c.req.param('itemId')));
    const qty = qtyOf(fields);
    const problem = quantityProblem(db, item, qty);
    if (problem !== null) throw new RestError(400, problem);
    setItemQty(db, item.id, qty);
    dropLostCoupon(db, cart.id);
    return c.json(changedItemResponse(db, cart, item.id));
  });

  app.delete('/items/:itemId', (c) => {
    const cart = access.active(c);
    removeItem(db, findItem(shop, cart, Number(c.req.param('itemId'))).id);
    dropLostCoupon(db, cart.id);
    return c.json(true);
  });
}
