import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-registration>`. */
export const registrationMeta: ElementMeta = {
  tag: 'till-registration',
  area: 'success',
  file: 'own',
  summary: 'An account from the order just placed, on the success page.',
  description:
    'Offers a guest who has ordered an account made of the order’s details. On the shop’s success page it needs nothing ' +
    'but its tag: address and e-mail are what the page prints for its registration block, and it draws nothing where ' +
    'the page offers no account. Once tried, it says what came of it.',
  attributes: {
    registrationUrl: {
      type: 'string',
      description: 'Where the account is made. Without it, what the page prints.',
    },
    email: {
      type: 'string',
      description: 'The e-mail of the order. Without it, what the page prints.',
    },
    mode: {
      type: 'string',
      tsType: "'post' | 'link'",
      description:
        'Whether the account is made by a call from here or by following a link. Without it, by a call where the ' +
        'address ends in /create, else by a link.',
    },
  },
  events: [
    {
      name: 'till-account-created',
      description: 'The server made the account the shopper asked for.',
      detail: '{ email: string }',
    },
  ],
  fallback: 'A link to the page where an account is created.',
  example:
    '<till-registration registration-url="/checkout/account/create/" email="ada@example.com"></till-registration>',
};
