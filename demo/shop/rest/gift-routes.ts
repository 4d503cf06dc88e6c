import type { Context, Hono } from 'hono';

import { cartItems, type Cart } from '../domain/carts/cart-store';
import { cartLines, isVirtualCart } from '../domain/carts/cart-lines';
import { findGift, saveGift, WHOLE_ORDER, type GiftText } from '../domain/gifts/gift-messages';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { dataObject, optionalText, required, type Fields } from '../support/fields';
import { RestError } from '../support/rest-error';
import type { CartAccess } from './cart-access';
import { readBody } from './request';

const GIFT_FIELDS = [
  'gift_message_id',
  'customer_id',
  'sender',
  'recipient',
  'message',
  'extension_attributes',
];

const NO_MESSAGE = "The gift message isn't available.";

function giftOf(body: Fields): GiftText {
  const gift = dataObject(required(body, 'gift_message', 'giftMessage'), GIFT_FIELDS);
  const text = (name: string): string => optionalText(gift, name) ?? '';
  return { sender: text('sender'), recipient: text('recipient'), message: text('message') };
}

/** Refuses a message for virtual goods, or if the visitor's shop does not accept messages. */
function checkOrder(shop: Shop, cart: Cart): void {
  const lines = cartLines(shop.db, cart.id);
  if (lines.length === 0) {
    throw new RestError(
      400,
      "Gift messages can't be used for an empty cart. Add an item and try again.",
    );
  }
  if (isVirtualCart(lines)) {
    throw new RestError(400, "Gift messages can't be used for virtual products.");
  }
  if (!currentSettings().giftMessages.includes('order')) throw new RestError(400, NO_MESSAGE);
}

function checkItem(shop: Shop, cart: Cart, itemId: number): void {
  const line = cartLines(shop.db, cart.id).find((one) => one.itemId === itemId);
  if (line?.isVirtual === true) {
    throw new RestError(400, "Gift messages can't be used for virtual products.");
  }
  if (!currentSettings().giftMessages.includes('items')) throw new RestError(400, NO_MESSAGE);
}

/** The item of the path; throws the recorded refusal for one that the cart does not have. */
function itemOf(shop: Shop, c: Context<ShopEnv>, cart: Cart): number {
  const id = Number(c.req.param('itemId'));
  if (cartItems(shop.db, cart.id).some((item) => item.id === id)) return id;
  throw new RestError(
    404,
    'No product with the "%1" itemId exists in the Cart. Verify your information and try again.',
    [id],
  );
}

function giftResponse(shop: Shop, cart: Cart, itemId: number): object {
  const gift = findGift(shop.db, cart.id, itemId);
  if (gift === null) return [];
  const { id, sender, recipient, message } = gift;
  return { gift_message_id: id, customer_id: cart.customer_id ?? 0, sender, recipient, message };
}

/** Gift messages of a cart and of its items: read and save (`endpoints.md` §2). */
export function addGiftRoutes(app: Hono<ShopEnv>, shop: Shop, access: CartAccess): void {
  app.get('/gift-message', (c) => c.json(giftResponse(shop, access.active(c), WHOLE_ORDER)));

  app.get('/gift-message/:itemId', (c) => {
    const cart = access.active(c);
    return c.json(giftResponse(shop, cart, itemOf(shop, c, cart)));
  });

  app.post('/gift-message', async (c) => {
    const cart = access.active(c);
    const gift = giftOf(await readBody(c));
    checkOrder(shop, cart);
    saveGift(shop.db, cart.id, WHOLE_ORDER, gift);
    return c.json(true);
  });

  app.post('/gift-message/:itemId', async (c) => {
    const cart = access.active(c);
    const gift = giftOf(await readBody(c));
    const itemId = itemOf(shop, c, cart);
    checkItem(shop, cart, itemId);
    saveGift(shop.db, cart.id, itemId, gift);
    return c.json(true);
  });
}
