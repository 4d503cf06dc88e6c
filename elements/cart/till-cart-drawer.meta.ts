import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-cart-drawer>`. */
export const cartDrawerMeta: ElementMeta = {
  tag: 'till-cart-drawer',
  area: 'cart',
  file: 'own',
  summary: 'The drawer of the mini cart, for a header with a button of its own.',
  description:
    'The drawer of `<till-mini-cart>` without its button, for themes whose header has one that stays. It opens at a press of ' +
    'a button or link inside the element, and on an event of the window that a script of the theme dispatches.',
  attributes: {
    openOn: {
      type: 'string',
      default: 'toggle-cart',
      description:
        'Name of the event of the window that opens the drawer; `detail.isOpen: false` closes it. By default that of Hyvä ' +
        'themes.',
    },
    maxItems: {
      type: 'number',
      description:
        'Maximum number of lines in the list; a link opens the cart with the rest. Without it, the shop’s setting.',
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
  fallback: 'A link to the cart page, or the button of the theme; it stays.',
  example: '<till-cart-drawer><a href="/checkout/cart/">My Cart</a></till-cart-drawer>',
};
