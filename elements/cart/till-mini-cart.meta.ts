import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-mini-cart>`. */
export const miniCartMeta: ElementMeta = {
  tag: 'till-mini-cart',
  area: 'every',
  file: 'core',
  summary: 'The cart icon in the shop’s header: the number of items, and a drawer with the cart.',
  description:
    'A button with the number of items. It opens a drawer at the inline end of the page (full width on phones) ' +
    'with the cart’s lines, their quantities, the subtotal and links to the cart and the checkout. The cart ' +
    'comes from the shop’s private data, so the element works on cached pages and stays in sync with the rest of ' +
    'the page and with other tabs.',
  attributes: {
    maxItems: {
      type: 'number',
      description:
        'Maximum number of lines in the list; a link opens the cart with the rest. Without it, the shop’s setting.',
    },
    scrollOffset: {
      type: 'number',
      default: 80,
      description:
        'Pixels of the next line that stay visible below the last complete one when the list scrolls.',
    },
    scrollOffsetSingle: {
      type: 'number',
      default: 40,
      description: 'The same for a list that shows a single line.',
    },
    confirmRemoval: {
      type: 'boolean',
      description:
        'Asks for confirmation before a line is removed. Without it the line is removed immediately, and an undo ' +
        'button replaces it.',
    },
  },
  events: [
    { name: 'till-cart-opened', description: 'The shopper opened the drawer.' },
    { name: 'till-cart-closed', description: 'The shopper closed the drawer.' },
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
    {
      name: 'till-checkout-started',
      description: 'The shopper clicked the link to the checkout.',
      detail: '{ count: number; subtotal: number | null }',
      cancels: 'The shopper stays on the page.',
    },
  ],
  cssProperties: [
    {
      name: '--till-mini-cart-color',
      description: 'Colour of the icon, for headers that are not light.',
      default: 'the text colour',
    },
  ],
  fallback: 'A link to the cart page.',
  example: '<till-mini-cart><a href="/checkout/cart/">My Cart</a></till-mini-cart>',
};
