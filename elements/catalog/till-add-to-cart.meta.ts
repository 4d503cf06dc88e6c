import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-add-to-cart>`. */
export const addToCartMeta: ElementMeta = {
  tag: 'till-add-to-cart',
  area: 'product',
  file: 'area',
  summary: 'Puts the product of a form into the cart without leaving the page.',
  description:
    'Stands around the button of a product form, or around the whole form. What the server drew stays: the form keeps ' +
    'what is chosen, and goes to its own action. Options that are missing are named at their fields. While the shop is ' +
    'asked the button is busy and the mini cart counts along; what the shop says stands below the button. A form that ' +
    'changes a line of the cart is posted as ever.',
  attributes: {},
  events: [
    {
      name: 'till-product-added',
      description: 'The shop has put the product into the cart.',
      detail:
        '{ sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] }',
    },
    {
      name: 'till-product-refused',
      description: 'The shop refused the product, or did not answer.',
      detail:
        '{ sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] }',
    },
  ],
  fallback: 'The form’s own button, or the whole form; it stays.',
  example:
    '<till-add-to-cart><form action="/checkout/cart/add/" method="post">' +
    '<input type="hidden" name="product" value="1">' +
    '<button type="submit" class="tocart">Add to Cart</button></form></till-add-to-cart>',
};
