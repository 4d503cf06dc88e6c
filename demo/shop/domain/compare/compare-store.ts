import { type Database, rows, run } from '../../db/database';
import type { Session } from '../session/session';

/** The owner of a list: a customer's list is kept across visits, a guest's for this visit only. */
type Owner = Pick<Session, 'id' | 'customerId'>;

const guest = (sessionId: string): string => `guest:${sessionId}`;
const customer = (customerId: number): string => `customer:${String(customerId)}`;
const ownerOf = ({ id, customerId }: Owner): string =>
  customerId === null ? guest(id) : customer(customerId);

/** The products that a visitor compares, in the order in which they were added. */
export function comparedIds(db: Database, owner: Owner): readonly number[] {
  return rows<{ readonly product_id: number }>(
    db,
    'SELECT product_id FROM compare_items WHERE owner = ? ORDER BY id',
    ownerOf(owner),
  ).map(({ product_id }) => product_id);
}

/** Adds a product; a product that is already on the list keeps its position. */
export function addCompared(db: Database, owner: Owner, productId: number): void {
  run(
    db,
    'INSERT OR IGNORE INTO compare_items (owner, product_id) VALUES (?, ?)',
    ownerOf(owner),
    productId,
  );
}

/** Removes a product; returns whether it was on the list. */
export function removeCompared(db: Database, owner: Owner, productId: number): boolean {
  const isThere = comparedIds(db, owner).includes(productId);
  run(
    db,
    'DELETE FROM compare_items WHERE owner = ? AND product_id = ?',
    ownerOf(owner),
    productId,
  );
  return isThere;
}

export function clearCompared(db: Database, owner: Owner): void {
  run(db, 'DELETE FROM compare_items WHERE owner = ?', ownerOf(owner));
}

/** Merges a guest's products into the customer's list at sign-in. */
export function joinCompared(db: Database, sessionId: string, customerId: number): void {
  run(
    db,
    'UPDATE OR IGNORE compare_items SET owner = ? WHERE owner = ?',
    customer(customerId),
    guest(sessionId),
  );
  run(db, 'DELETE FROM compare_items WHERE owner = ?', guest(sessionId));
}
