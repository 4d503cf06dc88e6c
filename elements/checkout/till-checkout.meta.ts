import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-checkout>`. */
export const checkoutMeta: ElementMeta = {
  tag: 'till-checkout',
  area: 'checkout',
  file: 'area',
  summary: 'The whole checkout: shipping, review and payment, order summary.',
  description:
    'One page with two steps, addressed by #shipping and #payment. It reads what the checkout page prints ' +
    '(window.checkoutConfig and the field configuration) and takes the place of the stock checkout. Every address ' +
    'field, country rule and agreement is the shop’s own. The layout follows the width of the element itself: one ' +
    'column with the total always in view, or two columns with the summary beside the steps.',
  attributes: {
    withoutSummary: {
      type: 'boolean',
      description:
        'Leaves out the order summary, for pages where <till-order-summary> stands elsewhere.',
    },
  },
  events: [
    {
      name: 'till-step-changed',
      description: 'Another step is shown because the shopper went on or back.',
      detail: "{ step: 'shipping' | 'payment' }",
    },
    {
      name: 'till-shipping-method-selected',
      description: 'The shopper chose a shipping method.',
      detail: '{ carrierCode: string; methodCode: string }',
    },
    {
      name: 'till-payment-method-selected',
      description: 'The shopper chose a payment method.',
      detail: '{ code: string }',
    },
    {
      name: 'till-coupon-applied',
      description: 'The server accepted the shopper’s coupon.',
      detail: '{ code: string }',
    },
    {
      name: 'till-coupon-removed',
      description: 'The server took the coupon off, as the shopper asked.',
      detail: '{ code: string }',
    },
    {
      name: 'till-order-placed',
      description: 'The order exists; the success page opens next.',
      detail: '{ orderId: number | null }',
    },
  ],
  cssProperties: [
    {
      name: '--till-sticky-top',
      description: 'Room above the summary that scrolls along, e.g. the height of a sticky header.',
      default: '0px',
    },
  ],
  fallback: 'A loading indicator, or a link back to the cart for pages without scripts.',
  example: '<till-checkout><a href="/checkout/cart/">Back to the cart</a></till-checkout>',
};
