import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-gift-card>`. */
export const giftCardMeta: ElementMeta = {
  tag: 'till-gift-card',
  area: 'product',
  file: 'own',
  summary: 'A gift card as it will be given.',
  description:
    'Stands around the server’s fields of a gift card, inside the product form; they stay as they are. The field for an ' +
    'amount of the shopper’s own shows where that is chosen. Below them stand the card, with its names and words, and ' +
    'the sum of amount, options and quantity.',
  attributes: {
    priceInfo: {
      type: 'json',
      tsType:
        '{ minimal_price?: number | string; max_price?: number | string; formatted_prices?: { minimal_price?: string } }',
      description: 'The limits of an own amount, where its field has none.',
    },
  },
  events: [],
  fallback: 'The server’s own fields; they stay.',
  example:
    '<till-gift-card><form><input type="hidden" name="product" value="305">' +
    '<label>Amount <select name="giftcard_amount"><option value="25">$25.00</option></select></label>' +
    '<label>Recipient Name <input name="giftcard_recipient_name" value="Ada"></label></form></till-gift-card>',
};
