import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-cart>`. */
export const cartMeta: ElementMeta = {
  tag: 'till-cart',
  area: 'cart',
  file: 'area',
  summary: 'The cart page: lines, coupon, totals and the way to the checkout.',
  description:
    'All lines of the cart with quantities (the buttons act at once, what is typed waits for its own button or for “Update Shopping Cart”), what the server remarks about them, the coupon box and ' +
    'the totals as the server computed them. Beside each other where there is room; on narrow screens one below the ' +
    'other, with the total and the checkout at the bottom edge. The layout follows the width of the element itself.',
  attributes: {
    continueUrl: {
      type: 'string',
      description: 'Where "Continue Shopping" leads. Without it, the shop’s start page.',
    },
    pageSize: {
      type: 'number',
      default: 20,
      description:
        'Lines on one page of a long cart; links with `?p=2` lead to the others. 0 shows all lines.',
    },
    confirmRemoval: {
      type: 'boolean',
      description:
        'Asks before a line is removed. Without it the line goes at once, and its place offers to undo that.',
    },
  },
  events: [
    {
      name: 'till-quantity-changed',
      description: 'The shopper chose another quantity. The server may still refuse it.',
      detail: '{ itemId: string; sku: string; qty: number; previousQty: number }',
    },
    {
      name: 'till-item-removed',
      description: 'The shopper took a line out of the cart.',
      detail: '{ itemId: string; sku: string; qty: number }',
    },
    {
      name: 'till-item-restored',
      description:
        'The shopper wants the removed line back; `itemId` is the one it had. The server may still refuse it.',
      detail: '{ itemId: string; sku: string; qty: number }',
    },
    { name: 'till-cart-cleared', description: 'The shopper emptied the cart, and confirmed it.' },
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
      name: 'till-checkout-started',
      description: 'The shopper follows the link to the checkout.',
      detail: '{ count: number; subtotal: number | null }',
      cancels: 'The page stays.',
    },
  ],
  cssProperties: [
    {
      name: '--till-sticky-top',
      description: 'Room above the summary that scrolls along, e.g. the height of a sticky header.',
      default: '1.5rem',
    },
  ],
  fallback: 'The server’s own cart form.',
  example: '<till-cart continue-url="/collections/"></till-cart>',
};
