import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';

import type { Shop, ShopEnv } from '../shop';
import { COOKIE, dropSessionCookie, keepSessionCookie } from './cookies';
import { rememberedCustomer } from './persistent';
import { deleteSession, findSession, newSession, saveSession } from './session';

/** Gives a request the visitor's session, a new one where there is none, and keeps what the request changed in it. */
export function withSession({ db }: Shop): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const id = getCookie(c, COOKIE.session);
    const found = id === undefined ? null : findSession(db, id);
    const session = found ?? newSession();
    if (session.customerId === null) session.rememberedId = rememberedCustomer(db, c);
    const before = JSON.stringify(session);
    c.set('session', session);
    c.set('isNewVisitor', !found);
    await next();
    if (c.get('isSessionOver')) {
      if (id !== undefined) deleteSession(db, id);
      dropSessionCookie(c);
      return;
    }
    if (!found || JSON.stringify(session) !== before) saveSession(db, session);
    if (found && session.id !== id && id !== undefined) deleteSession(db, id);
    keepSessionCookie(c, session.id);
  };
}
