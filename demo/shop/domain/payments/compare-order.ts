import type { Database } from '../../db/database';
import { getAddress, type Cart } from '../carts/cart-store';
import type { StoredAddress } from '../carts/address';
import { findOrder, orderAddress, orderItems } from '../orders/order-store';
import { computeTotals } from '../totals/totals';

const COMPARED = [
  'firstname',
  'lastname',
  'company',
  'city',
  'region',
  'postcode',
  'country_id',
  'telephone',
] as const;

function addressText(address: StoredAddress | null): string {
  if (address === null) return '';
  return JSON.stringify([...COMPARED.map((name) => address[name] ?? ''), ...address.street]);
}

/** How a cart differs from the order placed from it; null while the same order can be paid. */
export function differenceOf(db: Database, cart: Cart, orderId: number): string | null {
  const order = findOrder(db, orderId);
  if (!order) return `Order #${String(orderId)} could not be loaded.`;
  if (order.status === 'canceled') return `Order #${order.increment_id} is in an invalid state.`;
  const totals = computeTotals(db, cart);
  if (totals.grandTotal !== order.grand_total || totals.subtotal !== order.subtotal) {
    return 'The order details have changed (grand_total).';
  }
  const lines = totals.lines.map(({ line }) => `${line.sku} ${String(line.qty)}`);
  const items = orderItems(db, orderId).map(({ sku, qty }) => `${sku} ${String(qty)}`);
  if (lines.join() !== items.join()) return 'The order items have changed (qty).';
  if (!totals.isVirtual && cart.shipping_method !== order.shipping_method) {
    return 'The order shipping method has changed (shipping_method).';
  }
  for (const type of totals.isVirtual
    ? (['billing'] as const)
    : (['shipping', 'billing'] as const)) {
    const isSame =
      addressText(getAddress(db, cart.id, type)) === addressText(orderAddress(db, orderId, type));
    if (!isSame) return `The order ${type} address has changed.`;
  }
  return null;
}
