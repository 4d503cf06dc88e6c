import { emptyAddress, type StoredAddress } from '../carts/address';
import { getAddress, type Cart } from '../carts/cart-store';
import { type Database, insert, row, rows, run } from '../../db/database';
import { spendCredit } from '../credit/store-credit';
import { copyGiftsToOrder } from '../gifts/gift-messages';
import type { LineOption } from '../carts/line-options';
import type { CartTotals } from '../totals/totals';

/** An order's row; money in cents. */
export interface Order {
  readonly id: number;
  readonly increment_id: string;
  readonly cart_id: number;
  readonly customer_id: number | null;
  readonly email: string;
  readonly status: string;
  readonly payment_method: string;
  /** `carrier_method`; null when nothing is shipped. */
  readonly shipping_method: string | null;
  readonly coupon_code: string | null;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly grand_total: number;
  readonly placed_at: string;
}

/** A line of an order; money in cents. */
export interface OrderItem {
  readonly id: number;
  readonly product_id: number;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly row_total: number;
}

/** An option of an ordered line, as plain text. */
export interface OrderItemOption {
  readonly label: string;
  readonly value: string;
}

/** The payment of an order. */
export interface OrderPayment {
  readonly method: string;
  readonly po_number: string | null;
}

const INCREMENT_DIGITS = 9;

/** Inserts an order with its lines and addresses; returns its id. Call it inside a transaction. */
export function insertOrder(
  db: Database,
  order: {
    readonly cart: Cart;
    readonly email: string;
    readonly totals: CartTotals;
    readonly payment: OrderPayment;
    readonly now: Date;
  },
): number {
  const { cart, totals, payment } = order;
  const id = insert(db, 'orders', {
    cart_id: cart.id,
    customer_id: cart.customer_id,
    email: order.email,
    status: 'pending',
    payment_method: payment.method,
    po_number: payment.po_number,
    shipping_method: totals.isVirtual ? null : cart.shipping_method,
    coupon_code: totals.couponCode,
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    tax: totals.tax,
    grand_total: totals.grandTotal,
    placed_at: order.now.toISOString(),
  });
  const incrementId = String(id).padStart(INCREMENT_DIGITS, '0');
  run(db, 'UPDATE orders SET increment_id = ? WHERE id = ?', incrementId, id);
  const itemIds = new Map<number, number>();
  for (const { line, tax, discount } of totals.lines) {
    const itemId = insert(db, 'order_items', {
      order_id: id,
      product_id: line.article.product.id,
      sku: line.sku,
      name: line.name,
      qty: line.qty,
      price: line.price,
      row_total: line.rowTotal,
      tax,
      discount,
    });
    insertOptions(db, itemId, line.options);
    itemIds.set(line.itemId, itemId);
  }
  copyGiftsToOrder(db, cart.id, id, itemIds);
  spendCredit(db, id, totals.credit);
  for (const type of totals.isVirtual
    ? (['billing'] as const)
    : (['shipping', 'billing'] as const)) {
    insert(db, 'order_addresses', {
      order_id: id,
      type,
      address_json: JSON.stringify(getAddress(db, cart.id, type)),
    });
  }
  if (totals.coupon) {
    insert(db, 'coupon_uses', { code: totals.coupon.code, order_id: id });
  }
  return id;
}

function insertOptions(db: Database, itemId: number, options: readonly LineOption[]): void {
  for (const { label, values } of options) {
    insert(db, 'order_item_options', { order_item_id: itemId, label, value: values.join(', ') });
  }
}

/** Changes the status of an order. */
export function setOrderStatus(db: Database, id: number, status: string): void {
  run(db, 'UPDATE orders SET status = ? WHERE id = ?', status, id);
}

export function findOrder(db: Database, id: number): Order | null {
  return row<Order>(db, 'SELECT * FROM orders WHERE id = ?', id);
}

/** The order with this number; null when there is none. */
export function findOrderByNumber(db: Database, number: string): Order | null {
  return row<Order>(db, 'SELECT * FROM orders WHERE increment_id = ?', number);
}

/** Newest first; with those that were placed as the customer whose copy this one is. */
export function ordersOf(db: Database, customerId: number): readonly Order[] {
  return rows<Order>(
    db,
    `SELECT * FROM orders
     WHERE customer_id = ? OR id IN (SELECT order_id FROM copied_orders WHERE customer_id = ?)
     ORDER BY id DESC`,
    customerId,
    customerId,
  );
}

export function orderItems(db: Database, orderId: number): readonly OrderItem[] {
  return rows<OrderItem>(db, 'SELECT * FROM order_items WHERE order_id = ? ORDER BY id', orderId);
}

/** The options of a line, in the order of its cart. */
export function orderItemOptions(db: Database, itemId: number): readonly OrderItemOption[] {
  return rows<OrderItemOption>(
    db,
    'SELECT label, value FROM order_item_options WHERE order_item_id = ? ORDER BY id',
    itemId,
  );
}

/** The shipping or billing address of an order; null without one. */
export function orderAddress(
  db: Database,
  orderId: number,
  type: 'shipping' | 'billing',
): StoredAddress | null {
  const found = row<{ address_json: string }>(
    db,
    'SELECT address_json FROM order_addresses WHERE order_id = ? AND type = ?',
    orderId,
    type,
  );
  if (!found) return null;
  return { ...emptyAddress, ...(JSON.parse(found.address_json) as Partial<StoredAddress>) };
}
