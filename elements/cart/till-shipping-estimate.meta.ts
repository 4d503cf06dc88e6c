import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-shipping-estimate>`. */
export const shippingEstimateMeta: ElementMeta = {
  tag: 'till-shipping-estimate',
  area: 'cart',
  file: 'area',
  summary: 'What shipping and tax would come to, before the checkout.',
  description:
    'Country, region and postcode, or one of the customer’s saved addresses, and the ways to ship there with their ' +
    'prices. The totals of every other element on the page follow. Needs a page that prints the quote (the cart); ' +
    'elsewhere it draws nothing. `<till-cart>` has one built in.',
  attributes: {},
  events: [],
  fallback: 'Whatever the page shows about shipping.',
  example: '<till-shipping-estimate></till-shipping-estimate>',
};
