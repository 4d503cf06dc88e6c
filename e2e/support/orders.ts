import Database from 'libsql';

/** An order in the shop's database; money in cents. */
export interface StoredOrder {
  readonly incrementId: string;
  readonly email: string;
  readonly customerId: number | null;
  readonly status: string;
  readonly paymentMethod: string;
  readonly poNumber: string | null;
  readonly shippingMethod: string | null;
  readonly couponCode: string | null;
  readonly grandTotal: number;
  readonly discount: number;
  readonly items: readonly { readonly sku: string; readonly qty: number }[];
  /** Submitted data by type, snake_case. */
  readonly addresses: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

type Row = Readonly<Record<string, unknown>>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads the order with this number from the database of the shop under test. */
export function orderOf(incrementId: string): StoredOrder {
  const file = process.env.TILL_E2E_DB;
  if (!file) throw new Error('TILL_E2E_DB names no database');
  const db = new Database(file, { readonly: true });
  try {
    const row = db.prepare('SELECT * FROM orders WHERE increment_id = ?').get(incrementId) as
      Row | undefined;
    if (!row) throw new Error(`no order ${incrementId} in the database`);
    const items = db.prepare('SELECT sku, qty FROM order_items WHERE order_id = ?').all(row.id);
    const addresses = db
      .prepare('SELECT type, address_json FROM order_addresses WHERE order_id = ?')
      .all(row.id) as { type: string; address_json: string }[];
    return {
      incrementId,
      email: String(row.email),
      customerId: row.customer_id === null ? null : Number(row.customer_id),
      status: String(row.status),
      paymentMethod: String(row.payment_method),
      poNumber: textOrNull(row.po_number),
      shippingMethod: textOrNull(row.shipping_method),
      couponCode: textOrNull(row.coupon_code),
      grandTotal: Number(row.grand_total),
      discount: Number(row.discount),
      items: items as { sku: string; qty: number }[],
      addresses: Object.fromEntries(
        addresses.map(({ type, address_json }) => [
          type,
          JSON.parse(address_json) as Readonly<Record<string, unknown>>,
        ]),
      ),
    };
  } finally {
    db.close();
  }
}

/** Number of orders with this e-mail. */
export function orderCount(email: string): number {
  const file = process.env.TILL_E2E_DB;
  if (!file) throw new Error('TILL_E2E_DB names no database');
  const db = new Database(file, { readonly: true });
  try {
    const row = db.prepare('SELECT COUNT(*) AS n FROM orders WHERE email = ?').get(email) as Row;
    return Number(row.n);
  } finally {
    db.close();
  }
}

/** The statuses of a customer's orders in the shop's database, oldest first. */
export function statusesOf(email: string): readonly string[] {
  const file = process.env.TILL_E2E_DB;
  if (!file) throw new Error('TILL_E2E_DB names no database');
  const db = new Database(file, { readonly: true });
  try {
    const rows = db.prepare('SELECT status FROM orders WHERE email = ? ORDER BY id').all(email);
    return (rows as readonly { status: string }[]).map(({ status }) => status);
  } finally {
    db.close();
  }
}
