import type { Hono } from 'hono';

import { tokenProblem, type RecaptchaForm } from '../domain/recaptcha/guard';
import type { Shop, ShopEnv } from '../domain/shop';
import { field, readForm, redirect, redirectBack, flash } from './visit';

/** The path of each form, and the page that a refusal redirects to; null is the page of the form. */
const FORMS: readonly (readonly [path: string, form: RecaptchaForm, page: string | null])[] = [
  ['/customer/account/loginPost', 'customer_login', '/customer/account/login/'],
  ['/customer/account/createpost', 'customer_create', '/customer/account/create/'],
  [
    '/customer/account/forgotpasswordpost',
    'customer_forgot_password',
    '/customer/account/forgotpassword/',
  ],
  ['/review/product/post/id/:id', 'product_review', null],
  ['/newsletter/subscriber/new', 'newsletter', null],
];

/** Refuses protected forms without a valid token, with a message and a redirect, before they are handled. */
export function addRecaptchaGuards(app: Hono<ShopEnv>, shop: Shop): void {
  for (const [path, form, page] of FORMS) {
    app.post(path, async (c, next) => {
      const token = field(await readForm(c), 'g-recaptcha-response');
      const problem = await tokenProblem(shop, form, token);
      if (problem === null) return next();
      flash(c, 'error', problem);
      return page === null ? redirectBack(c) : redirect(c, page);
    });
  }
}
