import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-cart>`. */
export const cartMeta: ElementMeta = {
  tag: 'till-cart',
  area: 'cart',
  file: 'area',
  summary: 'The cart page: lines, coupon, totals and the link to the checkout.',
  description:
    'Shows all lines of the cart with their quantities and the server’s messages about them, the coupon box, and ' +
    'the totals as the server computed them. The plus and minus buttons save immediately; a typed quantity is ' +
    'saved with the line’s own button or with “Update Shopping Cart”. The lines and the summary stand side by ' +
    'side where there is room. On narrow screens they are stacked, and the total and the checkout link stay at ' +
    'the bottom edge. The layout follows the width of the element, not of the window.',
  attributes: {
    continueUrl: {
      type: 'string',
      description: 'Where “Continue Shopping” leads. Without it, the shop’s home page.',
    },
    pageSize: {
      type: 'number',
      default: 20,
      description:
        'Lines per page of a long cart; `?p=2` in the address opens the second page. 0 shows all lines.',
    },
    confirmRemoval: {
      type: 'boolean',
      description:
        'Asks for confirmation before a line is removed. Without it the line is removed immediately, and an undo ' +
        'button replaces it.',
    },
  },
  events: [
    {
      name: 'till-quantity-changed',
      description: 'The shopper chose another quantity. The server may still reject it.',
      detail: '{ itemId: string; sku: string; qty: number; previousQty: number }',
    },
    {
      name: 'till-item-removed',
      description: 'The shopper removed a line from the cart.',
      detail: '{ itemId: string; sku: string; qty: number }',
    },
    {
      name: 'till-item-restored',
      description:
        'The shopper undid a removal. `itemId` is the id of the removed line; the server may still reject the ' +
        'request.',
      detail: '{ itemId: string; sku: string; qty: number }',
    },
    { name: 'till-cart-cleared', description: 'The shopper emptied the cart and confirmed it.' },
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
      name: 'till-checkout-started',
      description: 'The shopper clicked the link to the checkout.',
      detail: '{ count: number; subtotal: number | null }',
      cancels: 'The shopper stays on the page.',
    },
  ],
  cssProperties: [
    {
      name: '--till-sticky-top',
      description:
        'Distance from the top of the window at which the sticky summary stops, e.g. the height of a sticky header.',
      default: '1.5rem',
    },
  ],
  fallback: 'The server’s own cart form.',
  example: '<till-cart continue-url="/collections/"></till-cart>',
};
