import type { Hono } from 'hono';

import { isEmail } from '../domain/customers/email';
import { isSubscribed, subscribe } from '../domain/newsletter/subscribers';
import type { Shop, ShopEnv } from '../domain/shop';
import { field, onForm, redirectBack, say } from './visit';

/** Newsletter sign-up and status (`endpoints.md` §5). Always a redirect with a message, also for scripts. */
export function addNewsletterRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  onForm(app, '/newsletter/subscriber/new', (c, form) => {
    const email = field(form, 'email').trim();
    if (email === '') return redirectBack(c);
    if (!isEmail(email)) say(c, 'error', 'Please enter a valid email address.');
    else if (isSubscribed(db, email)) say(c, 'error', 'This email address is already subscribed.');
    else {
      subscribe(db, email, shop.clock());
      say(c, 'success', 'Thank you for your subscription.');
    }
    return redirectBack(c);
  });

  app.get('/newsletter/ajax/status', (c) =>
    c.json({ subscribed: isSubscribed(db, c.req.query('email') ?? ''), errors: false }),
  );
}
