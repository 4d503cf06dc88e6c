import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-wishlist>`. */
export const wishlistMeta: ElementMeta = {
  tag: 'till-wishlist',
  area: 'content',
  file: 'own',
  summary:
    'The wish list: its page, whose buttons work without leaving it, or the block in a sidebar.',
  description:
    'Wrap it around the server-rendered form; the form stays. Quantities are checked before an item is added to the ' +
    'cart, a removal can be undone for ten seconds, and several items can be picked and added at once. Quantities and ' +
    'comments that are typed are kept until the shop has saved them. Requests are sent one at a time; when a response ' +
    'is lost, the list is loaded before anything is sent again. Where the shop searches wish lists by name or by ' +
    'e-mail, the choice switches which form shows. Around the block in a sidebar (`.block-wishlist`) it renders the ' +
    'latest items itself, with the same buttons, and loads the code of the block only.',
  attributes: {},
  events: [
    {
      name: 'till-wish-removed',
      description: 'The shopper removed an item from the wish list; it can still be undone.',
      detail: '{ itemId: string }',
    },
  ],
  fallback: 'The form or the block. A form stays in place.',
  example:
    '<till-wishlist><form class="form-wishlist-items" id="wishlist-view-form" action="/wishlist/index/update/wishlist_id/1/" method="post">' +
    '<ol class="product-items"><li class="product-item" data-row="product-item" id="item_23">' +
    '<strong class="product-item-name">Enamel Mug</strong> <label for="qty[23]">Qty</label> ' +
    '<input type="number" data-role="qty" id="qty[23]" name="qty[23]" value="1"> ' +
    '<button type="button" data-role="tocart" data-item-id="23" data-post=\'{"action":"/wishlist/index/cart/","data":{"item":"23"}}\'>Add to Cart</button> ' +
    '<a href="#" data-role="remove" data-post-remove=\'{"action":"/wishlist/index/remove/","data":{"item":"23"}}\'>Remove item</a></li></ol>' +
    '<button type="submit" name="do">Update Wish List</button></form></till-wishlist>',
};
