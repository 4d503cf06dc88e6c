import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-mini-cart>`. */
export const miniCartMeta: ElementMeta = {
  tag: 'till-mini-cart',
  area: 'every',
  file: 'core',
  summary: 'The bag in the shop’s header: its count, and a drawer with the cart.',
  description:
    'A button with the number of items. It opens a drawer at the end side of the page (the whole width on phones) with ' +
    'the cart’s lines, their quantities, the subtotal and the ways to the cart and the checkout. The cart is read from ' +
    'the shop’s private data, so the element works on cached pages and stays in step with the rest of the page and ' +
    'with other tabs.',
  attributes: {
    maxItems: {
      type: 'number',
      description:
        'Lines listed at most; the rest is a link to the cart. Without it, the shop’s setting.',
    },
    scrollOffset: {
      type: 'number',
      default: 80,
      description:
        'Pixels of the next line that stay in sight below the last whole one, where the list scrolls.',
    },
    scrollOffsetSingle: {
      type: 'number',
      default: 40,
      description: 'The same for a list of one line.',
    },
    confirmRemoval: {
      type: 'boolean',
      description:
        'Asks before a line is removed. Without it the line goes at once, and its place offers to undo that.',
    },
  },
  events: [
    { name: 'till-cart-opened', description: 'The shopper opened the drawer.' },
    { name: 'till-cart-closed', description: 'The shopper closed the drawer.' },
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
    {
      name: 'till-checkout-started',
      description: 'The shopper follows the link to the checkout.',
      detail: '{ count: number; subtotal: number | null }',
      cancels: 'The page stays.',
    },
  ],
  cssProperties: [
    {
      name: '--till-mini-cart-color',
      description: 'Colour of the bag, where the header is not light.',
      default: 'the text colour',
    },
  ],
  fallback: 'A link to the cart page.',
  example: '<till-mini-cart><a href="/checkout/cart/">My Cart</a></till-mini-cart>',
};
