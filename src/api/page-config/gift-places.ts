import type { GiftPlaces } from '../../domain/gift-message.types';
import type { PageSource } from '../../platform/page/page-source';
import { branch, flag, recordOf, type Json } from './config-values';

/**
 * `giftOptionsConfig`, which the cart page contains (`config-shapes.md` §2), or the same key in Till's own configuration. It
 * is there also where gift messages are off.
 */
export const giftOptionsOf = ({ checkout, globals }: PageSource): Json =>
  recordOf(checkout.giftOptionsConfig ?? globals.giftOptionsConfig);

/**
 * Where the page allows gift messages (GMSG-03). A stock checkout contains no `giftOptionsConfig`: there they are allowed
 * if the cart already has a message.
 */
export function giftPlaces(source: PageSource): GiftPlaces {
  const config = giftOptionsOf(source);
  const items = Object.values(branch(config, 'giftMessage', 'itemLevel'));
  return {
    order:
      flag(config.isOrderLevelGiftOptionsEnabled) === true ||
      Boolean(recordOf(source.checkoutConfig?.quoteData).gift_message_id),
    items:
      flag(config.isItemLevelGiftOptionsEnabled) === true ||
      items.some((item) => flag(recordOf(item).is_available) === true),
  };
}
