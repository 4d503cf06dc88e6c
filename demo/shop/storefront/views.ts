import type { StoredAddress } from '../domain/carts/address';
import type { Cart } from '../domain/carts/cart-store';
import { productPath } from '../domain/catalogue/paths';
import { imageView } from '../views/product-view';
import type { Database } from '../db/database';
import {
  orderAddress,
  orderItemOptions,
  orderItems,
  type Order,
} from '../domain/orders/order-store';
import type { CartView } from '../pages/cart.types';
import type { OrderDetailView, OrderView } from '../pages/customer.types';
import { creditOfOrder } from '../domain/credit/store-credit';
import { orderGifts, WHOLE_ORDER } from '../domain/gifts/gift-messages';
import { findCountry } from '../domain/directory/countries';
import { minimumProblem } from '../domain/orders/minimum';
import { paymentTitle } from '../domain/orders/payment-methods';
import { shippingDescription } from '../domain/shipping/rates';
import { shippingTitle } from '../rest/totals-response';
import type { Settings } from '../domain/settings/fields';
import { currentSettings } from '../domain/settings/visitor';
import { paymentView } from '../views/payment-view';
import { price } from '../domain/totals/money';
import { computeTotals, discountTitle, type CartTotals } from '../domain/totals/totals';

type Display = Settings['taxDisplay'];

function totalsView(totals: CartTotals): CartView['totals'] {
  const line = (code: string, label: string, cents: number) => ({
    code,
    label,
    value: price(cents),
  });
  const settings = currentSettings();
  const shown = (code: string, label: string, display: Display, excl: number, incl: number) =>
    display === 'both'
      ? [
          line(code, `${label} (Excl. Tax)`, excl),
          line(`${code}_incl_tax`, `${label} (Incl. Tax)`, incl),
        ]
      : [line(code, label, display === 'excluding' ? excl : incl)];
  const taxes = settings.fullTaxSummary
    ? totals.taxes.map(({ title, rate, amount }) =>
        line('tax_rate', `${title} (${String(rate / 1000)}%)`, amount),
      )
    : [];
  const { subtotal, subtotalInclTax, shipping, shippingInclTax } = totals;
  return [
    ...shown('subtotal', 'Subtotal', settings.taxDisplaySubtotal, subtotal, subtotalInclTax),
    ...(totals.discount > 0 ? [line('discount', discountTitle(totals), -totals.discount)] : []),
    ...(totals.rate
      ? shown(
          'shipping',
          shippingTitle(totals),
          settings.taxDisplayShipping,
          shipping,
          shippingInclTax,
        )
      : []),
    ...(totals.fees > 0 ? [line('weee_tax', 'FPT', totals.fees)] : []),
    ...(totals.initialFee > 0 ? [line('initial_fee', 'Initial Fee', totals.initialFee)] : []),
    ...taxes,
    ...(totals.tax > 0 ? [line('tax', 'Tax', totals.tax)] : []),
    ...(totals.credit > 0 ? [line('customerbalance', 'Store Credit', -totals.credit)] : []),
    ...(settings.taxInGrandTotal
      ? [
          line('grand_total_excl_tax', 'Order Total Excl. Tax', totals.grandTotal - totals.tax),
          line('grand_total', 'Order Total Incl. Tax', totals.grandTotal),
        ]
      : [line('grand_total', 'Order Total', totals.grandTotal)]),
  ];
}

/** An item's price, with or without tax according to the visitor's settings. */
function shownPrice(excl: number, incl: number): string {
  const display = currentSettings().taxDisplay;
  if (display === 'both') return `${price(incl)} (Excl. Tax: ${price(excl)})`;
  return price(display === 'including' ? incl : excl);
}

/** The cart for the page without scripts; null for an empty one. Newest line first, as in the mini cart. */
export function cartView(db: Database, cart: Cart | null): CartView {
  const totals = cart ? computeTotals(db, cart) : null;
  const lines = (totals?.lines ?? []).map(({ line, ...item }) => ({
    itemId: String(line.itemId),
    name: line.name,
    url: productPath(line.article.product),
    image: imageView(line.coverSku, line.name),
    options: line.options.map(({ label, values }) => ({ label, value: values.join(', ') })),
    qty: line.qty,
    price: shownPrice(line.price, item.priceInclTax),
    rowTotal: shownPrice(line.rowTotal, item.rowTotalInclTax),
    message: line.message,
  }));
  return {
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    lines: lines.reverse(),
    totals: totals && lines.length > 0 ? totalsView(totals) : [],
    couponCode: totals?.couponCode ?? '',
    canCheckout:
      totals !== null &&
      lines.length > 0 &&
      minimumProblem(totals) === null &&
      lines.every(({ message }) => message === ''),
    updateUrl: '/checkout/cart/updatePost/',
    deleteUrl: '/checkout/cart/delete/',
    couponUrl: '/checkout/cart/couponPost/',
    checkoutUrl: '/checkout/',
  };
}

/** `November 21, 2026`. */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** URL of a customer's order. */
export function orderPath({ id }: Order): string {
  return `/sales/order/view/order_id/${String(id)}/`;
}

/** An order in lists. */
export function orderView(db: Database, order: Order): OrderView {
  return {
    number: order.increment_id,
    url: orderPath(order),
    reorderUrl: `/sales/order/reorder/order_id/${String(order.id)}/`,
    placedAt: dayOf(order.placed_at),
    status: order.status
      .replace(/(?:^|_)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`)
      .trim(),
    grandTotal: price(order.grand_total),
    lines: orderItems(db, order.id).map((item) => ({
      name: item.name,
      qty: item.qty,
      rowTotal: price(item.row_total),
    })),
  };
}

/** An address, a line each. */
export function addressLines(address: StoredAddress): readonly string[] {
  const town = `${address.city ?? ''}, ${address.region ?? ''} ${address.postcode ?? ''}`;
  return [
    `${address.firstname ?? ''} ${address.lastname ?? ''}`,
    address.company ?? '',
    ...address.street,
    town,
    findCountry(address.country_id)?.name ?? '',
    address.telephone ?? '',
  ].filter(Boolean);
}

/** An order on its own page. */
export function orderDetailView(db: Database, order: Order): OrderDetailView {
  const line = (code: string, label: string, cents: number) => ({
    code,
    label,
    value: price(cents),
  });
  const where = (type: 'shipping' | 'billing') => {
    const address = orderAddress(db, order.id, type);
    return address ? addressLines(address) : null;
  };
  const { coupon_code, shipping_method } = order;
  const credit = creditOfOrder(db, order.id);
  const gifts = orderGifts(db, order.id);
  const parcel = orderAddress(db, order.id, 'shipping');
  const method = shipping_method === null ? '' : shippingDescription(shipping_method, parcel);
  const off = coupon_code === null ? 'Discount' : `Discount (${coupon_code})`;
  return {
    ...orderView(db, order),
    gift: gifts.get(WHOLE_ORDER) ?? null,
    lines: orderItems(db, order.id).map((item) => ({
      id: item.id,
      gift: gifts.get(item.id) ?? null,
      name: item.name,
      sku: item.sku,
      options: orderItemOptions(db, item.id),
      price: price(item.price),
      qty: item.qty,
      rowTotal: price(item.row_total),
    })),
    totals: [
      line('subtotal', 'Subtotal', order.subtotal),
      ...(order.discount > 0 ? [line('discount', off, -order.discount)] : []),
      ...(method === '' ? [] : [line('shipping', 'Shipping & Handling', order.shipping)]),
      ...(order.tax > 0 ? [line('tax', 'Tax', order.tax)] : []),
      ...(credit > 0 ? [line('customerbalance', 'Store Credit', -credit)] : []),
      line('grand_total', 'Grand Total', order.grand_total),
    ],
    shippingAddress: where('shipping'),
    billingAddress: where('billing'),
    shippingMethod: method,
    paymentMethod: paymentTitle(order.payment_method),
    payment: paymentView(db, order.id),
  };
}
