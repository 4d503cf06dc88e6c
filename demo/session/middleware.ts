import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';

import type { Shop, ShopEnv } from '../shop';
import { COOKIE, keepSessionCookie } from './cookies';
import { deleteSession, findSession, newSession, saveSession } from './session';

/**
 * Gives a request the visitor's session and keeps what the request changed in it.
 * `when-used`: a new session is only kept once it holds something, so anonymous API calls leave no trace.
 */
export function withSession(
  { db }: Shop,
  keep: 'always' | 'when-used',
): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const id = getCookie(c, COOKIE.session);
    const found = id === undefined ? null : findSession(db, id);
    const session = found ?? newSession();
    const before = JSON.stringify(session);
    c.set('session', session);
    c.set('isNewVisitor', !found);
    await next();
    const isNew = !found && keep === 'always';
    const isChanged = isNew || JSON.stringify(session) !== before;
    if (isChanged) saveSession(db, session);
    if (found && session.id !== id && id !== undefined) deleteSession(db, id);
    if (found || isChanged) keepSessionCookie(c, session.id);
  };
}
