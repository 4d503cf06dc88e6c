import Database from 'libsql';

import type { MadeOrder } from './world.types';

/** Runs a query on the shop's database while the shop is running. */
function rowsOf(dbFile: string, sql: string, ...values: readonly unknown[]): readonly unknown[] {
  const db = new Database(dbFile, { readonly: true });
  try {
    return db.prepare(sql).all([...values]);
  } finally {
    db.close();
  }
}

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly cart: number;
  readonly total: number;
  readonly method: string;
  readonly placed: string;
  readonly status: string;
  readonly state: string | null;
  readonly payment: string | null;
}

/** Methods whose orders exist before they are paid, on another page. */
const PAID_ELSEWHERE = new Set(['stripe_payments_checkout', 'town_bank']);

function stateOf({ status, state, method }: OrderRow): MadeOrder['state'] {
  if (status === 'canceled') return 'canceled';
  const isPaid = state === 'paid' || state === 'authorized';
  return PAID_ELSEWHERE.has(method) && !isPaid ? 'unpaid' : 'placed';
}

/** The orders with this e-mail address, and those of a wallet's, which have its own: by the provider's ids. */
export function ordersOf(
  dbFile: string,
  email: string,
  paymentIds: readonly string[],
): readonly MadeOrder[] {
  const found = rowsOf(
    dbFile,
    `SELECT orders.id, increment_id AS number, COALESCE(order_payments.cart_id, orders.cart_id) AS cart,
       grand_total AS total, payment_method AS method, placed_at AS placed, status, state, provider_id AS payment
     FROM orders LEFT JOIN order_payments ON order_payments.order_id = orders.id
     WHERE email = ? OR provider_id IN (SELECT value FROM json_each(?)) ORDER BY orders.id`,
    email,
    JSON.stringify(paymentIds),
  ) as readonly OrderRow[];
  return found.map((row) => ({
    number: row.number,
    cartId: row.cart,
    total: row.total,
    method: row.method,
    placedAt: Date.parse(row.placed),
    state: stateOf(row),
    paymentId: row.payment === '' ? null : row.payment,
    skus: (
      rowsOf(dbFile, 'SELECT sku FROM order_items WHERE order_id = ?', row.id) as readonly {
        sku: string;
      }[]
    ).map(({ sku }) => sku),
  }));
}

/** The cart of a session, with what calls to it need. */
export interface OpenCart {
  readonly formKey: string;
  readonly isCustomer: boolean;
  readonly maskedId: string;
  readonly lines: readonly { readonly id: number; readonly qty: number }[];
}

/** The open cart of a session; null without one. */
export function cartOf(dbFile: string, session: string): OpenCart | null {
  const [cart] = rowsOf(
    dbFile,
    `SELECT carts.id, masked_id AS masked, form_key AS key, sessions.customer_id AS customer
     FROM sessions JOIN carts ON carts.is_active = 1
       AND (carts.id = sessions.cart_id OR carts.customer_id = sessions.customer_id)
     WHERE sessions.id = ? ORDER BY carts.id DESC LIMIT 1`,
    session,
  ) as readonly { id: number; masked: string; key: string; customer: number | null }[];
  if (cart === undefined) return null;
  return {
    formKey: cart.key,
    isCustomer: cart.customer !== null,
    maskedId: cart.masked,
    lines: rowsOf(
      dbFile,
      'SELECT id, qty FROM cart_items WHERE cart_id = ? ORDER BY id',
      cart.id,
    ) as OpenCart['lines'],
  };
}

/** Number of pieces in a session's cart; 0 without a cart. */
export const piecesOf = (dbFile: string, session: string): number =>
  (cartOf(dbFile, session)?.lines ?? []).reduce((sum, { qty }) => sum + qty, 0);

/** The ids of a customer's addresses, in their order. */
export const addressesOf = (dbFile: string, email: string): readonly number[] =>
  (
    rowsOf(
      dbFile,
      `SELECT customer_addresses.id FROM customers
       JOIN customer_addresses ON customer_addresses.customer_id = customers.id
     WHERE email = ? ORDER BY customer_addresses.id`,
      email,
    ) as readonly { id: number }[]
  ).map(({ id }) => id);

/** Creates a customer with this e-mail and the password and address of the shop's own one. */
export function addCustomer(dbFile: string, email: string): void {
  const db = new Database(dbFile);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.transaction(() => {
      const { lastInsertRowid: id } = db
        .prepare(
          `INSERT INTO customers (email, password_hash, firstname, lastname, created_at)
           SELECT ?, password_hash, firstname, lastname, created_at FROM customers WHERE email = ?`,
        )
        .run([email, MODEL]);
      const { lastInsertRowid: address } = db
        .prepare(
          `INSERT INTO customer_addresses (customer_id, address_json)
           SELECT ?, address_json FROM customer_addresses
           WHERE customer_id = (SELECT id FROM customers WHERE email = ?) ORDER BY id LIMIT 1`,
        )
        .run([Number(id), MODEL]);
      db.prepare('UPDATE customers SET default_shipping = ?, default_billing = ? WHERE id = ?').run(
        [Number(address), Number(address), Number(id)],
      );
    }).immediate();
  } finally {
    db.close();
  }
}

const MODEL = 'jane@example.com';
/** The password of the shop's own customers. */
export const PASSWORD = 'Secret123!';
