import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-wishlist-button>`. */
export const wishlistButtonMeta: ElementMeta = {
  tag: 'till-wishlist-button',
  area: 'every',
  file: 'own',
  summary:
    'Puts a product on the wish list without leaving the page; counts the list in the header.',
  description:
    'Wrap it around the server-rendered link of a tile or of the product page, which has the post in its ' +
    '`data-post`; the options chosen in the product’s form go with it. A product on the list is marked with the class ' +
    '`till-wished`, and its link opens the list. A guest is taken to the sign-in by the shop, which keeps the wish. ' +
    'When a response is lost, the list is loaded before anything is sent again. Around the link to the list it shows ' +
    'the number of items in it.',
  attributes: {},
  events: [
    {
      name: 'till-product-wished',
      description: 'The shopper added a product to the wish list. The shop may still refuse it.',
      detail: '{ id: string }',
    },
  ],
  fallback: 'The link. It stays in place.',
  example:
    '<till-wishlist-button><a href="#" class="action towishlist" data-action="add-to-wishlist" role="button" ' +
    'data-post=\'{"action":"/wishlist/index/add/","data":{"product":1,"uenc":""}}\'>' +
    '<span>Add to Wish List</span></a></till-wishlist-button>',
};
