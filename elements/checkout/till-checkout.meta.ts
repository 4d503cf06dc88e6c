import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-checkout>`. */
export const checkoutMeta: ElementMeta = {
  tag: 'till-checkout',
  area: 'checkout',
  file: 'area',
  summary: 'The whole checkout: shipping, review and payment, order summary.',
  description:
    'One page with two steps, addressed by `#shipping` and `#payment`. It reads the configuration of the ' +
    'checkout page (`window.checkoutConfig` and the field configuration) and replaces the stock checkout. All ' +
    'address fields, country rules and agreements are the shop’s own. The layout follows the width of the ' +
    'element, not of the window: one column with the total always visible, or two columns with the summary ' +
    'beside the steps.',
  attributes: {
    withoutSummary: {
      type: 'boolean',
      description:
        'Leaves out the order summary, for pages that place `<till-order-summary>` elsewhere.',
    },
  },
  events: [
    {
      name: 'till-step-changed',
      description: 'The shopper moved to another step.',
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
      description: 'The server removed the coupon at the shopper’s request.',
      detail: '{ code: string }',
    },
    {
      name: 'till-gift-message-saved',
      description: 'The shop saved the shopper’s gift message.',
      detail: '{ itemId: string | null }',
    },
    {
      name: 'till-gift-message-deleted',
      description: 'The shop deleted the gift message at the shopper’s request.',
      detail: '{ itemId: string | null }',
    },
    {
      name: 'till-balance-changed',
      description: 'The shop uses the store credit at the shopper’s request, or no longer.',
      detail: '{ applied: boolean }',
    },
    {
      name: 'till-order-placed',
      description: 'The order was placed; the success page opens next.',
      detail: '{ orderId: number | null }',
    },
  ],
  cssProperties: [
    {
      name: '--till-sticky-top',
      description:
        'Distance from the top of the window at which the sticky summary stops, e.g. the height of a sticky header.',
      default: '0px',
    },
  ],
  fallback: 'A loading indicator, or a link back to the cart for pages without scripts.',
  example: '<till-checkout><a href="/checkout/cart/">Back to the cart</a></till-checkout>',
};
