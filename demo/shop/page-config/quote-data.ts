import type { CartLine } from '../domain/carts/cart-lines';
import { itemsQty } from '../domain/carts/cart-lines';
import type { Cart } from '../domain/carts/cart-store';
import { coverPath } from '../domain/catalogue/paths';
import type { Customer } from '../domain/customers/customers';
import { WHOLE_ORDER, type CartGift } from '../domain/gifts/gift-messages';
import { timestamp } from '../rest/cart-response';
import { decimal } from '../domain/totals/money';
import type { CartTotals, LineTotals } from '../domain/totals/totals';
import { lineAmounts } from './totals-data';
import { currentCurrency } from '../domain/totals/currencies';

const IMAGE_SIZE = 150;

type Gifts = ReadonlyMap<number, CartGift>;

const giftId = (gifts: Gifts, itemId: number): string | null => {
  const gift = gifts.get(itemId);
  return gift === undefined ? null : String(gift.id);
};

function thumbnail(line: CartLine, baseUrl: string): string {
  return new URL(coverPath(line.coverSku), baseUrl).href;
}

/** `checkoutConfig.quoteData`: the cart's row; a guest's cart has its masked id. */
export function quoteData(
  cart: Cart,
  totals: CartTotals,
  customer: Customer | null,
  { isPersistent, gifts }: { readonly isPersistent: boolean; readonly gifts: Gifts },
): object {
  const lines = totals.lines.map(({ line }) => line);
  return {
    entity_id: customer ? String(cart.id) : cart.masked_id,
    store_id: 1,
    created_at: timestamp(cart.created_at),
    updated_at: timestamp(cart.updated_at),
    is_active: '1',
    is_virtual: totals.isVirtual ? 1 : 0,
    items_count: String(lines.length),
    items_qty: itemsQty(lines).toFixed(4),
    base_currency_code: currentCurrency().code,
    store_currency_code: currentCurrency().code,
    quote_currency_code: currentCurrency().code,
    global_currency_code: currentCurrency().code,
    grand_total: decimal(totals.grandTotal),
    base_grand_total: decimal(totals.grandTotal),
    subtotal: decimal(totals.subtotal),
    base_subtotal: decimal(totals.subtotal),
    subtotal_with_discount: decimal(totals.subtotal - totals.discount),
    base_subtotal_with_discount: decimal(totals.subtotal - totals.discount),
    coupon_code: totals.couponCode,
    customer_id: customer?.id ?? null,
    customer_group_id: customer ? 1 : '0',
    customer_email: customer?.email ?? cart.email,
    customer_firstname: customer?.firstname ?? null,
    customer_lastname: customer?.lastname ?? null,
    customer_is_guest: customer ? '0' : '1',
    gift_message_id: giftId(gifts, WHOLE_ORDER),
    is_persistent: isPersistent ? '1' : '0',
    items: lines.map(() => ({})),
    extension_attributes: { shipping_assignments: [{}] },
  };
}

function quoteItem(cart: Cart, item: LineTotals, baseUrl: string, gifts: Gifts): object {
  const { line } = item;
  const { product } = line.article;
  return {
    item_id: String(line.itemId),
    quote_id: String(cart.id),
    product_id: String(product.id),
    store_id: 1,
    parent_item_id: null,
    is_virtual: line.isVirtual ? '1' : '0',
    sku: line.sku,
    name: line.name,
    qty: line.qty,
    ...lineAmounts(item),
    is_qty_decimal: product.isQtyDecimal,
    product_type: line.productType,
    product: {
      entity_id: String(product.id),
      type_id: product.type,
      sku: product.sku,
      name: product.name,
      url_key: product.urlKey,
      request_path: `${product.urlKey}.html`,
    },
    options: line.options.map(({ label, valuesHtml }) => ({
      value: valuesHtml.join('<br />\n'),
      label,
    })),
    thumbnail: thumbnail(line, baseUrl),
    message: line.message,
    gift_message_id: giftId(gifts, line.itemId),
  };
}

/** `quoteItemData`, `quoteMessages` and `imageData` of checkoutConfig. */
export function quoteItems(cart: Cart, totals: CartTotals, baseUrl: string, gifts: Gifts) {
  const byItem = (value: (line: CartLine) => unknown) =>
    Object.fromEntries(totals.lines.map(({ line }) => [String(line.itemId), value(line)]));
  return {
    quoteItemData: totals.lines.map((item) => quoteItem(cart, item, baseUrl, gifts)),
    quoteMessages: byItem((line) => line.message),
    imageData: byItem((line) => ({
      src: thumbnail(line, baseUrl),
      alt: line.name,
      width: IMAGE_SIZE,
      height: IMAGE_SIZE,
    })),
  };
}
