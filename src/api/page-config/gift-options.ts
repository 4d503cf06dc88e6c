import { giftTarget } from '../../domain/gift-message';
import type { GiftMessage, GiftOptions, GiftTarget } from '../../domain/gift-message.types';
import type { PageSource } from '../../platform/page/page-source';
import { giftMessageSchema } from '../gift-message';
import { parsedOrNull } from '../wire/wire';
import { branch, flag, recordOf, type Json } from './config-values';
import { giftOptionsOf, giftPlaces } from './gift-places';

/** A message as the page has it: a record, or `true` or nothing where there is none. */
const messageOf = (value: unknown): GiftMessage | null => parsedOrNull(giftMessageSchema, value);

/** The rows of the quote's items, which contain whether an item is shipped and whether it has a message. */
const quoteRows = ({ checkoutConfig }: PageSource): readonly Json[] =>
  (Array.isArray(checkoutConfig?.quoteItemData) ? checkoutConfig.quoteItemData : []).map(recordOf);

/** The page's data of items by id; only items that are shipped can have a message. */
function itemsOf(source: PageSource): Record<string, { isAvailable: boolean | null }> {
  const levels = branch(giftOptionsOf(source), 'giftMessage', 'itemLevel');
  const named = Object.entries(levels).map(([id, item]) => {
    const isAvailable = flag(recordOf(item).is_available) ?? null;
    return [id, { isAvailable }] as const;
  });
  const rows = quoteRows(source);
  const itemsWhere = (isMeant: (row: Json) => boolean, isAvailable: boolean) =>
    rows.filter(isMeant).map(({ item_id }) => [String(item_id), { isAvailable }] as const);
  return Object.fromEntries([
    ...itemsWhere(({ gift_message_id }) => Boolean(gift_message_id), true),
    ...named,
    ...itemsWhere(({ is_virtual }) => flag(is_virtual) === true, false),
  ]);
}

/** The targets that have a message, by the ids in the rows of the quote; a checkout page contains no texts. */
const targetsWithMessage = (source: PageSource): readonly GiftTarget[] => [
  ...(recordOf(source.checkoutConfig?.quoteData).gift_message_id ? [giftTarget(null)] : []),
  ...quoteRows(source)
    .filter(({ gift_message_id }) => gift_message_id)
    .map(({ item_id }) => giftTarget(String(item_id))),
];

/** The page's gift messages and where they are allowed (GMSG-02, GMSG-03, `config-shapes.md` §2). */
export function parseGiftOptions(source: PageSource): GiftOptions {
  const config = giftOptionsOf(source);
  const { orderLevel, itemLevel } = branch(config, 'giftMessage');
  const order = messageOf(orderLevel);
  const saved: Partial<Record<GiftTarget, GiftMessage>> = order === null ? {} : { order };
  for (const [id, item] of Object.entries(recordOf(itemLevel))) {
    const message = messageOf(recordOf(item).message);
    if (message !== null) saved[`item:${id}`] = message;
  }
  return {
    isOrderLevelEnabled: giftPlaces(source).order,
    isItemLevelEnabled: flag(config.isItemLevelGiftOptionsEnabled) === true,
    items: itemsOf(source),
    unread: targetsWithMessage(source).filter((target) => saved[target] === undefined),
    saved,
  };
}
