import { rows, run, type Database } from '../../db/database';

/** A visitor's changes to a product: its price in cents, its stock. */
export interface ShelfChange {
  readonly price?: number;
  readonly stock?: number;
}

/** Changes by SKU. */
export type Shelf = ReadonlyMap<string, ShelfChange>;

interface ShelfRow {
  readonly sku: string;
  readonly price: number | null;
  readonly stock: number | null;
}

/** A visitor's changes. */
export function shelfOf(db: Database, visitorId: string): Shelf {
  const found = rows<ShelfRow>(
    db,
    'SELECT sku, price, stock FROM visitor_shelf WHERE visitor_id = ?',
    visitorId,
  );
  return new Map(
    found.map(({ sku, price, stock }) => [
      sku,
      { ...(price === null ? {} : { price }), ...(stock === null ? {} : { stock }) },
    ]),
  );
}

/** Changes price or stock of a SKU for one visitor only. */
export function changeShelf(
  db: Database,
  visitorId: string,
  sku: string,
  { price, stock }: ShelfChange,
): void {
  run(
    db,
    `INSERT INTO visitor_shelf (visitor_id, sku, price, stock) VALUES (?, ?, ?, ?)
     ON CONFLICT (visitor_id, sku)
     DO UPDATE SET price = coalesce(excluded.price, price), stock = coalesce(excluded.stock, stock)`,
    visitorId,
    sku,
    price ?? null,
    stock ?? null,
  );
}

/** Restores the shop's own prices and stock for a visitor. */
export function clearShelf(db: Database, visitorId: string): void {
  run(db, 'DELETE FROM visitor_shelf WHERE visitor_id = ?', visitorId);
}
