import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-wallets>`. */
export const walletsMeta: ElementMeta = {
  tag: 'till-wallets',
  area: 'content',
  file: 'own',
  summary: 'Wallet buttons for express purchases: Apple Pay, Google Pay, Link.',
  description:
    'Shows the wallets that can pay on the shopper’s device. A press opens the wallet’s own sheet with address, ' +
    'shipping rates and total; confirming it places the order. On a product page the product’s form is checked first ' +
    'and its product bought together with the cart; a sheet that is closed leaves the cart as it was. Each provider has a ' +
    'row of buttons. The provider that comes with Till is configured by the page; a provider that a script registers names ' +
    'its own locations. Where no provider has buttons, the element is empty and loads nothing. ' +
    'Space for one row per provider is reserved, so that nothing moves when the buttons appear. Buttons of the mini cart ' +
    'are omitted on pages with their own buttons.',
  attributes: {
    location: {
      type: 'string',
      tsType: "'product' | 'cart' | 'minicart' | 'checkout'",
      description:
        'The location of the buttons. On a product page put the element near the form’s button.',
    },
    providers: {
      type: 'string',
      description:
        'Codes of providers in the order of their rows, separated by spaces, such as `acme stripe`. Others follow.',
    },
  },
  events: [],
  cssProperties: [
    {
      name: '--till-wallets-height',
      description:
        'Height reserved for each provider’s row; that of the buttons themselves is the shop’s setting.',
      default: '50px',
    },
  ],
  fallback: 'Nothing, or the container of the shop’s own buttons.',
  example: '<till-wallets location="cart"></till-wallets>',
};
