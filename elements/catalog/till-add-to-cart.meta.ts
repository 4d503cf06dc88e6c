import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-add-to-cart>`. */
export const addToCartMeta: ElementMeta = {
  tag: 'till-add-to-cart',
  area: 'product',
  file: 'area',
  summary: 'Adds a form’s product to the cart without leaving the page.',
  description:
    'Wrap it around the button of a product form, or around the whole form. The server-rendered markup stays: ' +
    'the form keeps its fields and posts to its own action. Required options that are not chosen get an error at ' +
    'their field. While the request runs, the button is busy and the mini cart already counts the new item; the ' +
    'shop’s message appears below the button. A form that edits a line of the cart is submitted as a normal page ' +
    'load.',
  attributes: {},
  events: [
    {
      name: 'till-product-added',
      description: 'The shop added the product to the cart.',
      detail:
        '{ sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] }',
    },
    {
      name: 'till-product-refused',
      description: 'The shop refused the product or did not respond.',
      detail:
        '{ sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] }',
    },
  ],
  fallback: 'The form’s own button, or the whole form. It stays in place.',
  example:
    '<till-add-to-cart><form action="/checkout/cart/add/" method="post">' +
    '<input type="hidden" name="product" value="1">' +
    '<button type="submit" class="tocart">Add to Cart</button></form></till-add-to-cart>',
};
