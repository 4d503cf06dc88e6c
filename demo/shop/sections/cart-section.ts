import type { ShopProduct } from '../data/products';
import { coverPath, productPath } from '../domain/catalogue/paths';
import { itemsQty } from '../domain/carts/cart-lines';
import type { LineOption } from '../domain/carts/line-options';
import { shownSubtotal } from '../rest/totals-response';
import { sessionCart } from '../domain/session/session-cart';
import type { Session } from '../domain/session/session';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { escapeHtml } from '../support/html';
import { amount, decimal, priceHtml } from '../domain/totals/money';
import { computeTotals, type LineTotals } from '../domain/totals/totals';

const IMAGE_SIZE = 150;

function priceBlock(kind: 'excluding' | 'including', cents: number): string {
  const label = kind === 'excluding' ? 'Excl.&#x20;Tax' : 'Incl.&#x20;Tax';
  return `\n\n    <span class="price-${kind}-tax" data-label="${label}">\n            <span class="minicart-price">\n            ${priceHtml(cents)}        </span>\n\n        </span>\n`;
}

function priceBlocks({ line, priceInclTax }: LineTotals): string {
  const shown = currentSettings().taxDisplay;
  return [
    shown === 'excluding' ? '' : priceBlock('including', priceInclTax),
    shown === 'including' ? '' : priceBlock('excluding', line.price),
  ].join('');
}

/** A number, or an object if prices are shown with and without tax, in the tax module's format. */
function priceValue({ line, priceInclTax }: LineTotals): unknown {
  const excl = amount(line.price);
  switch (currentSettings().taxDisplay) {
    case 'excluding':
      return excl;
    case 'including':
      return decimal(priceInclTax);
    case 'both':
      return { incl_tax: decimal(priceInclTax), excl_tax: excl };
  }
}

function optionOf({ label, values, valuesHtml, source }: LineOption): object {
  const html = valuesHtml.join(', ');
  switch (source.kind) {
    case 'attribute':
      return { label, value: html, option_id: source.option, option_value: String(source.value) };
    case 'custom':
      return {
        label,
        value: html,
        print_value: values.join(', '),
        option_id: String(source.option),
        option_type: source.type,
        custom_view: false,
      };
    case 'bundle':
      return { label, value: valuesHtml, has_html: true };
    case 'giftCard':
      return { label, value: html };
    case 'links':
      return { label, value: valuesHtml };
  }
}

/**
 * The limits of a product that has some, as the Magento module adds them. Other lines have none, as in a shop without
 * the module.
 */
function quantityLimits({ minQty, maxQty, qtyStep, isQtyDecimal }: ShopProduct): object {
  if (minQty === 1 && qtyStep === 1 && !isQtyDecimal) return {};
  return {
    till_quantity: {
      min: minQty,
      max: maxQty,
      step: qtyStep === 1 && isQtyDecimal ? null : qtyStep,
    },
  };
}

function itemOf(item: LineTotals, baseUrl: string): object {
  const { line } = item;
  const { product } = line.article;
  const itemId = String(line.itemId);
  const productId = String(product.id);
  return {
    product_type: line.productType,
    options: line.options.map(optionOf),
    qty: line.qty,
    item_id: itemId,
    configure_url: `${baseUrl}checkout/cart/configure/id/${itemId}/product_id/${productId}/`,
    is_visible_in_site_visibility: true,
    product_id: productId,
    product_name: escapeHtml(line.name),
    product_sku: line.sku,
    product_url: new URL(productPath(product), baseUrl).href,
    product_has_url: true,
    product_price: priceBlocks(item),
    product_price_value: priceValue(item),
    product_image: {
      src: new URL(coverPath(line.coverSku), baseUrl).href,
      alt: line.name,
      width: IMAGE_SIZE,
      height: IMAGE_SIZE,
    },
    canApplyMsrp: product.advertised !== null,
    message: line.message,
    ...quantityLimits(product),
    ...(line.isVirtual ? { is_virtual: 1 } : {}),
  };
}

/** The `cart` section of a visitor, newest line first (`config-shapes.md` §6.3, MINI-19). */
export function cartSection(shop: Shop, session: Session, baseUrl: string): object {
  const cart = sessionCart(shop, session);
  const totals = cart ? computeTotals(shop.db, cart) : null;
  const items = totals?.lines ?? [];
  const lines = items.map(({ line }) => line);
  const subtotal = totals?.subtotal ?? 0;
  const shown = totals ? shownSubtotal(totals) : 0;
  const isWithout = currentSettings().taxDisplaySubtotal === 'excluding';
  return {
    summary_count: itemsQty(lines),
    subtotalAmount: cart ? decimal(shown) : null,
    subtotal: priceHtml(shown),
    possible_onepage_checkout: lines.every((line) => line.message === ''),
    items: items.map((item) => itemOf(item, baseUrl)).reverse(),
    extra_actions: '',
    isGuestCheckoutAllowed: currentSettings().guestCheckout,
    website_id: '1',
    storeId: '1',
    // The recorded server omits tax here unless it shows prices including tax.
    subtotal_incl_tax: priceHtml(isWithout ? subtotal : shown),
    subtotal_excl_tax: priceHtml(subtotal),
  };
}
