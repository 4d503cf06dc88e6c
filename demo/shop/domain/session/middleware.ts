import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';

import type { Shop, ShopEnv } from '../shop';
import {
  COOKIE,
  dropCacheSession,
  dropLoginCookies,
  dropSessionCookie,
  keepSessionCookie,
  keepVaryCookie,
  SESSION_SECONDS,
} from './cookies';
import { rememberedCustomer } from './persistent';
import {
  currentSessionId,
  deleteSession,
  findSession,
  newSession,
  replaceSession,
  saveSession,
  sessionAge,
} from './session';

/** An unchanged session is saved again when its last save is older than this. */
const KEEP_SECONDS = 60;

/** Loads the visitor's session for a request, or creates one, and saves the request's changes. */
export function withSession({ db }: Shop): MiddlewareHandler<ShopEnv> {
  /** The cookies would have expired: when only the visitor's clock was moved forward, the shop drops them itself. */
  const forgetVisit = (c: Context<ShopEnv>, id: string): void => {
    deleteSession(db, id);
    dropLoginCookies(c);
    keepVaryCookie(c, false);
  };
  return async (c, next) => {
    const sentId = getCookie(c, COOKIE.session);
    if (sentId === undefined) dropCacheSession(c);
    const id = sentId === undefined ? undefined : currentSessionId(db, sentId);
    const kept = id === undefined ? null : findSession(db, id);
    const isLapsed = kept !== null && sessionAge(kept) > SESSION_SECONDS;
    const found = isLapsed ? null : kept;
    if (isLapsed) forgetVisit(c, kept.id);
    const session = found ?? newSession();
    if (session.customerId === null) session.rememberedId = rememberedCustomer(db, c);
    const before = JSON.stringify(session);
    c.set('session', session);
    c.set('isNewVisitor', !found);
    c.set('isLapsed', isLapsed);
    await next();
    if (c.get('isSessionOver')) {
      if (id !== undefined) deleteSession(db, id);
      dropSessionCookie(c);
      return;
    }
    // A login during this request has moved the session: its cookie must not be set with the old id.
    const currentId = currentSessionId(db, session.id);
    if (currentId !== session.id) {
      keepSessionCookie(c, currentId);
      return;
    }
    const isDue = found === null || sessionAge(found) > KEEP_SECONDS;
    if (isDue || JSON.stringify(session) !== before) saveSession(db, session);
    if (found && session.id !== id && id !== undefined) replaceSession(db, id, session.id);
    keepSessionCookie(c, session.id);
  };
}
