import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-recently-viewed>`. */
export const recentlyViewedMeta: ElementMeta = {
  tag: 'till-recently-viewed',
  area: 'content',
  file: 'own',
  summary: 'Recently viewed products.',
  description:
    'A row of images, names and prices, newest first. It uses the browser storage of the platform’s own scripts, ' +
    'so the list is shared with them and across tabs. On a product page it adds that product to the list and ' +
    'leaves it out of the row. It renders nothing while the list is empty.',
  attributes: {
    heading: { type: 'string', default: 'Recently Viewed', description: 'Heading above the row.' },
    pageSize: {
      type: 'number',
      description:
        'Maximum number of products. Without it, the setting of the account’s own block, else 5.',
    },
    addToCart: {
      type: 'boolean',
      description:
        'Each product that is for sale has a button that adds it to the cart and returns to this page; one with ' +
        'required options links to its page.',
    },
    account: {
      type: 'boolean',
      description:
        'Shows the list of the account pages, `recently-viewed-products` in local storage, with each product as the ' +
        'server rendered it. `data-count` of the block inside the tag limits the list, and the page’s ' +
        '`#widget_viewed_item` is added to it.',
    },
  },
  events: [
    {
      name: 'till-product-chosen',
      description: 'The shopper clicked a product.',
      detail: '{ id: string; url: string }',
      cancels: 'The shopper stays on the page.',
    },
  ],
  fallback: 'Nothing, or the account’s `#widget_viewed_container`.',
  example: '<till-recently-viewed page-size="6"></till-recently-viewed>',
};
