import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-recently-viewed>`. */
export const recentlyViewedMeta: ElementMeta = {
  tag: 'till-recently-viewed',
  area: 'content',
  file: 'own',
  summary: 'The products that the shopper looked at a moment ago.',
  description:
    'A row of pictures, names and prices, newest first, from the storage that the platform’s own scripts use, so it ' +
    'goes on in every tab and beside them. On a product’s page it remembers that product and leaves it out. Draws ' +
    'nothing while there is nothing to show.',
  attributes: {
    heading: { type: 'string', default: 'Recently Viewed', description: 'The heading.' },
    pageSize: {
      type: 'number',
      description: 'Products shown at most; 5, or what the account’s own block says.',
    },
    account: {
      type: 'boolean',
      description:
        'Shows the list of the account’s pages, `recently-viewed-products` in local storage, as the server drew each ' +
        'product; `data-count` of the block inside limits it, and the page’s `#widget_viewed_item` goes onto it.',
    },
  },
  events: [
    {
      name: 'till-product-chosen',
      description: 'The shopper follows a product.',
      detail: '{ id: string; url: string }',
      cancels: 'The page stays.',
    },
  ],
  fallback: 'Nothing, or the account’s `#widget_viewed_container`.',
  example: '<till-recently-viewed page-size="6"></till-recently-viewed>',
};
