import type { Context, Hono } from 'hono';

import { findCustomerByEmail, type Customer } from '../domain/customers/customers';
import { demoCustomers } from '../data/customers';
import { isEmail } from '../domain/customers/email';
import {
  customerOfLink,
  dropPasswordLink,
  issuePasswordLink,
} from '../domain/customers/password-links';
import {
  passwordProblem,
  register,
  registrationProblems,
  setPassword,
} from '../domain/customers/registration';
import { inTransaction } from '../db/database';
import { lettersOf, sendLetter } from '../domain/mail/outbox';
import { subscribe } from '../domain/newsletter/subscribers';
import { adoptOrder, rememberedOrder } from '../domain/orders/guest-orders';
import { orderAddress } from '../domain/orders/order-store';
import * as pages from '../pages/index';
import type { CreateAccountData } from '../pages/contract';
import { ensureVisitorId } from '../domain/settings/middleware';
import { currentVisitor } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { enter, takeLoginRedirect } from './account';
import { currentCustomer, pageContext } from './context';
import { escapeHtml } from '../support/html';
import { dayOf } from './views';
import { field, hasFormKey, onForm, redirect, flash } from './visit';

const PASSWORDS_DIFFER = 'Please make sure your passwords match.';

/** The demo's customers are shared: the passwords shown on the sign-in page cannot be changed. */
function isShared({ email }: Customer): boolean {
  return demoCustomers.some((customer) => customer.email === email);
}

/** Sends a customer the link for setting a password. */
export function sendPasswordLetter(
  shop: Shop,
  c: Context<ShopEnv>,
  customer: Customer,
  subject: string,
): void {
  const now = shop.clock();
  const link = isShared(customer)
    ? '/customer/account/login/'
    : `/customer/account/createPassword/?token=${issuePasswordLink(shop.db, customer.id, now)}`;
  sendLetter(shop.db, ensureVisitorId(c), {
    recipient: customer.email,
    subject,
    link,
    sent_at: now.toISOString(),
  });
}

/** The initial values of the account form: from the order that the visitor came from, if any. */
function suggestion(shop: Shop, c: Context<ShopEnv>): CreateAccountData {
  const order = rememberedOrder(shop.db, c.get('session').id);
  const address = order && orderAddress(shop.db, order.id, 'billing');
  return {
    orderNumber: order?.increment_id ?? null,
    values: {
      firstname: address?.firstname ?? '',
      lastname: address?.lastname ?? '',
      email: order?.email ?? '',
      isSubscribed: false,
    },
  };
}

function open(
  shop: Shop,
  c: Context<ShopEnv>,
  wish: Parameters<typeof register>[1],
): Customer | null {
  return inTransaction(shop.db, () => {
    const customer = register(shop.db, wish, shop.clock());
    const order = rememberedOrder(shop.db, c.get('session').id);
    if (customer && order) adoptOrder(shop.db, order, customer.id);
    return customer;
  });
}

function addCreate(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/customer/account/create', (c) => {
    if (currentCustomer(shop, c)) return redirect(c, '/customer/account/');
    return c.html(pages.renderCreateAccount(pageContext(shop, c), suggestion(shop, c)));
  });

  onForm(app, '/customer/account/createpost', (c, form) => {
    if (currentCustomer(shop, c) || !hasFormKey(c, form))
      return redirect(c, '/customer/account/create/');
    const wish = {
      firstname: field(form, 'firstname'),
      lastname: field(form, 'lastname'),
      email: field(form, 'email').trim(),
      password: field(form, 'password'),
    };
    const problems = registrationProblems(wish);
    const isConfirmed = wish.password === field(form, 'password_confirmation');
    for (const problem of isConfirmed ? problems : [...problems, PASSWORDS_DIFFER])
      flash(c, 'error', problem);
    const customer = problems.length > 0 || !isConfirmed ? null : open(shop, c, wish);
    const isSubscribed = field(form, 'is_subscribed') === '1';
    if (customer) {
      if (isSubscribed) subscribe(shop.db, customer.email, shop.clock());
      enter(shop, c, customer);
      flash(c, 'success', 'Thank you for registering with Folio &amp; Reel.');
      return redirect(c, takeLoginRedirect(c) ?? '/customer/account/');
    }
    if (problems.length === 0 && isConfirmed) {
      flash(
        c,
        'error',
        'There is already an account with this email address. If you are sure that it is your email address, <a href="/customer/account/forgotpassword/">click here</a> to get your password and access your account.',
      );
    }
    const { orderNumber } = suggestion(shop, c);
    const values = { ...wish, isSubscribed };
    return c.html(pages.renderCreateAccount(pageContext(shop, c), { orderNumber, values }), 422);
  });
}

function addForgotten(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/customer/account/forgotpassword', (c) =>
    c.html(pages.renderForgotPassword(pageContext(shop, c), { email: '' })),
  );

  onForm(app, '/customer/account/forgotpasswordpost', (c, form) => {
    const email = field(form, 'email').trim();
    if (!isEmail(email)) {
      const isMissing = email === '';
      flash(
        c,
        'error',
        isMissing
          ? 'Please enter your email.'
          : 'The email address is incorrect. Verify the email address and try again.',
      );
      return c.html(pages.renderForgotPassword(pageContext(shop, c), { email }), 422);
    }
    const customer = findCustomerByEmail(shop.db, email);
    if (customer) sendPasswordLetter(shop, c, customer, 'Reset your password');
    // The same message whether or not the account exists, so that accounts cannot be enumerated.
    flash(
      c,
      'success',
      `If there is an account associated with ${escapeHtml(email)} you will receive an email with a link to reset your password.`,
    );
    return redirect(c, '/customer/account/login/');
  });
}

function addReset(app: Hono<ShopEnv>, shop: Shop): void {
  const expired = (c: Context<ShopEnv>) => {
    flash(c, 'error', 'Your password reset link has expired.');
    return redirect(c, '/customer/account/forgotpassword/');
  };

  app.get('/customer/account/createPassword', (c) => {
    const token = c.req.query('token') ?? '';
    if (customerOfLink(shop.db, token, shop.clock()) === null) return expired(c);
    return c.html(pages.renderNewPassword(pageContext(shop, c), { token }));
  });

  onForm(app, '/customer/account/resetpasswordpost', (c, form) => {
    const token = field(form, 'token');
    const customerId = customerOfLink(shop.db, token, shop.clock());
    if (customerId === null) return expired(c);
    const password = field(form, 'password');
    const isConfirmed = password === field(form, 'password_confirmation');
    const problem = passwordProblem(password) ?? (isConfirmed ? null : PASSWORDS_DIFFER);
    if (problem !== null) {
      flash(c, 'error', problem);
      return c.html(pages.renderNewPassword(pageContext(shop, c), { token }), 422);
    }
    setPassword(shop.db, customerId, password);
    dropPasswordLink(shop.db, token);
    flash(c, 'success', 'You updated your password.');
    return redirect(c, '/customer/account/login/');
  });
}

/** Registration, forgotten passwords, and the simulated mailbox. */
export function addRegistrationPages(app: Hono<ShopEnv>, shop: Shop): void {
  addCreate(app, shop);
  addForgotten(app, shop);
  addReset(app, shop);
  app.get('/demo/mail', (c) => {
    const { id } = currentVisitor();
    const letters = id === null ? [] : lettersOf(shop.db, id);
    return c.html(
      pages.renderMail(pageContext(shop, c), {
        letters: letters.map(({ recipient, subject, link, sent_at }) => ({
          recipient,
          subject,
          url: link,
          sentAt: dayOf(sent_at),
        })),
      }),
    );
  });
}
