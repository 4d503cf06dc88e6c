import { randomBytes } from 'node:crypto';

import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import type { Shop, ShopEnv } from '../shop';
import { keptSettings } from './visitor-store';
import { shelfOf } from './shelf';
import { asVisitor, currentVisitor, type Visitor } from './visitor';

const COOKIE = 'demo_visitor';
const ID = /^[0-9a-f]{32}$/;
const YEAR = 31_536_000;

/** The visitor's current row. */
export function readVisitor({ db, defaults, stripe, paypal }: Shop, id: string | null): Visitor {
  const accounts = { hasProvider: stripe !== undefined, hasPaypal: paypal !== undefined };
  if (id === null) return { id, settings: defaults, shelf: new Map(), ...accounts };
  const settings = { ...defaults, ...keptSettings(db, id) };
  return { id, settings, shelf: shelfOf(db, id), ...accounts };
}

/** Runs every request as its visitor. The cookie outlives sessions, so settings survive a login and changes of the clock. */
export function withVisitor(shop: Shop): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const cookie = getCookie(c, COOKIE) ?? '';
    await asVisitor(readVisitor(shop, ID.test(cookie) ? cookie : null), next);
  };
}

/** The id of this request's visitor; creates one and sets the cookie when there is none. */
export function ensureVisitorId(c: Context<ShopEnv>): string {
  const { id } = currentVisitor();
  if (id !== null) return id;
  const made = randomBytes(16).toString('hex');
  setCookie(c, COOKIE, made, { path: '/', maxAge: YEAR, httpOnly: true, sameSite: 'Lax' });
  return made;
}
