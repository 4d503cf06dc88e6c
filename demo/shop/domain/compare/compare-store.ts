import { type Database, rows, run } from '../../db/database';
import type { Session } from '../session/session';

/** Whose list it is: a customer's is kept for the next visit, a guest's for this one. */
type Owner = Pick<Session, 'id' | 'customerId'>;

const guest = (sessionId: string): string => `guest:${sessionId}`;
const customer = (customerId: number): string => `customer:${String(customerId)}`;
const ownerOf = ({ id, customerId }: Owner): string =>
  customerId === null ? guest(id) : customer(customerId);

/** The products that a visitor compares, in the order they were added. */
export function comparedIds(db: Database, owner: Owner): readonly number[] {
  return rows<{ readonly product_id: number }>(
    db,
    'SELECT product_id FROM compare_items WHERE owner = ? ORDER BY id',
    ownerOf(owner),
  ).map(({ product_id }) => product_id);
}

/** Adds a product; one that is there already stays where it is. */
export function addCompared(db: Database, owner: Owner, productId: number): void {
  run(
    db,
    'INSERT OR IGNORE INTO compare_items (owner, product_id) VALUES (?, ?)',
    ownerOf(owner),
    productId,
  );
}

/** Removes a product; whether it was on the list. */
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

/** With the sign-in, a guest's products join the customer's. */
export function joinCompared(db: Database, sessionId: string, customerId: number): void {
  run(
    db,
    'UPDATE OR IGNORE compare_items SET owner = ? WHERE owner = ?',
    customer(customerId),
    guest(sessionId),
  );
  run(db, 'DELETE FROM compare_items WHERE owner = ?', guest(sessionId));
}
