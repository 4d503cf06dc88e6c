import type { Context, Hono } from 'hono';

import { accountProblem, editAccount } from '../domain/customers/edit-account';
import type { Shop, ShopEnv } from '../domain/shop';
import { accountFormInit, logoutInit } from '../page-config/account-forms';
import * as pages from '../pages/index';
import { leave } from './account';
import { currentCustomer, pageContext } from './context';
import { changeableCustomer } from './own-customer';
import { withInit } from './page-init';
import { field, hasFormKey, onForm, redirect, flash, type Form } from './visit';

const LOGIN = '/customer/account/login/';
const EDIT = '/customer/account/edit/';

function wishOf(form: Form) {
  const text = (name: string): string => field(form, name);
  return {
    firstname: text('firstname').trim(),
    lastname: text('lastname').trim(),
    email: text('change_email') === '1' ? text('email') : null,
    password: text('change_password') === '1' ? text('password') : null,
    confirmation: text('password_confirmation'),
    currentPassword: text('current_password'),
  };
}

/** The account form (`customer/account/edit`), and the page after a sign-out. */
export function addAccountEditPages(app: Hono<ShopEnv>, shop: Shop): void {
  const showForm = (c: Context<ShopEnv>) => {
    const customer = changeableCustomer(shop, c);
    if (!customer) return redirect(c, LOGIN);
    const { firstname, lastname, email } = customer;
    const isPasswordOpen = c.req.path.includes('changepass');
    const ctx = withInit(pageContext(shop, c), accountFormInit());
    return c.html(pages.renderAccountEdit(ctx, { firstname, lastname, email, isPasswordOpen }));
  };
  app.get('/customer/account/edit', showForm);
  app.get('/customer/account/edit/changepass/1', showForm);

  // As recorded: a new e-mail or password ends the session.
  onForm(app, '/customer/account/editPost', (c, form) => {
    const customer = currentCustomer(shop, c);
    if (!customer) return redirect(c, LOGIN);
    if (!hasFormKey(c, form)) return redirect(c, EDIT);
    const wish = wishOf(form);
    const problem = accountProblem(shop.db, customer, wish);
    if (problem !== null) {
      flash(c, 'error', problem);
      return redirect(c, EDIT);
    }
    editAccount(shop.db, customer, wish);
    flash(c, 'success', 'You saved the account information.');
    if (wish.email === null && wish.password === null) return redirect(c, '/customer/account/');
    leave(shop, c);
    return redirect(c, LOGIN);
  });

  app.get('/customer/account/logoutSuccess', (c) => {
    const ctx = pageContext(shop, c);
    return c.html(pages.renderLogoutSuccess(withInit(ctx, logoutInit(ctx.baseUrl))));
  });
}
