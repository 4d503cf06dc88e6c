import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-messages>`. */
export const messagesMeta: ElementMeta = {
  tag: 'till-messages',
  area: 'every',
  file: 'common',
  summary: 'The page’s messages: what the shop has to say once.',
  description:
    'Shows what redirecting pages and calls left for the shopper (“You added … to your shopping cart.”), each once, one ' +
    'second after it is known, and payment errors of the page. Errors are spoken at once, the rest when the reader is ' +
    'free. Good news leaves by itself after five seconds, unless it is pointed at; what asks for something to be done ' +
    'stays until it is closed. Put it where the theme shows its customer messages, one on a page: without it, the ' +
    'shop’s messages wait for a page that shows them.',
  attributes: {},
  events: [],
  fallback: 'Messages that the server prints into the page.',
  example: '<till-messages></till-messages>',
};
