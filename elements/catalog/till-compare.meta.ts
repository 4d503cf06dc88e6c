import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-compare>`. */
export const compareMeta: ElementMeta = {
  tag: 'till-compare',
  area: 'listing',
  file: 'own',
  summary: 'The comparison list: its page, or the block in a sidebar.',
  description:
    'Wrap it around the server-rendered table of the comparison page; the table stays. Products are removed without ' +
    'leaving the page and a removal can be undone; rows in which all products are equal can be hidden; all products ' +
    'can be removed at once, after a confirmation. A wide table scrolls in its own box, its labels stay visible, and ' +
    'the products’ names stay at the top of the window. Its buttons add to the cart without leaving the page. Around ' +
    'the block in a sidebar (`.block-compare`) it renders the list itself. Requests are sent one at a time; after a ' +
    'lost response the list is reloaded before anything else is sent, and a change that the shop does not accept is ' +
    'posted as a page, which shows the reason.',
  attributes: {},
  events: [
    {
      name: 'till-compare-removed',
      description:
        'The shopper removed a product from the comparison list; it can still be undone.',
      detail: '{ id: string }',
    },
    {
      name: 'till-product-compared',
      description:
        'The shopper undid the removal of a product. The shop may still refuse to add it again.',
      detail: '{ id: string }',
    },
    {
      name: 'till-compare-cleared',
      description: 'The shopper removed all products from the comparison list.',
    },
  ],
  fallback: 'The table or the block. A table stays in place.',
  example:
    '<till-compare><div class="table-wrapper comparison"><table class="data table table-comparison" id="product-comparison">' +
    '<caption class="table-caption">Compare Products</caption>' +
    '<thead><tr><th scope="row" class="cell label remove"><span>Remove Product</span></th>' +
    '<td class="cell remove product"><a href="#" class="action delete" title="Remove Product" data-post=\'{"action":"/catalog/product_compare/remove/","data":{"uenc":"","product":"1"}}\'><span>Remove Product</span></a></td>' +
    '<td class="cell remove product"><a href="#" class="action delete" title="Remove Product" data-post=\'{"action":"/catalog/product_compare/remove/","data":{"uenc":"","product":"5"}}\'><span>Remove Product</span></a></td></tr></thead>' +
    '<tbody><tr><th scope="row" class="cell label product"><span>Product</span></th>' +
    '<td class="cell product info"><strong class="product-item-name"><a href="/mug.html">Enamel Mug</a></strong></td>' +
    '<td class="cell product info"><strong class="product-item-name"><a href="/shirt.html">Trail Shirt</a></strong></td></tr></tbody>' +
    '<tbody><tr><th scope="row" class="cell label"><span class="attribute label">SKU</span></th>' +
    '<td class="cell product attribute"><div class="attribute value">MUG</div></td>' +
    '<td class="cell product attribute"><div class="attribute value">SHIRT</div></td></tr>' +
    '<tr><th scope="row" class="cell label"><span class="attribute label">Made in</span></th>' +
    '<td class="cell product attribute"><div class="attribute value">Portugal</div></td>' +
    '<td class="cell product attribute"><div class="attribute value">Portugal</div></td></tr></tbody></table></div></till-compare>',
};
