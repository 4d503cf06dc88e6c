import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-instant-purchase>`. */
export const instantPurchaseMeta: ElementMeta = {
  tag: 'till-instant-purchase',
  area: 'product',
  file: 'own',
  summary: 'Orders a form’s product directly, with the stored card and the default addresses.',
  description:
    'Put it into a product form, below the button. It shows nothing until the shop’s private data shows that the ' +
    'customer can buy at once: signed in, with a stored card, default addresses and a shipping method. Required ' +
    'options that are not chosen get an error at their field. Before anything is ordered, a dialog shows the card, ' +
    'both addresses and the shipping method; what it shows is what is ordered. The cart stays as it is. The shop’s ' +
    'message appears below the button. After a lost response, the outcome is requested from the shop, and ' +
    'nothing is sent again.',
  attributes: {
    label: {
      type: 'string',
      default: '',
      description: 'Text of the button; by default “Instant Purchase”.',
    },
  },
  events: [
    {
      name: 'till-purchase-placed',
      description: 'The shop placed the order.',
      detail: '{ productId: string }',
    },
    {
      name: 'till-purchase-refused',
      description: 'The shop refused the order.',
      detail: '{ productId: string }',
    },
  ],
  fallback: 'None: without scripts a product is bought through the cart.',
  example: '<till-instant-purchase></till-instant-purchase>',
};
