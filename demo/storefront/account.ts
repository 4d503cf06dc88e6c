import type { Context, Hono } from 'hono';

import { INCORRECT_CAPTCHA, isGuarded, isSolved } from '../captcha/guard';
import { authenticate } from '../customers/customers';
import { isXhr } from '../rest/request';
import { dropLoginCookies, dropPersistentCookie, leaveVaryCookie } from '../session/cookies';
import { logIn, logOut } from '../session/login';
import type { Shop, ShopEnv } from '../shop';
import { field, readForm, redirect, refuseForgery, say } from './visit';

function tryLogin(shop: Shop, c: Context<ShopEnv>, email: string, password: string): boolean {
  const customer = authenticate(shop.db, email, password);
  if (!customer) return false;
  logIn(shop, c.get('session'), customer);
  dropLoginCookies(c);
  dropPersistentCookie(c);
  return true;
}

function leave(c: Context<ShopEnv>): void {
  logOut(c.get('session'));
  dropLoginCookies(c);
  leaveVaryCookie(c);
  c.set('isSessionOver', true);
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly captchaForm: string;
  readonly captcha: string;
}

/** As recorded: only a request that names the guarded form is asked for its letters. */
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
    if (!credentials) return c.body(null, 400);
    if (isCaptchaMissed(shop, c, credentials)) {
      return c.json({ errors: true, message: INCORRECT_CAPTCHA });
    }
    return tryLogin(shop, c, credentials.username, credentials.password)
      ? c.json({ errors: false, message: 'Login successful.' })
      : c.json({ errors: true, message: 'Invalid login or password.' });
  });

  app.get('/customer/ajax/logout', (c) => {
    leave(c);
    return c.json({ message: 'Logout Successful' });
  });

  app.post('/customer/account/loginPost', async (c) => {
    const form = await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    const guard = 'user_login';
    if (
      isGuarded(guard) &&
      !isSolved(shop, c.get('session'), guard, field(form, `captcha[${guard}]`))
    ) {
      say(c, 'error', INCORRECT_CAPTCHA);
      return redirect(c, '/customer/account/login/');
    }
    if (tryLogin(shop, c, field(form, 'login[username]'), field(form, 'login[password]'))) {
      return redirect(c, '/customer/account/');
    }
    say(
      c,
      'error',
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    );
    return redirect(c, '/customer/account/login/');
  });

  app.get('/customer/account/logout', (c) => {
    leave(c);
    return redirect(c, '/');
  });
}
