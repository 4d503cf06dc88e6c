import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-login>`. */
export const loginMeta: ElementMeta = {
  tag: 'till-login',
  area: 'header',
  file: 'area',
  summary: 'Sign-in: a link that opens a popup, or the form itself.',
  description:
    'Guests get a link to the shop’s login page that opens the sign-in form in a popup; with `inline`, the form ' +
    'is part of the page. Signed-in customers get a link to their account. The customer comes from the shop’s ' +
    'private data, so the element works on cached pages. Where the shop requires a captcha, the form shows it. ' +
    'After signing in, the shopper is redirected to the URL that the shop returns, otherwise to `redirect-url`; without ' +
    'either, the page reloads.',
  attributes: {
    inline: {
      type: 'boolean',
      description: 'Shows the form in the page instead of a link and a popup.',
    },
    redirectUrl: {
      type: 'string',
      description:
        'Where to go after signing in when the shop’s response names no address. Without it, the page reloads.',
    },
    loginUrl: {
      type: 'string',
      description:
        'URL the credentials are posted to. Without it, the one in the page’s configuration, else ' +
        '`customer/ajax/login`.',
    },
  },
  events: [{ name: 'till-login-opened', description: 'The shopper opened the sign-in popup.' }],
  cssProperties: [
    {
      name: '--till-login-color',
      description: 'Colour of the link, for headers that are not light.',
      default: 'the text colour',
    },
  ],
  fallback: 'A link to the login page, or to the account.',
  example: '<till-login><a href="/customer/account/login/">Sign In</a></till-login>',
};
