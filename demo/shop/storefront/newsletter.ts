import type { Context, Hono } from 'hono';

import { isEmail } from '../domain/customers/email';
import { isSubscribed, subscribe, unsubscribe } from '../domain/newsletter/subscribers';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { renderNewsletter } from '../pages/index';
import { currentCustomer, pageContext } from './context';
import { field, onForm, redirect, redirectBack, flash } from './visit';

const LOGIN = '/customer/account/login/';

/** Subscribes an address if the shop's rules allow it, and adds a message about the outcome. */
function signUp({ db, clock }: Shop, c: Context<ShopEnv>, email: string): void {
  const { newsletter } = currentSettings();
  if (!isEmail(email)) {
    flash(c, 'error', 'Please enter a valid email address.');
  } else if (newsletter === 'customers' && c.get('session').customerId === null) {
    flash(c, 'error', 'Sorry, but the administrator denied subscription for guests.');
  } else if (isSubscribed(db, email)) {
    flash(c, 'error', 'This email address is already subscribed.');
  } else if (newsletter === 'confirm') {
    flash(c, 'success', 'The confirmation request has been sent.');
  } else {
    subscribe(db, email, clock());
    flash(c, 'success', 'Thank you for your subscription.');
  }
}

/**
 * Newsletter sign-up, status, and the customer's own page (`endpoints.md` §5). Forms redirect with a
 * message, even for scripts.
 */
export function addNewsletterRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  onForm(app, '/newsletter/subscriber/new', (c, form) => {
    const email = field(form, 'email').trim();
    if (email !== '') signUp(shop, c, email);
    return redirectBack(c);
  });

  app.get('/newsletter/ajax/status', (c) =>
    c.json({ subscribed: isSubscribed(db, c.req.query('email') ?? ''), errors: false }),
  );

  app.get('/newsletter/manage', (c) => {
    const customer = currentCustomer(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    return c.html(renderNewsletter(pageContext(shop, c), isSubscribed(db, customer.email)));
  });

  onForm(app, '/newsletter/manage/save', (c, form) => {
    const customer = currentCustomer(shop, c);
    if (customer === null) return redirect(c, LOGIN);
    if (field(form, 'is_subscribed') === '') {
      unsubscribe(db, customer.email);
      flash(c, 'success', 'We have removed your newsletter subscription.');
    } else {
      subscribe(db, customer.email, shop.clock());
      flash(c, 'success', 'We have updated your subscription.');
    }
    return redirect(c, '/customer/account/');
  });
}
