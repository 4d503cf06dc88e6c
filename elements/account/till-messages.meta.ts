import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-messages>`. */
export const messagesMeta: ElementMeta = {
  tag: 'till-messages',
  area: 'every',
  file: 'common',
  summary: 'The shop’s messages to the shopper.',
  description:
    'Shows the messages that earlier pages and requests left for the shopper (“You added … to your shopping ' +
    'cart.”), each one once and a second after it arrives, and the payment errors of the page. Screen readers ' +
    'announce errors immediately and other messages when they are idle. Success messages and notices disappear ' +
    'after five seconds unless they have the pointer or the focus; warnings and errors stay until they are ' +
    'closed. Place it where the theme shows its customer messages, once per page. On pages without it, messages ' +
    'stay stored for the next page that has it.',
  attributes: {},
  events: [],
  fallback: 'Messages that the server rendered into the page.',
  example: '<till-messages></till-messages>',
};
