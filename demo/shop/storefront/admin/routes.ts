import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import {
  ADMINISTRATOR,
  endAdminSession,
  findAdminSession,
  keepAdminSession,
  newAdminSession,
  secretKey,
  type AdminSession,
} from '../../domain/admin/admin-session';
import { baseUrlOf } from '../../domain/base-url';
import { newFormKey } from '../../domain/session/session';
import type { Shop, ShopEnv } from '../../domain/shop';
import { signInPage } from '../../pages/admin/pages';
import { field, readForm, type Form } from '../visit';
import { editBlock, listBlocks, saveOneBlock } from './blocks';
import type { AdminAction, AdminVisit } from './visit.types';

/** What signed-in administrators may do, by route, controller and action. */
const ACTIONS: Readonly<Record<string, AdminAction>> = {
  'cms/block/index': listBlocks,
  'cms/block/new': editBlock,
  'cms/block/edit': editBlock,
  'cms/block/save': saveOneBlock,
};

const HOME = 'cms/block/index';

/** The action and the parameters of an address: `cms/block/edit/block_id/2/key/…/`. */
function addressed(path: string) {
  const parts = path.split('/').filter(Boolean);
  const [route = '', controller = 'index', action = 'index', ...rest] = parts;
  const params = new Map<string, string>();
  for (let place = 0; place < rest.length; place += 2) {
    params.set(rest[place] ?? '', rest[place + 1] ?? '');
  }
  return { action: `${route}/${controller}/${action}`, params };
}

const isAjax = (c: Context, form: Form): boolean =>
  c.req.query('isAjax') === 'true' || field(form, 'isAjax') === 'true';

/** The cookie with the form key of the sign-in, which has no session yet. */
const SIGN_IN = 'admin_sign_in';

/** The form key of this browser's sign-in form, so that no other site can sign it in. */
function signInKey(c: Context, path: string): string {
  const known = getCookie(c, SIGN_IN) ?? '';
  if (/^\w{16}$/.test(known)) return known;
  const key = newFormKey();
  setCookie(c, SIGN_IN, key, { path, httpOnly: true, sameSite: 'Strict' });
  return key;
}

/** Signs in, or shows the page for that; a script that says so is told that the session has ended. */
function withoutSession(
  shop: Shop,
  c: Context<ShopEnv>,
  form: Form,
  path: string,
): Response | Promise<Response> {
  const [name, password] = [field(form, 'login[username]'), field(form, 'login[password]')];
  const formKey = signInKey(c, path);
  const hasKey = field(form, 'form_key') === formKey;
  if (hasKey && name === ADMINISTRATOR.name && password === ADMINISTRATOR.password) {
    keepAdminSession(shop.db, c, newAdminSession(), path);
    return c.redirect(`${baseUrlOf(c)}admin/`, 302);
  }
  if (isAjax(c, form)) {
    return c.json({ ajaxExpired: 1, ajaxRedirect: `${baseUrlOf(c)}admin/` });
  }
  const text = hasKey
    ? 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
    : 'Invalid Form Key. Please refresh the page.';
  const messages = name === '' ? [] : [{ type: 'error', text } as const];
  const around = { baseUrl: baseUrlOf(c), formKey, messages, signOut: null };
  return c.html(signInPage(around, ADMINISTRATOR));
}

/** The refusal of an address or a form with a wrong key; null for the right ones. */
function refused(
  visit: AdminVisit,
  { action, params }: ReturnType<typeof addressed>,
): Response | null {
  const { c, form, session } = visit;
  const hasSecret = action === HOME || params.get('key') === secretKey(session, action);
  const hasFormKey = c.req.method !== 'POST' || field(form, 'form_key') === session.formKey;
  if (hasSecret && hasFormKey) return null;
  if (!isAjax(c, form)) return c.redirect(visit.urlOf(HOME), 302);
  const what = hasSecret ? 'Invalid Form Key' : 'You entered an invalid Secret Key';
  return c.json({ error: true, message: `${what}. Please refresh the page.` });
}

function visitOf(
  shop: Shop,
  c: Context<ShopEnv>,
  form: Form,
  session: AdminSession,
  params: ReadonlyMap<string, string>,
): AdminVisit {
  const urlOf = (action: string, more = ''): string =>
    `${baseUrlOf(c)}admin/${action}/${more}key/${secretKey(session, action)}/`;
  return {
    shop,
    c,
    form,
    session,
    params,
    urlOf,
    takeAround: () => {
      const { messages } = session;
      session.messages = [];
      const signOut = urlOf('admin/auth/logout');
      return { baseUrl: baseUrlOf(c), formKey: session.formKey, messages, signOut };
    },
  };
}

/**
 * The administration: its own sign-in, session and form key, and a secret key in every address. Shoppers have no access,
 * signed in or not; an administrator of the shop is nobody in the shop itself.
 */
export function addAdminRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  const handle = async (c: Context<ShopEnv>): Promise<Response> => {
    const path = new URL('admin', baseUrlOf(c)).pathname;
    const form = c.req.method === 'POST' ? await readForm(c) : {};
    const session = findAdminSession(shop.db, c);
    if (session === null) return withoutSession(shop, c, form, path);
    const given = addressed(new URL(c.req.url).pathname.slice(path.length));
    const address = given.action === '/index/index' ? { ...given, action: HOME } : given;
    const visit = visitOf(shop, c, form, session, address.params);
    const refusal = refused(visit, address);
    if (refusal === null && address.action === 'admin/auth/logout') {
      endAdminSession(shop.db, c, session.id, path);
      return c.redirect(`${baseUrlOf(c)}admin/`, 302);
    }
    const action = Object.hasOwn(ACTIONS, address.action) ? ACTIONS[address.action] : undefined;
    const response = refusal ?? (action === undefined ? c.notFound() : await action(visit));
    keepAdminSession(shop.db, c, session, path);
    return response;
  };
  app.all('/admin', handle);
  app.all('/admin/*', handle);
}
