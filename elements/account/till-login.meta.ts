import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-login>`. */
export const loginMeta: ElementMeta = {
  tag: 'till-login',
  area: 'header',
  file: 'area',
  summary: 'The sign-in: a link that opens a popup, or the form itself.',
  description:
    'For a guest, a link to the shop’s login page that opens the sign-in as a popup instead; with `inline`, the form ' +
    'stands in the page. For a customer, the way to the account. Who is here is read from the shop’s private data, so ' +
    'the element works on cached pages. Where the shop wants the letters of a captcha, the form asks for them. A ' +
    'sign-in leads where the shop says, else to `redirect-url`, else to the same page anew.',
  attributes: {
    inline: { type: 'boolean', description: 'The form in the page instead of a link and a popup.' },
    redirectUrl: {
      type: 'string',
      description: 'Where a sign-in leads when the shop names no place of its own.',
    },
    loginUrl: {
      type: 'string',
      description:
        'Where the sign-in is sent, in place of what the page prints for its popup, else `customer/ajax/login`.',
    },
  },
  events: [{ name: 'till-login-opened', description: 'The shopper opened the popup.' }],
  cssProperties: [
    {
      name: '--till-login-color',
      description: 'Colour of the link, where the header is not light.',
      default: 'the text colour',
    },
  ],
  fallback: 'A link to the login page, or to the account.',
  example: '<till-login><a href="/customer/account/login/">Sign In</a></till-login>',
};
