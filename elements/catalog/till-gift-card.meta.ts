import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-gift-card>`. */
export const giftCardMeta: ElementMeta = {
  tag: 'till-gift-card',
  area: 'product',
  file: 'own',
  summary: 'A preview of a gift card.',
  description:
    'Wrap it around the server-rendered fields of a gift card, inside the product form; they stay as they are. ' +
    'The field for a custom amount appears when that choice is selected. Below the fields are a preview of the ' +
    'card, with its names and message, and the total of amount, options and quantity.',
  attributes: {
    priceInfo: {
      type: 'json',
      tsType:
        '{ minimal_price?: number | string; max_price?: number | string; formatted_prices?: { minimal_price?: string } }',
      description: 'Limits of a custom amount, for pages where the amount field has none.',
    },
  },
  events: [],
  fallback: 'The server-rendered fields. They stay in place.',
  example:
    '<till-gift-card><form><input type="hidden" name="product" value="305">' +
    '<label>Amount <select name="giftcard_amount"><option value="25">$25.00</option></select></label>' +
    '<label>Recipient Name <input name="giftcard_recipient_name" value="Ada"></label></form></till-gift-card>',
};
