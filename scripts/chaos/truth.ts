import Database from 'libsql';

/** An order as the shop's database holds it. */
export interface MadeOrder {
  readonly number: string;
  readonly cartId: number;
  /** In dollars, formatted like a price. */
  readonly total: string;
}

const open = (dbFile: string): Database.Database => new Database(dbFile, { readonly: true });

/** The orders with this e-mail address. */
export function ordersOf(dbFile: string, email: string): readonly MadeOrder[] {
  const db = open(dbFile);
  try {
    const rows = db
      .prepare('SELECT increment_id, cart_id, grand_total FROM orders WHERE email = ? ORDER BY id')
      .all([email]) as { increment_id: string; cart_id: number; grand_total: number }[];
    return rows.map(({ increment_id, cart_id, grand_total }) => ({
      number: increment_id,
      cartId: cart_id,
      total: `$${(grand_total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    }));
  } finally {
    db.close();
  }
}

/** Number of pieces in a session's cart; 0 without a cart. */
export function piecesOf(dbFile: string, session: string): number {
  const db = open(dbFile);
  try {
    const row = db
      .prepare(
        `SELECT COALESCE(SUM(cart_items.qty), 0) AS n FROM sessions
           JOIN carts ON carts.id = sessions.cart_id AND carts.is_active = 1
           JOIN cart_items ON cart_items.cart_id = carts.id WHERE sessions.id = ?`,
      )
      .get([session]) as { n: number };
    return row.n;
  } finally {
    db.close();
  }
}
