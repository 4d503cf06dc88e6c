import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-product-list>`. */
export const productListMeta: ElementMeta = {
  tag: 'till-product-list',
  area: 'listing',
  file: 'area',
  summary: 'The list of products of a category or a search, with its toolbars.',
  description:
    'Wrap it around what the server renders for the list: the toolbars and the products, or the message that there ' +
    'are none. All of it stays. With `swap`, another page of the list (sorted, filtered, or the next one) takes the ' +
    'place of the one shown without a page load; address, history, title and focus follow. A response that is not ' +
    'the expected page is opened by the browser instead.\n\n' +
    'A tile’s form adds its product to the cart without leaving the list, and swatches of tiles are rendered ' +
    'shortly before they become visible.',
  attributes: {
    swap: {
      type: 'boolean',
      description: 'Replaces the list with its other pages without a page load.',
    },
  },
  events: [
    {
      name: 'till-listing-shown',
      description:
        'Another page of the list has taken its place: the one the shopper chose, or went back or forward to.',
      detail: '{ url: string }',
    },
    {
      name: 'till-product-added',
      description: 'A product was added to the cart from its tile.',
      detail:
        '{ sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] }',
    },
    {
      name: 'till-product-refused',
      description: 'The shop refused to add a product from its tile, or no response arrived.',
      detail:
        '{ sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] }',
    },
  ],
  fallback: 'The server-rendered list with its toolbars. It stays in place.',
  example:
    '<till-product-list swap><ol class="products list items product-items"><li class="item product product-item"><a class="product-item-link" href="/salt.html">Salt</a></li></ol></till-product-list>',
};
