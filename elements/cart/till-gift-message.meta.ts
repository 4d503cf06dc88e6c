import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-gift-message>`. */
export const giftMessageMeta: ElementMeta = {
  tag: 'till-gift-message',
  area: 'content',
  file: 'own',
  summary: 'A gift message: its form in a cart or checkout, and its text in an order.',
  description:
    'On a cart or checkout page it lets the shopper add, edit and delete the gift message of the order, or of the item ' +
    'whose id it is given, where the page’s giftOptionsConfig allows it; elsewhere it shows nothing. <till-cart> and ' +
    '<till-checkout> contain it where it is allowed: put it on the page only beside a server-rendered cart. On the page ' +
    'of an order, wrap it around the link and the text of an item’s message as the server renders them; they become a ' +
    'row that expands.',
  attributes: {
    itemId: {
      type: 'string',
      description: 'The id of the cart’s item. Without it, the message is for the whole order.',
    },
  },
  events: [
    {
      name: 'till-gift-message-saved',
      description: 'The shop saved the shopper’s gift message.',
      detail: '{ itemId: string | null }',
    },
    {
      name: 'till-gift-message-deleted',
      description: 'The shop deleted the gift message at the shopper’s request.',
      detail: '{ itemId: string | null }',
    },
  ],
  fallback: 'The server’s own gift message of an order. In a cart, none.',
  example: '<till-gift-message></till-gift-message>',
};
