import { type Database, insert, row, rows, run } from '../../db/database';

/** A gift message as a shopper wrote it. */
export interface GiftText {
  readonly sender: string;
  readonly recipient: string;
  readonly message: string;
}

/** A gift message's row. */
export interface CartGift extends GiftText {
  readonly id: number;
  /** The cart item; 0 for the message of the whole order. */
  readonly item_id: number;
}

/** Used instead of an item's id for the whole order. */
export const WHOLE_ORDER = 0;

/** The message of an item of the cart, or of the whole order; null when there is none. */
export function findGift(db: Database, cartId: number, itemId: number): CartGift | null {
  return row<CartGift>(
    db,
    'SELECT id, item_id, sender, recipient, message FROM gift_messages WHERE cart_id = ? AND item_id = ?',
    cartId,
    itemId,
  );
}

/** Every message of the cart, by item id. */
export function giftsOf(db: Database, cartId: number): ReadonlyMap<number, CartGift> {
  const found = rows<CartGift>(
    db,
    'SELECT id, item_id, sender, recipient, message FROM gift_messages WHERE cart_id = ?',
    cartId,
  );
  return new Map(found.map((gift) => [gift.item_id, gift]));
}

/** Saves a message; an empty one deletes the previous message, as on the platform. */
export function saveGift(db: Database, cartId: number, itemId: number, gift: GiftText): void {
  if (gift.message.trim() === '') {
    run(db, 'DELETE FROM gift_messages WHERE cart_id = ? AND item_id = ?', cartId, itemId);
    return;
  }
  run(
    db,
    `INSERT INTO gift_messages (cart_id, item_id, sender, recipient, message) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, item_id) DO UPDATE SET
       sender = excluded.sender, recipient = excluded.recipient, message = excluded.message`,
    cartId,
    itemId,
    gift.sender,
    gift.recipient,
    gift.message,
  );
}

/** Copies the cart's messages to its order; `orderItems` maps items of the cart to those of the order. */
export function copyGiftsToOrder(
  db: Database,
  cartId: number,
  orderId: number,
  orderItems: ReadonlyMap<number, number>,
): void {
  for (const [itemId, { sender, recipient, message }] of giftsOf(db, cartId)) {
    const orderItemId = itemId === WHOLE_ORDER ? WHOLE_ORDER : orderItems.get(itemId);
    if (orderItemId === undefined) continue;
    insert(db, 'order_gift_messages', {
      order_id: orderId,
      order_item_id: orderItemId,
      sender,
      recipient,
      message,
    });
  }
}

/** The messages of an order by its items' ids, that of the whole order under `WHOLE_ORDER`. */
export function orderGifts(db: Database, orderId: number): ReadonlyMap<number, GiftText> {
  const found = rows<GiftText & { readonly order_item_id: number }>(
    db,
    'SELECT order_item_id, sender, recipient, message FROM order_gift_messages WHERE order_id = ?',
    orderId,
  );
  return new Map(found.map(({ order_item_id, ...gift }) => [order_item_id, gift]));
}
