import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-order-summary>`. */
export const orderSummaryMeta: ElementMeta = {
  tag: 'till-order-summary',
  area: 'checkout',
  file: 'area',
  summary: 'The order summary: items and totals.',
  description:
    'Shows the lines and totals of the quote, as in the checkout, on any page whose configuration contains the ' +
    'quote (the cart and the checkout); on other pages it renders nothing. The totals stay in sync with the ' +
    'other elements of the page. `<till-checkout>` has its own summary; switch it off with ' +
    '`without-summary`.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered list of lines and totals.',
  example: '<till-order-summary></till-order-summary>',
};
