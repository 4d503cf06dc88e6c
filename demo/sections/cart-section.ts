import { coverPath, productPath } from '../catalogue/product-view';
import { cartLines, itemsQty, type CartLine } from '../carts/cart-lines';
import { sessionCart } from '../session/session-cart';
import type { Session } from '../session/session';
import type { Shop } from '../shop';
import { escapeHtml } from '../storefront/html';
import { amount, decimal, priceHtml } from '../totals/money';

const IMAGE_SIZE = 150;

function priceBlock(cents: number): string {
  return `\n\n    <span class="price-excluding-tax" data-label="Excl.&#x20;Tax">\n            <span class="minicart-price">\n            ${priceHtml(cents)}        </span>\n\n        </span>\n`;
}

function optionsOf(line: CartLine): readonly object[] {
  return line.options.map(({ label, values, ids }) => ({
    label,
    value: ids ? escapeHtml(values.join(', ')) : values.map(escapeHtml),
    ...(ids ? { option_id: ids.option, option_value: String(ids.value) } : {}),
  }));
}

function itemOf(line: CartLine, baseUrl: string): object {
  const { product } = line.article;
  const itemId = String(line.itemId);
  const productId = String(product.id);
  return {
    product_type: product.type,
    options: optionsOf(line),
    qty: line.qty,
    item_id: itemId,
    configure_url: `${baseUrl}checkout/cart/configure/id/${itemId}/product_id/${productId}/`,
    is_visible_in_site_visibility: true,
    product_id: productId,
    product_name: escapeHtml(line.name),
    product_sku: line.sku,
    product_url: new URL(productPath(product), baseUrl).href,
    product_has_url: true,
    product_price: priceBlock(line.price),
    product_price_value: amount(line.price),
    product_image: {
      src: new URL(coverPath(line.sku), baseUrl).href,
      alt: line.name,
      width: IMAGE_SIZE,
      height: IMAGE_SIZE,
    },
    canApplyMsrp: false,
    message: line.message,
    ...(line.isVirtual ? { is_virtual: 1 } : {}),
  };
}

/** The `cart` section of a visitor, newest line first (`config-shapes.md` §6.3, MINI-19). */
export function cartSection(shop: Shop, session: Session, baseUrl: string): object {
  const cart = sessionCart(shop, session);
  const lines = cart ? cartLines(shop.db, cart.id) : [];
  const subtotal = lines.reduce((sum, line) => sum + line.rowTotal, 0);
  return {
    summary_count: itemsQty(lines),
    subtotalAmount: cart ? decimal(subtotal) : null,
    subtotal: priceHtml(subtotal),
    possible_onepage_checkout: lines.every((line) => line.message === ''),
    items: lines.map((line) => itemOf(line, baseUrl)).reverse(),
    extra_actions: '',
    isGuestCheckoutAllowed: true,
    website_id: '1',
    storeId: '1',
    subtotal_incl_tax: priceHtml(subtotal),
    subtotal_excl_tax: priceHtml(subtotal),
  };
}
