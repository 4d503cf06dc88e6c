import type { Context, Hono, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';

import { baseUrlOf } from '../domain/base-url';
import { translate } from '../domain/language/translate';
import { isXhr } from '../rest/request';
import {
  bumpPrivateContent,
  COOKIE,
  dropMessagesCookie,
  keepFormKeyCookie,
  keepMessagesCookie,
  keepVaryCookie,
} from '../domain/session/cookies';
import { newFormKey, type SessionMessage } from '../domain/session/session';
import type { ShopEnv } from '../domain/shop';

type Visit = Context<ShopEnv>;

const FORM_KEY = /^[A-Za-z0-9]{16}$/;

/** The form key is the cookie's, which page scripts may have created; a POST may change private data. */
export function withFormKey(): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const cookie = getCookie(c, COOKIE.formKey);
    if (cookie !== undefined && FORM_KEY.test(cookie) && !c.get('isLapsed')) {
      c.get('session').formKey = cookie;
      keepFormKeyCookie(c, cookie);
    }
    if (c.req.method === 'POST') bumpPrivateContent(c, newFormKey() + newFormKey());
    await next();
  };
}

/** Every response of the storefront renews the cookie of the visitor's group, unless it has just changed it. */
export function withVary(): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    await next();
    if (!c.get('isSessionOver')) keepVaryCookie(c, c.get('session').customerId !== null);
  };
}

/** Fields of a posted form. */
export type Form = Readonly<Record<string, string | File | (string | File)[]>>;

export async function readForm(c: Visit): Promise<Form> {
  return c.req.parseBody();
}

/** Text of a form field; '' when it is missing or a file. */
export function field(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** Values of a field that may be repeated, such as `links[]`. */
export function fieldList(form: Form, name: string): readonly string[] {
  const value = form[name];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((entry) => typeof entry === 'string');
}

/** The ids of the agreements that are ticked in a form, `agreement[<id>]`. */
export function agreedIds(form: Form): readonly string[] {
  return Object.keys(form).flatMap((name) => /^agreement\[(\d+)\]$/.exec(name)?.[1] ?? []);
}

export function hasFormKey(c: Visit, form: Form): boolean {
  return field(form, 'form_key') === c.get('session').formKey;
}

export function flash(c: Visit, type: SessionMessage['type'], text: string): void {
  c.get('session').messages.push({ type, text: translate(text) });
}

function messagesInCookie(c: Visit): readonly SessionMessage[] {
  try {
    const list: unknown = JSON.parse(getCookie(c, COOKIE.messages) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(
      (entry: unknown): entry is SessionMessage =>
        typeof entry === 'object' &&
        entry !== null &&
        'text' in entry &&
        'type' in entry &&
        ['success', 'notice', 'warning', 'error'].includes(String(entry.type)),
    );
  } catch {
    return [];
  }
}

/** A redirect carries the pending messages to the next page in a cookie. */
export function redirect(c: Visit, to: string): Response {
  const session = c.get('session');
  if (session.messages.length > 0) {
    keepMessagesCookie(c, [...messagesInCookie(c), ...session.messages]);
    session.messages = [];
  }
  c.header('Content-Type', 'text/html; charset=UTF-8');
  return c.redirect(new URL(to, baseUrlOf(c)).href, 302);
}

/** Redirects to the referring page, if it is the shop's; otherwise to the home page. */
export function redirectBack(c: Visit): Response {
  const base = baseUrlOf(c);
  const referer = c.req.header('referer') ?? '';
  return redirect(c, referer.startsWith(base) ? referer : base);
}

/** The page's scripts set this cookie; a browser without scripts never sends it. */
const runsScripts = (c: Visit): boolean => getCookie(c, COOKIE.cacheSession) !== undefined;

/**
 * Messages for this page, returned once. A browser with scripts gets them in the cookie, as from the
 * platform, and shows them in the page's message area; for others they are rendered.
 */
export function takeMessages(c: Visit): readonly SessionMessage[] {
  const session = c.get('session');
  if (runsScripts(c)) {
    if (session.messages.length > 0) {
      keepMessagesCookie(c, [...messagesInCookie(c), ...session.messages]);
      session.messages = [];
    }
    return [];
  }
  const messages = [...messagesInCookie(c), ...session.messages];
  session.messages = [];
  dropMessagesCookie(c);
  return messages;
}

/**
 * The platform's CSRF check: a script's request or a valid form key. Returns the refusal, or null to continue.
 */
export function refuseForgery(c: Visit, form: Form): Response | null {
  if (isXhr(c) || hasFormKey(c, form)) return null;
  flash(c, 'error', 'Invalid Form Key. Please refresh the page.');
  return redirectBack(c);
}

/** Adds the handler of a form's POST, which runs unless the CSRF check refuses the request. */
export function onForm(
  app: Hono<ShopEnv>,
  path: string,
  handle: (c: Visit, form: Form) => Response | Promise<Response>,
): void {
  app.post(path, async (c) => {
    const form = await readForm(c);
    return refuseForgery(c, form) ?? handle(c, form);
  });
}
