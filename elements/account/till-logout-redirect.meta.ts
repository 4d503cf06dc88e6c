import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-logout-redirect>`. */
export const logoutRedirectMeta: ElementMeta = {
  tag: 'till-logout-redirect',
  area: 'account',
  file: 'own',
  summary: 'Leads from the page after a sign-out to the home page.',
  description:
    'For the account page customer/account/logoutSuccess. The server-rendered text stays. The page is left after five ' +
    'seconds; a link opens it immediately, and a button cancels the redirect.',
  attributes: {
    url: {
      type: 'string',
      description:
        'The page to open. By default the one in the page’s configuration, otherwise the home page.',
    },
    delay: { type: 'number', default: 5000, description: 'Milliseconds until the page is left.' },
  },
  events: [],
  fallback: 'The server-rendered text. It stays in place.',
  example:
    '<till-logout-redirect><p>You have signed out and will go to our homepage in 5 seconds.</p></till-logout-redirect>',
};
