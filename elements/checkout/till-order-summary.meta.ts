import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-order-summary>`. */
export const orderSummaryMeta: ElementMeta = {
  tag: 'till-order-summary',
  area: 'checkout',
  file: 'area',
  summary: 'What is being bought and what it costs.',
  description:
    'The lines and totals of the quote, as the checkout shows them, wherever they are wanted on a page that prints the ' +
    'quote (the cart and the checkout); elsewhere it draws nothing. The totals follow whatever the other elements of ' +
    'the page do. The checkout brings a summary of its own: switch that off with its attribute without-summary.',
  attributes: {},
  events: [],
  fallback: 'The server’s own list of lines and totals.',
  example: '<till-order-summary></till-order-summary>',
};
