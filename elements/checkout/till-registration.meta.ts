import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-registration>`. */
export const registrationMeta: ElementMeta = {
  tag: 'till-registration',
  area: 'success',
  file: 'own',
  summary: 'Creates an account from a guest’s order, on the success page.',
  description:
    'Offers a guest who has just ordered an account with the order’s details. The shop’s success page needs only ' +
    'the tag: URL and e-mail address come from the configuration of the page’s own registration block. It ' +
    'renders nothing on pages that offer no account. After the attempt it shows the outcome.',
  attributes: {
    registrationUrl: {
      type: 'string',
      description: 'URL that creates the account. Without it, the one in the page’s configuration.',
    },
    email: {
      type: 'string',
      description: 'E-mail address of the order. Without it, the one in the page’s configuration.',
    },
    mode: {
      type: 'string',
      tsType: "'post' | 'link'",
      description:
        'Whether the account is created by a request from this page (`post`) or by following a link (`link`). ' +
        'Without it, by a request when the URL ends in `/create`, else by a link.',
    },
  },
  events: [
    {
      name: 'till-account-created',
      description: 'The server created the account.',
      detail: '{ email: string }',
    },
  ],
  fallback: 'A link to the page that creates an account.',
  example:
    '<till-registration registration-url="/checkout/account/create/" email="ada@example.com"></till-registration>',
};
