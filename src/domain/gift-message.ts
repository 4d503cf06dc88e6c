import type { GiftMessage, GiftOptions, GiftTarget } from './gift-message.types';
import { ownValue } from './own-value';

/** A form without any text. */
export const EMPTY_GIFT: GiftMessage = { recipient: '', sender: '', message: '' };

/** The target of an item's message, or of the order's. */
export const giftTarget = (itemId: string | null): GiftTarget =>
  itemId === null ? 'order' : `item:${itemId}`;

/** The item that a target names; null for the order. */
export const itemOfTarget = (target: GiftTarget): string | null =>
  target === 'order' ? null : target.slice('item:'.length);

/** Whether two messages are the same for the shop, which sends line breaks as `\n`. */
export const isSameGift = (one: GiftMessage, other: GiftMessage): boolean =>
  (['recipient', 'sender', 'message'] as const).every(
    (name) => withPlainBreaks(one[name]) === withPlainBreaks(other[name]),
  );

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Whether a gift message may be given; the product's own setting comes before the shop's (GMSG-02, GMSG-03). */
export function isGiftAllowed(options: GiftOptions, target: GiftTarget): boolean {
  const itemId = itemOfTarget(target);
  if (itemId === null) return options.isOrderLevelEnabled;
  return ownValue(options.items, itemId)?.isAvailable ?? options.isItemLevelEnabled;
}
