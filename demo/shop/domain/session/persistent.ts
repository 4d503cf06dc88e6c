import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { type Database, insert, row, run } from '../../db/database';
import { currentSettings } from '../settings/visitor';
import { COOKIE } from './cookies';

const YEAR = 31_536_000;

/** Remembers a customer for a year, so that the cart persists after the session has ended. */
export function rememberCustomer(db: Database, c: Context, customerId: number): void {
  const key = randomBytes(25).toString('hex');
  insert(db, 'persistent_sessions', { key, customer_id: customerId });
  setCookie(c, COOKIE.persistent, key, {
    path: '/',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'Lax',
  });
}

/** Ends a persistent session; returns whether there was one. The caller removes the cookie. */
export function forgetCustomer(db: Database, c: Context): boolean {
  const key = getCookie(c, COOKIE.persistent);
  if (key === undefined) return false;
  run(db, 'DELETE FROM persistent_sessions WHERE key = ?', key);
  return true;
}

/** The remembered customer, if the visitor's shop has persistent carts; otherwise null. */
export function rememberedCustomer(db: Database, c: Context): number | null {
  const key = getCookie(c, COOKIE.persistent);
  if (key === undefined || !currentSettings().persistentCart) return null;
  const found = row<{ customer_id: number }>(
    db,
    'SELECT customer_id FROM persistent_sessions WHERE key = ?',
    key,
  );
  return found?.customer_id ?? null;
}
