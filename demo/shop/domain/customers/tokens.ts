import { randomBytes } from 'node:crypto';

import { type Database, insert, row, run } from '../../db/database';

const HOUR_MS = 3_600_000;

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Creates a bearer token for a customer, valid for an hour. It looks like the platform's, but is looked up in a table. */
export function issueToken(db: Database, customerId: number, now: Date): string {
  const expires = new Date(now.getTime() + HOUR_MS);
  const claims = { uid: customerId, utypid: 3, exp: Math.floor(expires.getTime() / 1000) };
  const token = [
    part({ kid: '1', alg: 'HS256' }),
    part(claims),
    randomBytes(32).toString('base64url'),
  ].join('.');
  run(db, 'DELETE FROM customer_tokens WHERE expires_at < ?', now.toISOString());
  insert(db, 'customer_tokens', {
    token,
    customer_id: customerId,
    expires_at: expires.toISOString(),
  });
  return token;
}

/** The customer of a token, or null when it is unknown or has expired. */
export function customerOfToken(db: Database, token: string, now: Date): number | null {
  const found = row<{ customer_id: number }>(
    db,
    'SELECT customer_id FROM customer_tokens WHERE token = ? AND expires_at >= ?',
    token,
    now.toISOString(),
  );
  return found?.customer_id ?? null;
}
