import type { Cart } from '../domain/carts/cart-store';
import type { Customer } from '../domain/customers/customers';
import { giftsOf, WHOLE_ORDER, type CartGift } from '../domain/gifts/gift-messages';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { computeTotals } from '../domain/totals/totals';
import { priceFormat } from './price-format';

/** A message in page configuration: the database row, with ids as strings. */
function printed(gift: CartGift, customer: Customer | null): object {
  const { id, sender, recipient, message } = gift;
  return {
    gift_message_id: String(id),
    customer_id: String(customer?.id ?? 0),
    sender,
    recipient,
    message,
  };
}

/**
 * `window.giftOptionsConfig` of the cart page, as recorded: the keys of a disabled level are missing or false. No real
 * checkout contains it; this shop's does, so that messages can be entered there.
 */
export function giftOptionsConfig(
  shop: Shop,
  cart: Cart,
  customer: Customer | null,
  page: { readonly baseUrl: string; readonly formKey: string },
): object {
  const { giftMessages } = currentSettings();
  const { lines, isVirtual } = computeTotals(shop.db, cart);
  const gifts = giftsOf(shop.db, cart.id);
  const order = gifts.get(WHOLE_ORDER);
  const hasOrderLevel = giftMessages.includes('order');
  const items = lines.map(({ line }) => {
    const gift = gifts.get(line.itemId);
    const item = gift === undefined ? [] : { message: printed(gift, customer) };
    return [String(line.itemId), item] as const;
  });
  return {
    giftMessage: {
      ...(hasOrderLevel && { orderLevel: order === undefined ? true : printed(order, customer) }),
      itemLevel: items.length === 0 ? true : Object.fromEntries(items),
    },
    ...(hasOrderLevel && { isOrderLevelGiftOptionsEnabled: !isVirtual }),
    isItemLevelGiftOptionsEnabled: giftMessages.includes('items'),
    priceFormat: priceFormat(),
    storeCode: 'default',
    isCustomerLoggedIn: customer !== null,
    formKey: page.formKey,
    baseUrl: page.baseUrl,
  };
}
