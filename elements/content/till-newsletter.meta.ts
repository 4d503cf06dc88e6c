import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-newsletter>`. */
export const newsletterMeta: ElementMeta = {
  tag: 'till-newsletter',
  area: 'content',
  file: 'own',
  summary: 'The newsletter’s sign-up form, sent without leaving the page.',
  description:
    'Wrap it around the server-rendered form; the form stays. The address is checked before it is sent, and the ' +
    'shop’s message appears below the form. After a lost response, the state of the subscription is ' +
    'requested before the address is sent again. Around the form of a new account it checks the newsletter’s box when the ' +
    'typed address is subscribed already, and leaves sending to the form.',
  attributes: {},
  events: [
    {
      name: 'till-newsletter-subscribed',
      description: 'The shop accepted the shopper’s address.',
    },
  ],
  fallback: 'The form. It stays in place.',
  example:
    '<till-newsletter><form class="form subscribe" action="/newsletter/subscriber/new/" method="post">' +
    '<label for="newsletter">Sign Up for Our Newsletter:</label>' +
    '<input name="email" type="email" id="newsletter" autocomplete="email"> ' +
    '<button type="submit" class="action subscribe primary">Subscribe</button></form></till-newsletter>',
};
