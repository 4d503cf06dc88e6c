import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';

import { INCORRECT_CAPTCHA, isGuarded, isSolved } from '../domain/captcha/guard';
import { tokenProblem } from '../domain/recaptcha/guard';
import { authenticate, type Customer } from '../domain/customers/customers';
import { isXhr } from '../rest/request';
import { dropLoginCookies, dropPersistentCookie, leaveVaryCookie } from '../domain/session/cookies';
import { logIn, logOut, SIGN_IN_REFUSED } from '../domain/session/login';
import { forgetCustomer, rememberCustomer } from '../domain/session/persistent';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { baseUrlOf } from '../domain/base-url';
import { field, onForm, redirect, refuseForgery, flash } from './visit';

/** The cookie with the URL to open after the next sign-in. */
export const LOGIN_REDIRECT = 'login_redirect';

/** Signs a customer in: session, cookies, and the persistent session. */
export function enter(
  shop: Shop,
  c: Context<ShopEnv>,
  customer: Customer,
  isToRemember = false,
): void {
  logIn(shop, c.get('session'), customer);
  dropLoginCookies(c);
  forgetCustomer(shop.db, c);
  if (isToRemember && currentSettings().persistentCart) rememberCustomer(shop.db, c, customer.id);
  else dropPersistentCookie(c);
}

/** Signs a customer out: session, cookies, and the persistent session. */
export function leave(shop: Shop, c: Context<ShopEnv>): void {
  logOut(c.get('session'));
  dropLoginCookies(c);
  leaveVaryCookie(c);
  c.set('isSessionOver', true);
  if (forgetCustomer(shop.db, c)) dropPersistentCookie(c);
}

/** The URL in this shop that a page script requested for after the sign-in, returned once. */
export function takeLoginRedirect(c: Context<ShopEnv>): string | null {
  const wished = getCookie(c, LOGIN_REDIRECT) ?? '';
  if (wished === '') return null;
  deleteCookie(c, LOGIN_REDIRECT, { path: '/' });
  const base = baseUrlOf(c);
  const url = URL.canParse(wished, base) ? new URL(wished, base).href : '';
  return url.startsWith(base) ? url : null;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly captchaForm: string;
  readonly captcha: string;
  readonly token: string;
  readonly isToRemember: boolean;
}

/** As recorded: only a request that names the protected form needs a captcha. */
function isCaptchaMissed(shop: Shop, c: Context<ShopEnv>, credentials: Credentials): boolean {
  const { captchaForm, captcha } = credentials;
  if (captchaForm !== 'user_login' || !isGuarded(captchaForm)) return false;
  return !isSolved(shop, c.get('session'), captchaForm, captcha);
}

async function readCredentials(c: Context<ShopEnv>): Promise<Credentials | null> {
  try {
    const body: unknown = await c.req.json();
    if (typeof body !== 'object' || body === null) return null;
    if (!('username' in body) || !('password' in body)) return null;
    return {
      username: String(body.username),
      password: String(body.password),
      captchaForm: 'captcha_form_id' in body ? String(body.captcha_form_id) : '',
      captcha: 'captcha_string' in body ? String(body.captcha_string) : '',
      token: 'g-recaptcha-response' in body ? String(body['g-recaptcha-response']) : '',
      isToRemember: 'persistent_remember_me' in body && Boolean(body.persistent_remember_me),
    };
  } catch {
    return null;
  }
}

/** Login and logout, by script and by form (`endpoints.md` §4). */
export function addAccountRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/customer/ajax/login', async (c) => {
    if (!isXhr(c)) return refuseForgery(c, {}) ?? c.body(null, 400);
    const credentials = await readCredentials(c);
    if (!credentials) return c.html('', 400);
    const problem = await tokenProblem(shop, 'customer_login', credentials.token);
    if (problem !== null) return c.json({ errors: true, message: problem });
    if (isCaptchaMissed(shop, c, credentials)) {
      return c.json({ errors: true, message: INCORRECT_CAPTCHA });
    }
    const customer = authenticate(shop.db, credentials.username, credentials.password);
    if (!customer) return c.json({ errors: true, message: 'Invalid login or password.' });
    enter(shop, c, customer, credentials.isToRemember);
    const redirectUrl = takeLoginRedirect(c);
    return c.json({
      errors: false,
      message: 'Login successful.',
      ...(redirectUrl === null ? {} : { redirectUrl }),
    });
  });

  app.get('/customer/ajax/logout', (c) => {
    leave(shop, c);
    return c.json({ message: 'Logout Successful' });
  });

  onForm(app, '/customer/account/loginPost', (c, form) => {
    const guard = 'user_login';
    if (
      isGuarded(guard) &&
      !isSolved(shop, c.get('session'), guard, field(form, `captcha[${guard}]`))
    ) {
      flash(c, 'error', INCORRECT_CAPTCHA);
      return redirect(c, '/customer/account/login/');
    }
    const customer = authenticate(
      shop.db,
      field(form, 'login[username]'),
      field(form, 'login[password]'),
    );
    if (customer) {
      enter(shop, c, customer, field(form, 'persistent_remember_me') !== '');
      return redirect(c, takeLoginRedirect(c) ?? '/customer/account/');
    }
    flash(c, 'error', SIGN_IN_REFUSED);
    return redirect(c, '/customer/account/login/');
  });

  app.get('/customer/account/logout', (c) => {
    leave(shop, c);
    return redirect(c, '/customer/account/logoutSuccess/');
  });

  app.get('/persistent/index/unsetCookie', (c) => {
    leave(shop, c);
    return redirect(c, '/customer/account/login/');
  });
}
