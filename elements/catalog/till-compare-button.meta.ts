import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-compare-button>`. */
export const compareButtonMeta: ElementMeta = {
  tag: 'till-compare-button',
  area: 'compare',
  file: 'area',
  summary:
    'Adds a product to the comparison list without leaving the page; shows the number of products in the header.',
  description:
    'Wrap it around the server-rendered link of a tile or of the product page, which has the post in its `data-post`. A ' +
    'product on the list is marked with the class `till-compared`, and its link removes it again. After a lost response ' +
    'the list is reloaded before anything else is sent; a change that the shop does not accept is posted as a page, ' +
    'which shows the reason. Around the header’s link to the list it shows the number of products, and hides the link ' +
    'while the list is empty (class `no-display`, as the platform’s own script does).',
  attributes: {},
  events: [
    {
      name: 'till-product-compared',
      description:
        'The shopper added a product to the comparison list. The shop may still refuse it.',
      detail: '{ id: string }',
    },
    {
      name: 'till-compare-removed',
      description: 'The shopper removed a product from the comparison list.',
      detail: '{ id: string }',
    },
  ],
  fallback: 'The link. It stays in place.',
  example:
    '<till-compare-button><a href="#" class="action tocompare" role="button" ' +
    'data-post=\'{"action":"/catalog/product_compare/add/","data":{"product":"1","uenc":""}}\'>' +
    '<span>Add to Compare</span></a></till-compare-button>',
};
