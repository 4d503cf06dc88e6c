import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Lifetime of sessions, form keys and their cookies after a request, in seconds. */
export const SESSION_SECONDS = 3600;
const YEAR = 31_536_000;
const TEN_YEARS = 315_360_000;

/** Attributes of cookies that live as long as the session. */
const SESSION_COOKIE = {
  path: '/',
  maxAge: SESSION_SECONDS,
  httpOnly: true,
  sameSite: 'Lax',
} as const;

/** Cookies of the platform: names, lifetimes and attributes as recorded. */
export const COOKIE = {
  session: 'PHPSESSID',
  formKey: 'form_key',
  version: 'private_content_version',
  messages: 'mage-messages',
  cacheSession: 'mage-cache-sessid',
  vary: 'X-Magento-Vary',
  persistent: 'persistent_shopping_cart',
} as const;

export function keepSessionCookie(c: Context, id: string): void {
  setCookie(c, COOKIE.session, id, SESSION_COOKIE);
}

export function dropSessionCookie(c: Context): void {
  deleteCookie(c, COOKIE.session, { path: '/' });
}

export function keepFormKeyCookie(c: Context, formKey: string): void {
  setCookie(c, COOKIE.formKey, formKey, { path: '/', maxAge: SESSION_SECONDS, sameSite: 'Lax' });
}

/** A new value signals to the browser that private data may have changed. */
export function bumpPrivateContent(c: Context, version: string): void {
  // Browsers and the cookie standard limit it to 400 days; the platform still sets ten years.
  c.header(
    'Set-Cookie',
    `${COOKIE.version}=${version}; Max-Age=${String(TEN_YEARS)}; Path=/; SameSite=Lax`,
    { append: true },
  );
}

export function keepMessagesCookie(c: Context, messages: readonly unknown[]): void {
  setCookie(c, COOKIE.messages, JSON.stringify(messages), {
    path: '/',
    maxAge: YEAR,
    sameSite: 'Strict',
  });
}

export function dropMessagesCookie(c: Context): void {
  if (getCookie(c, COOKIE.messages) !== undefined) deleteCookie(c, COOKIE.messages, { path: '/' });
}

/** Sets the cookie of the visitor's group for page caches; removes it for guests. */
export function keepVaryCookie(c: Context, isLoggedIn: boolean): void {
  if (!isLoggedIn) {
    if (getCookie(c, COOKIE.vary) !== undefined) deleteCookie(c, COOKIE.vary, { path: '/' });
    return;
  }
  setCookie(c, COOKIE.vary, 'customer', SESSION_COOKIE);
}

/** After a logout: the group of a guest who was a customer, until the next response. */
export function leaveVaryCookie(c: Context): void {
  setCookie(c, COOKIE.vary, 'guest', SESSION_COOKIE);
}

/** A login ends an earlier persistent session. */
export function dropPersistentCookie(c: Context): void {
  deleteCookie(c, COOKIE.persistent, { path: '/' });
}

/** Cookies that are removed at login and logout. */
export function dropLoginCookies(c: Context): void {
  deleteCookie(c, COOKIE.formKey, { path: '/' });
  dropCacheSession(c);
}

/** A page's scripts clear their cache of private data without this cookie, because it belongs to another session. */
export function dropCacheSession(c: Context): void {
  if (getCookie(c, COOKIE.cacheSession) !== undefined) {
    deleteCookie(c, COOKIE.cacheSession, { path: '/' });
  }
}
