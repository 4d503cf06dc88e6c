import { type Database, rows, run } from '../../db/database';

const address = (email: string): string => email.trim().toLowerCase();

export function isSubscribed(db: Database, email: string): boolean {
  const found = rows(db, 'SELECT 1 FROM subscribers WHERE email = ?', address(email));
  return found.length > 0;
}

/** Puts an address on the list; one that is on it stays. */
export function subscribe(db: Database, email: string, now: Date): void {
  run(
    db,
    'INSERT OR IGNORE INTO subscribers (email, subscribed_at) VALUES (?, ?)',
    address(email),
    now.toISOString(),
  );
}

/** Takes an address off the list. */
export function unsubscribe(db: Database, email: string): void {
  run(db, 'DELETE FROM subscribers WHERE email = ?', address(email));
}
