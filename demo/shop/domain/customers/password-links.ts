import { randomBytes } from 'node:crypto';

import { type Database, insert, inTransaction, row, run } from '../../db/database';

const DAY_MS = 86_400_000;

/** Creates the secret of a link for setting a new password within a day. Older links become invalid. */
export function issuePasswordLink(db: Database, customerId: number, now: Date): string {
  const token = randomBytes(16).toString('hex');
  inTransaction(db, () => {
    run(db, 'DELETE FROM password_links WHERE customer_id = ?', customerId);
    insert(db, 'password_links', {
      token,
      customer_id: customerId,
      expires_at: new Date(now.getTime() + DAY_MS).toISOString(),
    });
  });
  return token;
}

/** The customer of a link, or null when it was used, was replaced or has expired. */
export function customerOfLink(db: Database, token: string, now: Date): number | null {
  const found = row<{ customer_id: number }>(
    db,
    'SELECT customer_id FROM password_links WHERE token = ? AND expires_at >= ?',
    token,
    now.toISOString(),
  );
  return found?.customer_id ?? null;
}

/** Invalidates a link, which is valid once. */
export function dropPasswordLink(db: Database, token: string): void {
  run(db, 'DELETE FROM password_links WHERE token = ?', token);
}
