import type { Cart } from '../carts/cart-store';
import { imageView, productPath } from '../catalogue/product-view';
import type { Database } from '../db/database';
import { orderItems, type Order } from '../orders/order-store';
import type { CartView, OrderView } from '../pages/contract';
import { shippingTitle } from '../rest/totals-answer';
import { price } from '../totals/money';
import { computeTotals, type CartTotals } from '../totals/totals';

function totalsView(totals: CartTotals): CartView['totals'] {
  const line = (code: string, label: string, cents: number) => ({
    code,
    label,
    value: price(cents),
  });
  const label = totals.coupon?.label ?? '';
  return [
    line('subtotal', 'Subtotal', totals.subtotal),
    ...(totals.discount > 0 ? [line('discount', `Discount (${label})`, -totals.discount)] : []),
    ...(totals.rate ? [line('shipping', shippingTitle(totals), totals.shipping)] : []),
    ...(totals.tax > 0 ? [line('tax', 'Tax', totals.tax)] : []),
    line('grand_total', 'Order Total', totals.grandTotal),
  ];
}

/** The cart for the page without scripts; null is an empty one. Newest line first, as in the mini cart. */
export function cartView(db: Database, cart: Cart | null): CartView {
  const totals = cart ? computeTotals(db, cart) : null;
  const lines = (totals?.lines ?? []).map(({ line }) => ({
    itemId: String(line.itemId),
    name: line.name,
    url: productPath(line.article.product),
    image: imageView(line.sku, line.name),
    options: line.options.map(({ label, values }) => ({ label, value: values.join(', ') })),
    qty: line.qty,
    price: price(line.price),
    rowTotal: price(line.rowTotal),
    message: line.message,
  }));
  return {
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    lines: lines.reverse(),
    totals: totals && lines.length > 0 ? totalsView(totals) : [],
    couponCode: totals?.couponCode ?? '',
    canCheckout: lines.length > 0 && lines.every(({ message }) => message === ''),
    updateUrl: '/checkout/cart/updatePost/',
    deleteUrl: '/checkout/cart/delete/',
    couponUrl: '/checkout/cart/couponPost/',
    checkoutUrl: '/checkout/',
  };
}

/** An order for the account page. */
export function orderView(db: Database, order: Order): OrderView {
  return {
    number: order.increment_id,
    placedAt: order.placed_at,
    status: order.status,
    grandTotal: price(order.grand_total),
    lines: orderItems(db, order.id).map((item) => ({
      name: item.name,
      qty: item.qty,
      rowTotal: price(item.row_total),
    })),
  };
}
