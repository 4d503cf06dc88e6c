import { type Database, rows, run } from '../../db/database';

const address = (email: string): string => email.trim().toLowerCase();

export function isSubscribed(db: Database, email: string): boolean {
  const found = rows(db, 'SELECT 1 FROM subscribers WHERE email = ?', address(email));
  return found.length > 0;
}

/** Subscribes an address, if it is not subscribed yet. */
export function subscribe(db: Database, email: string, now: Date): void {
  run(
    db,
    'INSERT OR IGNORE INTO subscribers (email, subscribed_at) VALUES (?, ?)',
    address(email),
    now.toISOString(),
  );
}

/** Unsubscribes an address. */
export function unsubscribe(db: Database, email: string): void {
  run(db, 'DELETE FROM subscribers WHERE email = ?', address(email));
}
